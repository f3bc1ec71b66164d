import type { SyntheticEvent } from 'react';
import type { UseFormSetError } from 'react-hook-form';
import type { FormValues } from '@/components/forms/client/values';
import { centerAndFocus } from '@/lib/browser/inputs';
import { requiredMessage } from '@/lib/forms/messages';

const inputsIn = (form: HTMLFormElement, state: ':required' | ':invalid') =>
  form.querySelectorAll<HTMLInputElement>(`:is(input, select, textarea)${state}`);

/**
 * Browsers accept a required field that holds blanks alone; from here on they refuse it (docs/decisions.md).
 *
 * @returns the names of the fields that the browser refuses
 */
export function refusedByBrowser(form: HTMLFormElement): string[] {
  for (const input of inputsIn(form, ':required')) {
    const isBlank = input.value !== '' && input.value.trim() === '';
    input.setCustomValidity(isBlank ? requiredMessage : '');
  }
  return [...inputsIn(form, ':invalid')].map(({ name }) => name);
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
