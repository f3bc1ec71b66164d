import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { applyServerRules } from '@/components/forms/checks';
import {
  isEmptySinceSent,
  readDraft,
  startDraft,
  writeDraft,
  writeValues,
  type Draft,
} from '@/components/forms/draft';
import {
  findServerForm,
  moveFocus,
  refocusRadio,
  resizeTextAreas,
} from '@/components/forms/form-dom';
import { edit } from '@/components/forms/submission';
import {
  fillForm,
  isEmptyValue,
  readValues,
  type FormRef,
  type FormValues,
} from '@/components/forms/values';
import { checkedOnChange } from '@/lib/forms/fields-of';
import type { ClientForm } from '@/lib/forms/types';

/**
 * Returns what a form starts with: the form as the server sent it, and the values. They are stored before anything is
 * rendered: a form that breaks then is offered again.
 */
export function readStart(form: ClientForm) {
  const server = findServerForm(form.formId);
  return { server, ...startDraft(form, server?.form) };
}

interface ErrorActions {
  resetErrors: () => void;
  checkField: (name: string) => void;
}

/** Starts a form from its draft, stores what it shows, clears it and undoes that. */
export function useDraft(
  form: ClientForm,
  element: FormRef,
  { server, ...initial }: ReturnType<typeof readStart>,
  { resetErrors, checkField }: ErrorActions,
) {
  const { formId } = form;
  const [isStored, setIsStored] = useState(initial.isStored);
  /** The draft that was just cleared, with its idempotency key. */
  const [cleared, setCleared] = useState<Draft | null>(null);

  function fill(values: FormValues) {
    fillForm(element.current!, values);
    resetErrors();
    resizeTextAreas(element.current!);
    applyServerRules(form, element.current!);
  }

  const store = () => writeValues(formId, readValues(form, element.current));

  /**
   * Fills in the draft around what was typed until now. React hydrates the server's form, unless its HTML is not
   * what it was (a browser has translated the page): then it has rendered the form anew, without its values.
   */
  const start = useEffectEvent(() => {
    const { values } = startDraft(form, server?.form ?? element.current);
    fill(values);
    if (server && server.form !== element.current) moveFocus(server, element.current!);
    refocusRadio();
    for (const name of checkedOnChange(form)) if (!isEmptyValue(values[name])) checkField(name);
  });
  /** Empties a form that was sent: going back to it, browsers fill it in again, some after it was hydrated. */
  const forgetSent = useEffectEvent(() => {
    if (isEmptySinceSent(readDraft(formId))) fill(startDraft(form, element.current).values);
  });
  const storeOnLeave = useEffectEvent(() => void store());
  useLayoutEffect(() => {
    start();
    addEventListener('pageshow', forgetSent);
    addEventListener('pagehide', storeOnLeave);
    return () => {
      removeEventListener('pageshow', forgetSent);
      removeEventListener('pagehide', storeOnLeave);
    };
  }, []);

  return {
    /** Whether a reload finds it. */
    isStored,
    isCleared: cleared !== null,
    /** Stores what the form shows after a change. */
    update() {
      setIsStored(store());
      setCleared(null);
    },
    /** Empties a form that was sent; what was filled in since stays. */
    emptyAfterSuccess() {
      if (isEmptySinceSent(readDraft(formId))) fill(readValues(form));
    },
    toggleCleared() {
      edit(formId);
      setCleared(
        cleared ? null : { ...readDraft(formId), values: readValues(form, element.current) },
      );
      writeDraft(formId, cleared ?? { values: {}, isSent: readDraft(formId).isSent });
      fill(cleared?.values ?? readValues(form));
    },
  };
}
