import type { ComponentType } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { fieldsOf } from '@/lib/forms/fields-of';
import type { ClientForm, Field, TextField } from '@/lib/forms/types';

/** What the answer page fills the fields with, by name; a group of checkboxes as a list. */
export type RenderedValues = Readonly<Record<string, string | readonly string[] | undefined>>;
export type Errors = Readonly<Record<string, string | undefined>>;

/** What the field shell hands to the input it surrounds. */
export interface ControlProps<F extends Field = Field> {
  field: F;
  /** The input's id; a group's first input carries it, so that a link can lead to it. */
  id: string;
  value: string | readonly string[] | undefined;
  /** Checked by the browser itself (`required`), or by us (`aria-required`). */
  native: boolean;
  autoFocus?: boolean | undefined;
  registration?: UseFormRegisterReturn | undefined;
  suggestions?: ComponentType<{ field: TextField }> | undefined;
  /** The accessibility attributes of the whole control, made in one place: the field shell. */
  aria: {
    'aria-invalid': boolean;
    'aria-describedby'?: string;
  };
}

/** The id of every form's thank-you, and the hash that a form sent without JavaScript comes back with. */
export const thankYouId = 'thank-you';
export const thankYouHash = `#${thankYouId}`;

/** The id of a field's input; banner links lead to it. */
export const inputId = (name: string) => `field-${name}`;

/** @returns the fields that have an error, in the order of the page */
export const fieldsInError = (form: Pick<ClientForm, 'groups'>, errors: Errors) =>
  fieldsOf(form).filter(({ name }) => errors[name]);

/** @returns the attributes of an input that is alone in its field, whatever its type */
export const inputProps = ({
  field,
  id,
  value,
  native,
  aria,
  autoFocus,
  registration,
}: ControlProps) => ({
  id,
  name: field.name,
  defaultValue: value as string | undefined,
  autoFocus,
  // To the browser, or to assistive technology alone.
  ...(!field.optional && (native ? { required: true } : { 'aria-required': true })),
  ...aria,
  ...registration,
});
