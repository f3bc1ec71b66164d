/** Example answers to a form, derived from its definition. */
import { getForm } from '@/e2e/testing/forms';
import { checks } from '@/lib/forms/checks';
import { listFields } from '@/lib/forms/list-fields';
import type { Field, FormDefinition, FormId } from '@/lib/forms/types';

/** A visitor's answer to a question. */
export interface Answer {
  field: Field;
  /** The field's label on the page. */
  label: string;
  /** The typed text, or the `value` of the chosen options. */
  value: string | string[];
  /** The value that the upstream receives. */
  sent: unknown;
}

/** Returns what a visitor types or chooses. */
function createValue(field: Field, index: number, word: string): string | string[] {
  switch (field.type) {
    case 'number':
      return `${field.max}`;
    case 'textarea':
      return `${field.label}:\n${word}`;
    case 'rating':
      return `${index % 6}`;
    case 'checkboxes':
      return [field.options[0]!, field.options.at(-1)!].map(({ value }) => value);
    case 'select':
    case 'radio':
      return field.options.at(-1)!.value;
    default:
      return field.check
        ? checks[field.check].example.replace('ada', word)
        : `${field.name} ${word}`;
  }
}

/** @param word is part of every answer that is text, unless the example of its `check` lacks `ada`; the email address is `word@example.edu` */
export const createAnswers = (form: FormDefinition, word = 'ada'): Answer[] =>
  listFields(form).map((field, index) => {
    const value = createValue(field, index, word);
    const isNumber = field.type === 'number' || field.type === 'rating';
    return {
      field,
      label: field.optional ? `${field.label} (optional)` : field.label,
      value,
      sent: isNumber ? Number(value) : value,
    };
  });

/** Returns the values that the browser posts, by field name. */
export const createValues = (formId: FormId, word?: string): Record<string, unknown> =>
  Object.fromEntries(
    createAnswers(getForm(formId), word).map(({ field, value }) => [field.name, value]),
  );

/** Returns the body that the upstream receives. */
export const createSentValues = (formId: FormId, word?: string): Record<string, unknown> =>
  Object.fromEntries(
    createAnswers(getForm(formId), word).map(({ field, sent }) => [
      field.sentAs ?? field.name,
      sent,
    ]),
  );
