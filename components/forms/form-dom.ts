/** DOM changes that React does not make: focus, scrolling, heights, marks outside the form. */
import type { FormId } from '@/lib/forms/types';

/** Returns the server-rendered form, which the visitor may have started to fill in. */
export function findServerForm(formId: FormId) {
  if (typeof document === 'undefined') return null;
  const form = document.querySelector<HTMLFormElement>(`form[data-form="${formId}"]`);
  return form && { form, focused: document.activeElement };
}

/** Moves focus and caret to the same input of the form that React has rendered in place of the server's. */
export function moveFocus(
  { form, focused }: NonNullable<ReturnType<typeof findServerForm>>,
  to: HTMLFormElement,
) {
  const place = [...form.elements].findIndex((element) => element === focused);
  const next = to.elements[place] as HTMLInputElement | undefined;
  next?.focus({ preventScroll: true });
  const { selectionStart = null, selectionEnd = null } = (focused ?? {}) as HTMLInputElement;
  // Radios and email inputs have no selection and throw when one is set.
  if (selectionStart !== null) next?.setSelectionRange(selectionStart, selectionEnd);
}

export const findInvalidInputs = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement>(':is(input, select, textarea):invalid'),
];

const edge = { block: 'start', behavior: 'instant' } as const;

/**
 * Focuses the first field in error, in the order of the page, and scrolls to it: together with the banner over the form
 * where both fit into the window, otherwise the field alone, its error with it.
 */
export function focusFirstError(form: HTMLFormElement) {
  const field = form.querySelector('[data-invalid]');
  const input = field?.querySelector<HTMLElement>('input, textarea, select');
  if (!field || !input) return form.querySelector('[data-banner]')?.scrollIntoView(edge);
  // Focus first: on phones, it ends the stickiness of the header and the strip.
  input.focus({ preventScroll: true });
  const room = innerHeight - parseFloat(getComputedStyle(form).scrollMarginTop);
  const height = field.getBoundingClientRect().bottom - form.getBoundingClientRect().top;
  (height < room ? form : field).scrollIntoView(edge);
}

/**
 * Focuses the focused radio again. React sets each input's name during hydration; Chromium then treats the focused
 * radio as outside its group, and Tab stops at the group's second radio.
 */
export function refocusRadio() {
  const radio = document.activeElement;
  if (!(radio instanceof HTMLInputElement && radio.matches('[type="radio"]:focus-visible'))) return;
  radio.blur();
  radio.focus({ preventScroll: true });
}

/** Both borders of a text area, in CSS pixels. */
const BORDERS_PX = 4;

/**
 * Grows a text area to fit its text in browsers without `field-sizing`. Never shrinks it: the page would become shorter
 * for a moment and lose its scroll position.
 */
export function growTextArea(textArea: HTMLTextAreaElement) {
  const { scrollHeight, clientHeight, style } = textArea;
  if (CSS.supports('field-sizing', 'content') || scrollHeight <= clientHeight) return;
  style.height = `${scrollHeight + BORDERS_PX}px`;
}

/** Fits all text areas of a form to text that a script filled in. */
export function resizeTextAreas(form: HTMLFormElement) {
  for (const textArea of form.querySelectorAll('textarea')) {
    textArea.style.height = '';
    growTextArea(textArea);
  }
}

/** Marks the finished parts of the form in the lists of parts outside it ([data-parts]). */
export function markFinishedParts(finished: readonly boolean[]) {
  for (const { children } of document.querySelectorAll('[data-parts]'))
    finished.forEach((isFinished, part) =>
      children[part]?.toggleAttribute('data-finished', isFinished),
    );
}
