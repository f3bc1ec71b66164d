import { listFields } from '@/lib/forms/list-fields';
import type { Field, FormDefinition } from '@/lib/forms/types';

/** The values on the result page (app/api/[formId]/result-page.tsx), by field name; a list for checkboxes. */
export type RenderedValues = Readonly<Record<string, string | readonly string[] | undefined>>;
export type Errors = Readonly<Record<string, string | undefined>>;

/** The id of the thank-you on every form's page. Without JavaScript, the hash opens it. */
export const thankYouId = 'thank-you';
export const thankYouHash = `#${thankYouId}`;

/** Returns the id of a field's input, for links in the error banner. */
export const getInputId = (name: string) => `field-${name}`;

/** Returns the id of a part of the form, for links. */
export const getPartId = (index: number) => `part-${index + 1}`;

/** Returns the fields that have an error, in the order of the page. */
export const findInvalidFields = (form: Pick<FormDefinition, 'parts'>, errors: Errors): Field[] =>
  listFields(form).filter(({ name }) => errors[name]);
