/**
 * Builds the schema of a form from its fields, for the browser and the server. Each check takes input of any type, so
 * that a value of the wrong type gets the field's own message.
 */
import { z } from 'zod/mini';
import { checks } from '@/lib/forms/checks';
import { cleanText, isBlankText, type FieldWithText } from '@/lib/forms/clean-text';
import { fieldMessages } from '@/lib/forms/field-messages';
import { listFields } from '@/lib/forms/list-fields';
import { parseNumber } from '@/lib/forms/numbers';
import type { ChoiceField, Field, FormDefinition, NumberField, TextField } from '@/lib/forms/types';

// The Content Security Policy forbids the code that zod would otherwise generate.
z.config({ jitless: true });

type FormSchema = z.ZodMiniType<Record<string, unknown>, Record<string, unknown>>;

function createText(field: FieldWithText) {
  const { optional, missingMessage = fieldMessages.required } = field;
  const text = z.string(missingMessage).check(z.overwrite((value) => cleanText(value, field)));
  return z.pipe(
    z.transform((value: unknown) => (typeof value === 'number' ? `${value}` : (value ?? ''))),
    optional ? text : text.check(z.minLength(1, missingMessage)),
  );
}

function createCheckedText(field: TextField) {
  const text = createText(field);
  if (!field.check) return text;
  const { check } = field;
  const isAccepted = (value: string) =>
    (field.optional && value === '') || checks[check].pattern.test(value);
  return text.check(z.refine(isAccepted, field.message ?? fieldMessages[check]));
}

function createNumber(field: NumberField) {
  const { min, max } = field;
  return z
    .pipe(
      createText(field),
      z.transform((text) => parseNumber(text, field.acceptsRoughCount)),
    )
    .check(
      z.refine((value) => !Number.isNaN(value), {
        error: fieldMessages.number,
        abort: true,
      }),
      z.refine((value) => value >= min && value <= max, fieldMessages.range(min, max)),
    );
}

function createChoice({ options, optional, missingMessage = fieldMessages.required }: ChoiceField) {
  const values = options.map(({ value }) => value);
  return z.pipe(
    z.transform((value: unknown) =>
      typeof value === 'string' && isBlankText(value) ? '' : (value ?? ''),
    ),
    z.enum(optional ? ['', ...values] : values, missingMessage),
  );
}

/** Accepts 0 (N/A) to 5, as a number or as text. */
const createRating = (missingMessage: string = fieldMessages.rating) =>
  z.pipe(
    z.transform((value) => (typeof value === 'number' ? `${value}` : value)),
    z.pipe(z.enum(['0', '1', '2', '3', '4', '5'], missingMessage), z.transform(Number)),
  );

/** Accepts any number of the values. Converts a single value to a list of one, a missing value to an empty list. */
const createCheckboxes = (values: readonly string[]) =>
  z.pipe(
    z.transform((value: unknown) =>
      [value ?? ''].flat().filter((single: unknown) => single !== ''),
    ),
    // One check for the whole list instead of one for each item, because a body can contain thousands of wrong items.
    z.custom<string[]>(
      (list) => (list as unknown[]).every((value) => values.includes(value as string)),
      fieldMessages.required,
    ),
  );

function createFieldSchema(field: Field) {
  switch (field.type) {
    case 'rating':
      return createRating(field.missingMessage);
    case 'checkboxes':
      return createCheckboxes(field.options.map(({ value }) => value));
    case 'select':
    case 'radio':
      return createChoice(field);
    case 'number':
      return createNumber(field);
    case 'textarea':
      return createText(field);
    default:
      return createCheckedText(field);
  }
}

/** Returns the schema of an object with the form's values by field name. */
export const createSchema = (fields: readonly Field[]): FormSchema =>
  z.object(Object.fromEntries(fields.map((field) => [field.name, createFieldSchema(field)])));

const schemas = new WeakMap<FormDefinition, FormSchema>();

/** Returns the schema of a form, which is created at the first call because creating it takes longer than using it. */
export function getSchema(form: FormDefinition): FormSchema {
  const schema = schemas.get(form) ?? createSchema(listFields(form));
  schemas.set(form, schema);
  return schema;
}
