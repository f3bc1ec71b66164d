import type { Rule } from '@/lib/forms/rules';
import { createSchema } from '@/lib/forms/schema';
import type {
  ChoiceField,
  ClientForm,
  Field,
  FieldGroup,
  FormDefinition,
  RatingField,
  TextAreaField,
  TextField,
} from '@/lib/forms/types';

/** A field as a form's file writes it. Its rule decides whether it is optional; checkboxes always are. */
type Config<F extends Field, Name extends string> = Omit<F, 'name' | 'optional' | 'rule'> & {
  name: Name;
  optional?: never;
  /** What the privacy policy calls it: “shirt size”. */
  privacyLabel: string;
};

export type TextConfig<F extends TextField | TextAreaField, Name extends string = string> = Config<
  F,
  Name
> & { rule: Rule };

/** Choices accept their options and ratings 0 to 5, so they have no rule. */
type FieldConfig =
  | TextConfig<TextField>
  | TextConfig<TextAreaField>
  | (Config<ChoiceField, string> & { rule?: never })
  | (Config<RatingField, string> & { rule?: never });

export type GroupConfig = Omit<FieldGroup, 'fields'> & { fields: readonly FieldConfig[] };

const isOptional = ({ type, rule }: { type: Field['type']; rule?: Rule | undefined }) =>
  type === 'checkboxes' || Boolean(rule?.optional);

/** Returns the field for the browser, without defaults and without what only the server needs. */
function toField({ privacyLabel: _asksFor, rule, ...field }: FieldConfig): Field {
  return {
    ...field,
    ...(isOptional({ ...field, rule }) && { optional: true as const }),
    ...(rule && rule.accepts !== 'text' && { rule }),
  };
}

/** Throws for a field that nobody could fill in, where the types cannot tell. */
function expectFillable(field: FieldConfig) {
  const { name, rule } = field;
  // React Hook Form reads a dot or a bracket as a path.
  if (!/^[A-Za-z_]\w*$/.test(name))
    throw new Error(
      `The field “${name}” needs a name of letters, digits and _, which does not begin with a digit.`,
    );
  const [min = Infinity, max = -Infinity] = 'min' in field ? [field.min, field.max] : [];
  if (rule?.accepts === 'wholeNumber' && (rule.optional || min > max))
    throw new Error(
      `The field “${name}” asks for a whole number: it needs min and max, and cannot be optional.`,
    );
}

const listFormat = new Intl.ListFormat('en-US');

/** Returns the sentence of the privacy policy: who is asked for what, and what is optional. */
function writePrivacySentence(audience: string, fields: readonly FieldConfig[]): string {
  const listLabels = (optional: boolean) => {
    const matching = fields.filter((field) => isOptional(field) === optional);
    return listFormat.format(new Set(matching.map(({ privacyLabel }) => privacyLabel)));
  };
  const optional = listLabels(true);
  return `${audience}: ${listLabels(false)}${optional && `; if you like, ${optional}`}.`;
}

interface FormConfig<Groups extends readonly GroupConfig[]> extends Omit<
  FormDefinition,
  'groups' | 'privacySentence' | 'schema' | 'sentAs'
> {
  groups: Groups;
  /** Who fills it in, as the privacy policy names them. */
  audience: string;
  /** The upstream's names of the fields, where they differ. */
  sentAs?: { readonly [Name in Groups[number]['fields'][number]['name']]?: string };
}

/** @throws for a field that nobody could fill in */
export function defineForm<const Groups extends readonly GroupConfig[]>({
  audience,
  groups,
  ...form
}: FormConfig<Groups>): FormDefinition {
  const fields = groups.flatMap((group) => group.fields);
  fields.forEach(expectFillable);
  return {
    ...form,
    privacySentence: writePrivacySentence(audience, fields),
    groups: groups.map((group) => ({ ...group, fields: group.fields.map(toField) })),
    schema: createSchema(fields.map(toField)),
  };
}

/** Returns the part of a form that its page passes to the browser: plain data, without the schema. */
export function toClientForm({
  privacySentence: _collects,
  schema: _schema,
  ...form
}: FormDefinition): ClientForm {
  return form;
}
