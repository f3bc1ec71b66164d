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
export function useDraft(form: FormDefinition, formRef: FormRef) {
  const { formId } = form;
  const [finished, setFinished] = useState<readonly boolean[]>([]);
  // If an extension has changed the page, React replaces the server's form element by one without values.
  const [serverElement] = useState(() => findFormElement(form));

  function showFinishedParts(values: FormValues) {
    const next = findFinishedParts(form, values);
    setFinished((current) => (isEqual(current, next) ? current : next));
  }

  function fill(values: FormValues) {
    if (!formRef.current) return;
    fillForm(formRef.current, values);
    showFinishedParts(values);
  }

  function saveDraft() {
    const values = readValues(form, formRef.current);
    writeDraft(formId, values);
    showFinishedParts(values);
  }

  /** What the visitor has typed before hydration wins over the draft. */
  const fillFromDraft = useEffectEvent(() => {
    const values = readValues(form, serverElement ?? formRef.current);
    const draft = readDraft(formId);
    for (const name in values)
      if (isEmpty(values[name])) values[name] = draft[name] ?? values[name]!;
    fill(values);
    saveDraft();
  });
  /** Stores what autofill wrote, because it writes without events. */
  const saveOnLeave = useEffectEvent(saveDraft);
  useEffect(() => {
    fillFromDraft();
    addEventListener('pagehide', saveOnLeave);
    return () => removeEventListener('pagehide', saveOnLeave);
  }, []);
  // Following a link fires no pagehide. The form element still exists when a layout effect ends.
  useLayoutEffect(() => () => saveOnLeave(), []);

  return {
    /** Whether each part of the form is finished. */
    finished,

    save: saveDraft,

    /** Empties the form and its draft, unless the visitor has changed these values meanwhile. */
    clearIfUnchanged(values: FormValues) {
      if (isEqual(readDraft(formId), values)) clearDraft(formId);
      if (isEqual(readValues(form, formRef.current), values)) fill(readValues(form));
    },
  };
}
