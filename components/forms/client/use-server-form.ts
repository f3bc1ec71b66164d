import { useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';
import type { FormId } from '@/lib/forms/types';

/** Moves focus and caret to the input at the same place of another form. */
function moveFocus(input: Element | null, from: HTMLFormElement, to: HTMLFormElement) {
  const place = [...from.elements].findIndex((element) => element === input);
  const next = to.elements[place] as HTMLInputElement | undefined;
  next?.focus({ preventScroll: true });
  const { selectionStart = null, selectionEnd = null } = (input ?? {}) as HTMLInputElement;
  // Inputs without a caret (radios, e-mail addresses) have no selection, and refuse one.
  if (selectionStart !== null) next?.setSelectionRange(selectionStart, selectionEnd);
}

/** @returns the form as it came from the server, which the visitor may have filled in already */
export function useServerForm(call: FormId) {
  const [server] = useState(() => {
    if (typeof document === 'undefined') return { form: null, focused: null };
    const form = document.querySelector<HTMLFormElement>(`form[data-form="${call}"]`);
    return { form, focused: document.activeElement };
  });
  return server;
}

/**
 * React hydrates the server's form, unless its HTML is not what it was (a browser has translated the
 * page): then React renders the form anew, and what was typed, focus and caret are carried over.
 */
export function useCarryOver(
  { form, focused }: ReturnType<typeof useServerForm>,
  element: RefObject<HTMLFormElement | null>,
  carryOver: () => void,
) {
  const compare = useEffectEvent(() => {
    if (!form || !element.current || form === element.current) return;
    carryOver();
    moveFocus(focused, form, element.current);
  });
  useLayoutEffect(() => compare(), []);
}
