/** JSON Schemas of the submissions, made from the forms' zod schemas and fields. */
import { toJSONSchema } from 'zod';
import { fieldsOf } from '@/lib/forms/fields-of';
import type { Field, FormDefinition } from '@/lib/forms/types';

export type JsonSchema = Record<string, unknown>;

/**
 * What zod cannot say about a rule that transforms its value: the type that comes out, and the
 * options of a choice.
 */
function fromField(field: Field): JsonSchema {
  switch (field.type) {
    case 'rating':
      return { type: 'integer', minimum: 0, maximum: 5, description: '0 stands for N/A.' };
    case 'number':
      return { type: 'integer' };
    case 'select':
    case 'radio':
      return { type: 'string', enum: field.options.map(({ value }) => value) };
    case 'checkboxes':
      return {
        type: 'array',
        items: { type: 'string', enum: field.options.map(({ value }) => value) },
      };
    default:
      return {};
  }
}

/** @returns the zod schema of each field as JSON Schema, and the field's own facts, by form name */
function propertiesOf(form: FormDefinition): Record<string, JsonSchema> {
  const { properties = {} } = toJSONSchema(form.schema, { io: 'output', unrepresentable: 'any' });
  return Object.fromEntries(
    fieldsOf(form).map((field) => [
      field.name,
      { title: field.label, ...(properties[field.name] as JsonSchema), ...fromField(field) },
    ]),
  );
}

/**
 * @param form any form
 * @returns what the upstream receives: every field is there, an optional one as `""` or `[]`
 */
export function upstreamSchema(form: FormDefinition): JsonSchema {
  const renamed = Object.entries(propertiesOf(form)).map(
    ([name, schema]) => [form.sentAs?.[name] ?? name, schema] as const,
  );
  return {
    type: 'object',
    properties: Object.fromEntries(renamed),
    required: renamed.map(([name]) => name),
    additionalProperties: false,
  };
}

/**
 * @param form any form
 * @returns what the site accepts: optional fields may be absent, numbers may be strings, text is
 *   trimmed, unknown fields are dropped
 */
export function browserSchema(form: FormDefinition): JsonSchema {
  const properties = Object.entries(propertiesOf(form)).map(([name, schema]) => {
    const { type, title, ...rest } = schema;
    return [name, type === 'integer' ? { title, type: ['integer', 'string'], ...rest } : schema];
  });
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    required: fieldsOf(form)
      .filter(({ optional }) => !optional)
      .map(({ name }) => name),
  };
}
