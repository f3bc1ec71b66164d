import { requiredMessage } from '@/lib/forms/required-message';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (element: Element): element is Control =>
  'setCustomValidity' in element && 'required' in element;

/** Browsers accept a required field that holds blanks alone; the forms do not (docs/decisions.md). */
export function refuseBlanks(form: HTMLFormElement) {
  for (const control of form.elements) {
    if (!isControl(control) || !control.required) continue;
    const isBlank = control.value !== '' && control.value.trim() === '';
    control.setCustomValidity(isBlank ? requiredMessage : '');
  }
}
