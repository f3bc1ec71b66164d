import type { Rule } from '@/lib/forms/rules';
import { createSchema } from '@/lib/forms/schema';
import type {
  ChoiceField,
  ClientForm,
  Field,
  FormPart,
  FormDefinition,
  RatingField,
  TextAreaField,
  TextField,
} from '@/lib/forms/types';

/**
 * A field as a form's file defines it. Checkboxes are always optional, other choices and ratings never; for text, the
 * rule decides.
 */
type Config<F extends Field> = Omit<F, 'optional' | 'rule'> & {
  optional?: never;
  /** The field's name in the privacy policy, like “shirt size”. */
  privacyLabel: string;
};

export type TextConfig<F extends TextField | TextAreaField> = Config<F> & { rule: Rule };

/** Choices and ratings have no rule: they accept their options. */
type FieldConfig =
  | TextConfig<TextField>
  | TextConfig<TextAreaField>
  | (Config<ChoiceField> & { rule?: never })
  | (Config<RatingField> & { rule?: never });

export type PartConfig = Omit<FormPart, 'fields'> & { fields: readonly FieldConfig[] };

const isOptional = ({ type, rule }: { type: Field['type']; rule?: Rule | undefined }) =>
  type === 'checkboxes' || Boolean(rule?.optional);

/**
 * Returns what the browser needs of a field. Omits rules with `accepts: 'text'`: for a text field without a rule,
 * schema.ts requires text, unless the field is `optional`.
 */
function toField({ privacyLabel: _privacyLabel, rule, ...field }: FieldConfig): Field {
  return {
    ...field,
    ...(isOptional({ ...field, rule }) && { optional: true as const }),
    ...(rule && rule.accepts !== 'text' && { rule }),
  };
}

/** Throws if a field's name or range is invalid, which the types cannot check. */
function assertValid(field: FieldConfig) {
  const { name, rule } = field;
  // React Hook Form reads a dot or a bracket as a path.
  if (!/^[A-Za-z_]\w*$/.test(name))
    throw new Error(
      `The field “${name}” needs a name of letters, digits and _ that does not start with a digit.`,
    );
  const [min = Infinity, max = -Infinity] = 'min' in field ? [field.min, field.max] : [];
  if (rule?.accepts === 'wholeNumber' && (rule.optional || min > max))
    throw new Error(
      `The field “${name}” is a whole number: it needs min and max, and cannot be optional.`,
    );
}

const listFormat = new Intl.ListFormat('en-US');

/** Returns the form's sentence in the privacy policy, like “Brands: name and email. Optional: a message.” */
function writePrivacySentence(senders: string, fields: readonly FieldConfig[]): string {
  const listLabels = (optional: boolean) => {
    const matching = fields.filter((field) => isOptional(field) === optional);
    return listFormat.format(new Set(matching.map(({ privacyLabel }) => privacyLabel)));
  };
  const optional = listLabels(true);
  return `${senders}: ${listLabels(false)}.${optional && ` Optional: ${optional}.`}`;
}

interface FormConfig extends Omit<FormDefinition, 'parts' | 'privacySentence' | 'schema'> {
  parts: readonly PartConfig[];
  /** The people who fill in the form, as the privacy policy calls them. */
  senders: string;
}

/** Adds the schema and the privacy sentence to a form. Throws if a field is invalid. */
export function defineForm({ senders, parts, ...form }: FormConfig): FormDefinition {
  const fields = parts.flatMap((part) => part.fields);
  fields.forEach(assertValid);
  return {
    ...form,
    privacySentence: writePrivacySentence(senders, fields),
    parts: parts.map((part) => ({ ...part, fields: part.fields.map(toField) })),
    schema: createSchema(fields.map(toField)),
  };
}

/** Returns the part of a form that its page passes to the browser. */
export function toClientForm({
  privacySentence: _privacySentence,
  schema: _schema,
  ...form
}: FormDefinition): ClientForm {
  return form;
}
