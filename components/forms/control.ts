import type { AriaAttributes, ComponentType } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { listFields } from '@/lib/forms/list-fields';
import type { ClientForm, Field, TextField } from '@/lib/forms/types';

/** The values on the result page (app/api/[formId]/result-page.tsx), by field name; a list for checkboxes. */
export type RenderedValues = Readonly<Record<string, string | readonly string[] | undefined>>;
export type Errors = Readonly<Record<string, string | undefined>>;

/** The props of a field's input. */
export interface ControlProps<F extends Field = Field> {
  field: F;
  /** For radios and checkboxes, only the first input gets `id` and `autoFocus`. */
  attributes: AriaAttributes &
    Partial<UseFormRegisterReturn> & {
      id: string;
      autoFocus: boolean;
      defaultValue: string | readonly string[] | undefined;
    };
  SuggestionButtons?: ComponentType<{ field: TextField }> | undefined;
}

/** The id of the thank-you on every form's page. Without JavaScript, the hash opens it. */
export const thankYouId = 'thank-you';
export const thankYouHash = `#${thankYouId}`;

/** Returns the id of a field's input, for links in the error banner. */
export const getInputId = (name: string) => `field-${name}`;

/** Returns the fields that have an error, in the order of the page. */
export const findInvalidFields = (form: Pick<ClientForm, 'parts'>, errors: Errors) =>
  listFields(form).filter(({ name }) => errors[name]);
