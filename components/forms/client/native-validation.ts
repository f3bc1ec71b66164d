import type { SyntheticEvent } from 'react';
import type { UseFormSetError } from 'react-hook-form';
import type { FormValues } from '@/components/forms/client/values';
import { centerAndFocus } from '@/lib/browser/inputs';
import { fieldsOf } from '@/lib/forms/fields-of';
import { isBlankText, removeInvisible } from '@/lib/forms/invisible';
import { requiredMessage } from '@/lib/forms/messages';
import type { ClientForm } from '@/lib/forms/types';

const inputsIn = (form: HTMLFormElement, state = '') =>
  form.querySelectorAll<HTMLInputElement>(`:is(input, select, textarea)${state}`);

/** Returns the message for a value that the browser accepts and the server refuses; '' for others. */
function serverMessage({ type, value, required, validity }: HTMLInputElement, hint = ''): string {
  // Browsers take `10.000` for 10, and `1e4` for a whole number.
  if (type === 'number' && (validity.badInput || /\D/.test(value))) return hint;
  return required && value !== '' && isBlankText(value) ? requiredMessage : '';
}

/**
 * Makes the browser's own checks as strict as the server's, and removes invisible characters from email addresses,
 * which browsers refuse without a reason that a visitor could see.
 *
 * @returns the names of the fields that the browser refuses
 */
export function refusedByBrowser(form: ClientForm, element: HTMLFormElement): string[] {
  const hints = new Map(fieldsOf(form).map(({ name, hint }) => [name, hint]));
  for (const input of inputsIn(element)) {
    const { type, value, name } = input;
    if (type === 'email' && removeInvisible(value) !== value) input.value = removeInvisible(value);
    input.setCustomValidity(serverMessage(input, hints.get(name)));
  }
  return [...inputsIn(element, ':invalid')].map(({ name }) => name);
}

/**
 * Shows what the browser refuses at its fields, as on the other forms; the browser's own bubble would
 * cover the next label. Each refused input has an `invalid` event of its own. The first sets all
 * errors, so that they render once.
 */
export function refuseInvalid(
  event: SyntheticEvent<HTMLFormElement>,
  setError: UseFormSetError<FormValues>,
) {
  event.preventDefault();
  const refused = inputsIn(event.currentTarget, ':invalid');
  const [first] = refused;
  if (!first || event.target !== first) return;
  for (const { name, validationMessage } of refused) setError(name, { message: validationMessage });
  centerAndFocus(first);
}
