/** Where the page stands, and what has focus, after something happened in a form. */

/** Puts a field into the middle of the window, where the sticky header does not cover it. */
const center = (field: Element) => field.scrollIntoView({ block: 'center', behavior: 'instant' });

/**
 * Brings the first field in error, in the order of the page, into view and focuses it: together
 * with the banner over the form where both fit, otherwise the field alone, its error with it.
 */
export function focusFirstError(form: HTMLFormElement) {
  const field = form.querySelector('[data-invalid]');
  const input = field?.querySelector<HTMLElement>('input, textarea, select');
  if (!field || !input) return;
  const room = innerHeight - parseFloat(getComputedStyle(form).scrollMarginTop);
  const height = field.getBoundingClientRect().bottom - form.getBoundingClientRect().top;
  if (height < room) form.scrollIntoView({ block: 'start', behavior: 'instant' });
  else center(field);
  input.focus({ preventScroll: true });
}

/** Brings an input into view, its label and error with it, and focuses it. */
export function centerAndFocus(input: HTMLElement) {
  center(input);
  input.focus({ preventScroll: true });
}

/** Brings the form's notice into view, if there is one and it is out of it. */
export function showNotice(form: HTMLFormElement) {
  form.querySelector('[data-tone]')?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/** Lets a text area grow where the browser does not do so by itself (`field-sizing`). */
export function growTextArea(target: EventTarget) {
  if (!(target instanceof HTMLTextAreaElement) || CSS.supports('field-sizing', 'content')) return;
  target.style.height = 'auto';
  target.style.height = `${target.scrollHeight + 4}px`;
}
