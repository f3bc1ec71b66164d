import { useEffectEvent, useLayoutEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import {
  isEmptySinceSent,
  readDraft,
  mergeDraft,
  writeDraft,
  writeValues,
  type Draft,
} from '@/components/forms/draft';
import {
  findServerForm,
  moveFocus,
  fixRadioTabOrder,
  resizeTextAreas,
} from '@/components/forms/form-dom';
import { returnToEditing } from '@/components/forms/submission';
import { isEmptyValue, readValues, type FormRef, type FormValues } from '@/components/forms/values';
import { listFieldsCheckedOnChange } from '@/lib/forms/list-fields';
import type { ClientForm } from '@/lib/forms/types';

/**
 * Merges the server-rendered form with the draft. Stores the result before the first render, so that a reload restores
 * it if rendering fails.
 */
export function readInitialState(form: ClientForm) {
  const serverRendered = findServerForm(form.formId);
  return { serverRendered, ...mergeDraft(form, serverRendered?.form) };
}

/** Fills a form from its draft, stores changes, and clears and restores the form. */
export function useDraft(
  form: ClientForm,
  element: FormRef,
  { serverRendered, ...initial }: ReturnType<typeof readInitialState>,
  { reset, trigger }: Pick<UseFormReturn<FormValues, FormRef>, 'reset' | 'trigger'>,
) {
  const { formId } = form;
  const [isStored, setIsStored] = useState(initial.isStored);
  /** The cleared draft with its idempotency key, until it is restored or the form changes. */
  const [clearedDraft, setClearedDraft] = useState<Draft | null>(null);

  function fill(values: FormValues) {
    reset(values, { keepFieldsRef: true });
    resizeTextAreas(element.current!);
  }

  const store = () => writeValues(formId, readValues(form, element.current));

  /**
   * Fills the form from the draft. If the browser translated the page before hydration, React has replaced the
   * server-rendered form. The values and the focus then come from the replaced form.
   */
  const restoreDraft = useEffectEvent(() => {
    const { values } = mergeDraft(form, serverRendered?.form ?? element.current);
    fill(values);
    if (serverRendered && serverRendered.form !== element.current)
      moveFocus(serverRendered, element.current!);
    fixRadioTabOrder();
    for (const name of listFieldsCheckedOnChange(form))
      if (!isEmptyValue(values[name])) void trigger(name);
  });
  /** Empties a form that was sent, because browsers refill it on Back, some of them after hydration. */
  const emptyIfSent = useEffectEvent(() => {
    if (isEmptySinceSent(readDraft(formId))) fill(mergeDraft(form, element.current).values);
  });
  const storeOnLeave = useEffectEvent(() => void store());
  useLayoutEffect(() => {
    restoreDraft();
    addEventListener('pageshow', emptyIfSent);
    addEventListener('pagehide', storeOnLeave);
    return () => {
      removeEventListener('pageshow', emptyIfSent);
      removeEventListener('pagehide', storeOnLeave);
    };
  }, []);

  return {
    isStored,
    isCleared: clearedDraft !== null,
    /** Stores the form's values after a change. */
    storeChange() {
      setIsStored(store());
      setClearedDraft(null);
    },
    /** Empties a form after its submission, unless something was filled in since. */
    emptyAfterSuccess() {
      if (isEmptySinceSent(readDraft(formId))) fill(readValues(form));
    },
    toggleCleared() {
      returnToEditing(formId);
      setClearedDraft(
        clearedDraft ? null : { ...readDraft(formId), values: readValues(form, element.current) },
      );
      writeDraft(formId, clearedDraft ?? { values: {}, isSent: readDraft(formId).isSent });
      fill(clearedDraft?.values ?? readValues(form));
    },
  };
}
