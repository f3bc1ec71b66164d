import type { AriaAttributes, ComponentType } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { fieldsOf } from '@/lib/forms/fields-of';
import type { ClientForm, Field, TextField } from '@/lib/forms/types';

/** What the answer page fills the fields with, by name; a group of checkboxes as a list. */
export type RenderedValues = Readonly<Record<string, string | readonly string[] | undefined>>;
export type Errors = Readonly<Record<string, string | undefined>>;

/** What the field shell hands to the input it surrounds. */
export interface ControlProps<F extends Field = Field> {
  field: F;
  /** Of the input. Of a group, each has them, but for `id` and `autoFocus`: they are its first input's. */
  attributes: AriaAttributes &
    Partial<UseFormRegisterReturn> & {
      id: string;
      autoFocus: boolean;
      defaultValue: string | readonly string[] | undefined;
    };
  suggestions?: ComponentType<{ field: TextField }>;
}

/** The id of every form's thank-you, and the hash that a form sent without JavaScript comes back with. */
export const thankYouId = 'thank-you';
export const thankYouHash = `#${thankYouId}`;

/** The id of a field's input; banner links lead to it. */
export const inputId = (name: string) => `field-${name}`;

/** @returns the fields that have an error, in the order of the page */
export const fieldsInError = (form: Pick<ClientForm, 'groups'>, errors: Errors) =>
  fieldsOf(form).filter(({ name }) => errors[name]);
