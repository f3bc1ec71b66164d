import type { FormId } from '@/lib/forms/types';

/** @returns the form as it came from the server, which the visitor may have filled in already */
export function findServerForm(call: FormId) {
  if (typeof document === 'undefined') return null;
  const form = document.querySelector<HTMLFormElement>(`form[data-form="${call}"]`);
  return form && { form, focused: document.activeElement };
}

/** Moves focus and caret to the input at the same place of the form that React has rendered in its place. */
export function moveFocus(
  { form, focused }: NonNullable<ReturnType<typeof findServerForm>>,
  to: HTMLFormElement,
) {
  const place = [...form.elements].findIndex((element) => element === focused);
  const next = to.elements[place] as HTMLInputElement | undefined;
  next?.focus({ preventScroll: true });
  const { selectionStart = null, selectionEnd = null } = (focused ?? {}) as HTMLInputElement;
  // Inputs without a caret (radios, e-mail addresses) have no selection, and refuse one.
  if (selectionStart !== null) next?.setSelectionRange(selectionStart, selectionEnd);
}
