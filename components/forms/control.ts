import type { AriaAttributes, ComponentType } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { listFields } from '@/lib/forms/list-fields';
import type { ClientForm, Field, TextField } from '@/lib/forms/types';

/** The values that the answer page renders, by field name; a list for checkboxes. */
export type RenderedValues = Readonly<Record<string, string | readonly string[] | undefined>>;
export type Errors = Readonly<Record<string, string | undefined>>;

/** What a field passes to its input. */
export interface ControlProps<F extends Field = Field> {
  field: F;
  /** Every input of a group gets these; only the first gets `id` and `autoFocus`. */
  attributes: AriaAttributes &
    Partial<UseFormRegisterReturn> & {
      id: string;
      autoFocus: boolean;
      defaultValue: string | readonly string[] | undefined;
    };
  suggestions?: ComponentType<{ field: TextField }>;
}

/** The id of every thank-you; without JavaScript, the hash that opens it. */
export const thankYouId = 'thank-you';
export const thankYouHash = `#${thankYouId}`;

/** The id of a field's input; banner links lead to it. */
export const getInputId = (name: string) => `field-${name}`;

/** Returns the fields that have an error, in the order of the page. */
export const findInvalidFields = (form: Pick<ClientForm, 'groups'>, errors: Errors) =>
  listFields(form).filter(({ name }) => errors[name]);
