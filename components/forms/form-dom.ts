/** Changes the DOM where React does not: focus, scrolling, heights, and marks of finished parts outside the form. */
import type { FormId } from '@/lib/forms/types';

/** Returns the server-rendered form, which the visitor may already have filled in, and the focused element. */
export function findServerForm(formId: FormId) {
  if (typeof document === 'undefined') return null;
  const form = document.querySelector<HTMLFormElement>(`form[data-form="${formId}"]`);
  return form && { form, focused: document.activeElement };
}

/** Moves focus and caret from the server-rendered form to the same input of the form that replaced it. */
export function moveFocus(
  { form, focused }: NonNullable<ReturnType<typeof findServerForm>>,
  to: HTMLFormElement,
) {
  const index = [...form.elements].findIndex((element) => element === focused);
  const next = to.elements[index] as HTMLInputElement | undefined;
  next?.focus({ preventScroll: true });
  const { selectionStart = null, selectionEnd = null } = (focused ?? {}) as HTMLInputElement;
  // Radios and email inputs have no selection and throw when one is set.
  if (selectionStart !== null) next?.setSelectionRange(selectionStart, selectionEnd);
}

export const findInvalidInputs = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement>(':is(input, select, textarea):invalid'),
];

const scrollToStart = { block: 'start', behavior: 'instant' } as const;

/** Focuses the first field in error and scrolls to the form's top, or to the field if it would be off the screen. */
export function focusFirstError(form: HTMLFormElement) {
  const field = form.querySelector('[data-invalid]');
  const input = field?.querySelector<HTMLElement>('input, textarea, select');
  if (!field || !input) return form.querySelector('[data-banner]')?.scrollIntoView(scrollToStart);
  // Focus before measuring: on phones, a field with focus makes the header and the strip non-sticky, which frees room.
  input.focus({ preventScroll: true });
  const room = innerHeight - parseFloat(getComputedStyle(form).scrollMarginTop);
  const height = field.getBoundingClientRect().bottom - form.getBoundingClientRect().top;
  (height < room ? form : field).scrollIntoView(scrollToStart);
}

/**
 * Focuses the focused radio again. Hydration sets the name of each input. Chromium then treats a focused radio as
 * outside its group, and Tab would stop at the next radio of the group.
 */
export function fixRadioTabOrder() {
  const radio = document.activeElement;
  if (!(radio instanceof HTMLInputElement && radio.matches('[type="radio"]:focus-visible'))) return;
  radio.blur();
  radio.focus({ preventScroll: true });
}

/** The top and bottom borders of a text area, in CSS pixels. */
const BORDERS_PX = 4;

/**
 * Grows a text area to fit its text, for browsers without `field-sizing`. Never shrinks it, because measuring would
 * briefly shorten the page and lose its scroll position.
 */
export function growTextArea(textArea: HTMLTextAreaElement) {
  const { scrollHeight, clientHeight, style } = textArea;
  if (CSS.supports('field-sizing', 'content') || scrollHeight <= clientHeight) return;
  style.height = `${scrollHeight + BORDERS_PX}px`;
}

/** Resizes all text areas of a form to fit text that a script filled in. */
export function resizeTextAreas(form: HTMLFormElement) {
  for (const textArea of form.querySelectorAll('textarea')) {
    textArea.style.height = '';
    growTextArea(textArea);
  }
}

/** Sets `data-finished` in the lists outside the form that name its parts (`[data-parts]`). */
export function markFinishedParts(finished: readonly boolean[]) {
  for (const { children } of document.querySelectorAll('[data-parts]'))
    finished.forEach((isFinished, part) =>
      children[part]?.toggleAttribute('data-finished', isFinished),
    );
}
