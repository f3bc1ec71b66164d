import { requiredMessage } from '@/lib/forms/required-message';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (element: Element): element is Control =>
  'setCustomValidity' in element && 'required' in element;

/** @returns whether a field holds nothing: no text, no choice */
export const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  // What react-hook-form says of checkboxes when none was touched.
  value === false ||
  (Array.isArray(value) && !value.length);

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
  else field.scrollIntoView({ block: 'center', behavior: 'instant' });
  input.focus({ preventScroll: true });
}

/** Brings the form's notice into view, if there is one and it is out of it. */
export function showNotice(form: HTMLFormElement) {
  form.querySelector('[data-tone]')?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/** Browsers take a blank for an answer; the specification does not (section 5). */
export function refuseBlanks(form: HTMLFormElement) {
  for (const control of form.elements) {
    if (!isControl(control) || !control.required) continue;
    const isBlank = control.value !== '' && control.value.trim() === '';
    control.setCustomValidity(isBlank ? requiredMessage : '');
  }
}

/** Lets a text area grow where the browser does not do so by itself (`field-sizing`). */
export function growTextArea(target: EventTarget) {
  if (!(target instanceof HTMLTextAreaElement) || CSS.supports('field-sizing', 'content')) return;
  target.style.height = 'auto';
  target.style.height = `${target.scrollHeight + 4}px`;
}
