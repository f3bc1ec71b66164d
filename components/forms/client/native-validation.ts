import type { SyntheticEvent } from 'react';
import type { UseFormSetError } from 'react-hook-form';
import type { FormValues } from '@/components/forms/client/values';
import { centerAndFocus } from '@/lib/browser/inputs';
import { requiredMessage } from '@/lib/forms/messages';

const inputs = ':is(input, select, textarea)';

/** Browsers accept a required field that holds blanks alone; the forms do not (docs/decisions.md). */
export function refuseBlanks(form: HTMLFormElement) {
  for (const input of form.querySelectorAll<HTMLInputElement>(`${inputs}:required`)) {
    const isBlank = input.value !== '' && input.value.trim() === '';
    input.setCustomValidity(isBlank ? requiredMessage : '');
  }
}

/** @returns the names of the fields that the browser would refuse */
export const namesOfInvalid = (form: HTMLFormElement | null) =>
  [...(form?.querySelectorAll<HTMLInputElement>(`${inputs}:invalid`) ?? [])].map(
    ({ name }) => name,
  );

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
  const refused = event.currentTarget.querySelectorAll<HTMLInputElement>(`${inputs}:invalid`);
  const [first] = refused;
  if (!first || event.target !== first) return;
  for (const { name, validationMessage } of refused) setError(name, { message: validationMessage });
  centerAndFocus(first);
}
