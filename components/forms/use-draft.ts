import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { clearDraft, readDraft, writeDraft } from '@/components/forms/draft';
import {
  fillForm,
  findFormElement,
  findFinishedParts,
  isEmpty,
  isEqual,
  readValues,
  type FormRef,
  type FormValues,
} from '@/components/forms/values';
import type { FormDefinition } from '@/lib/forms/types';

/** Fills the form element from its draft, and stores its values in the draft. */
export function useDraft(form: FormDefinition, element: FormRef) {
  const { formId } = form;
  const [finished, setFinished] = useState<readonly boolean[]>([]);
  // If an extension has changed the page, React replaces the server's form element by one without values.
  const [serverElement] = useState(() => findFormElement(form));

  function showFinishedParts(values: FormValues) {
    const next = findFinishedParts(form, values);
    setFinished((current) => (isEqual(current, next) ? current : next));
  }

  function fill(values: FormValues) {
    if (!element.current) return;
    fillForm(element.current, values);
    showFinishedParts(values);
  }

  function store() {
    const values = readValues(form, element.current);
    writeDraft(formId, values);
    showFinishedParts(values);
  }

  /** What the visitor has typed before hydration wins over the draft. */
  const fillFromDraft = useEffectEvent(() => {
    const values = readValues(form, serverElement ?? element.current);
    const draft = readDraft(formId);
    for (const name in values)
      if (isEmpty(values[name])) values[name] = draft[name] ?? values[name]!;
    fill(values);
    store();
  });
  /** Stores what autofill wrote, because it writes without events. */
  const storeOnLeave = useEffectEvent(store);
  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- The server does not know the draft.
    fillFromDraft();
    addEventListener('pagehide', storeOnLeave);
    return () => removeEventListener('pagehide', storeOnLeave);
  }, []);
  // Following a link fires no pagehide. The form element still exists when a layout effect ends.
  useLayoutEffect(() => () => storeOnLeave(), []);

  return {
    /** Whether each part of the form is finished. */
    finished,

    onChange: store,

    /** Empties the form and its draft after these values were sent, unless the visitor has changed them meanwhile. */
    onSent(values: FormValues) {
      if (isEqual(readDraft(formId), values)) clearDraft(formId);
      if (isEqual(readValues(form, element.current), values)) fill(readValues(form));
    },
  };
}
