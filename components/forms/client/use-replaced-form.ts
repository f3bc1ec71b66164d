import { useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';
import { readValues, type FormValues } from '@/components/forms/client/values';
import { formElement } from '@/components/forms/client/when-needed';
import type { ClientForm } from '@/lib/forms/types';

/** Moves focus and caret to the input at the same place of another form. */
function moveFocus(input: Element | null, from: HTMLFormElement, to: HTMLFormElement) {
  const place = [...from.elements].findIndex((element) => element === input);
  const next = to.elements[place];
  if (!(next instanceof HTMLElement)) return;
  next.focus({ preventScroll: true });
  if (!(input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)) return;
  // Inputs without a caret (radios, e-mail addresses) have no selection, and refuse one.
  if (input.selectionStart !== null)
    (next as typeof input).setSelectionRange(input.selectionStart, input.selectionEnd);
}

/**
 * Where the server's HTML is not what it was (a browser has translated the page), React cannot hydrate
 * it and renders the form anew. What was typed, focus and caret are then carried over.
 *
 * @param form the form
 * @param element the form that React rendered
 * @param resetTo writes values into it
 */
export function useReplacedForm(
  form: ClientForm,
  element: RefObject<HTMLFormElement | null>,
  resetTo: (values: FormValues) => void,
) {
  const [server] = useState(() =>
    typeof document === 'undefined'
      ? null
      : { element: formElement(form.call), focused: document.activeElement },
  );
  const carryOver = useEffectEvent(() => {
    const from = server?.element;
    const to = element.current;
    if (!from || !to || from === to) return;
    resetTo(readValues(form, from));
    moveFocus(server.focused, from, to);
  });
  useLayoutEffect(() => carryOver(), []);
}
