import type { Rule } from '@/lib/forms/rules';
import { schemaOf } from '@/lib/forms/schema';
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

/** A field as a form's file writes it. Its rule makes it optional; checkboxes always are. */
type Asked<F extends Field, Name extends string> = Omit<F, 'name' | 'optional' | 'rule'> & {
  name: Name;
  optional?: never;
  /** What the privacy policy calls it: “shirt size”. */
  asksFor: string;
};

/** A text field with its rule. */
export type AskedText<F extends TextField | TextAreaField, Name extends string = string> = Asked<
  F,
  Name
> & { rule: Rule };

/** Choices accept their options and ratings 0 to 5, so they have no rule. */
type AskedField =
  | AskedText<TextField>
  | AskedText<TextAreaField>
  | (Asked<ChoiceField, string> & { rule?: never })
  | (Asked<RatingField, string> & { rule?: never });

/** A part of a form. */
export type AskedGroup = Omit<FieldGroup, 'fields'> & { fields: readonly AskedField[] };

const isOptional = ({ type, rule }: { type: Field['type']; rule?: Rule | undefined }) =>
  type === 'checkboxes' || Boolean(rule?.optional);

/** Returns the field for the browser, without defaults. */
function shown({ asksFor: _asksFor, rule, ...field }: AskedField): Field {
  return {
    ...field,
    ...(isOptional({ ...field, rule }) && { optional: true as const }),
    ...(rule && rule.accepts !== 'text' && { rule }),
  };
}

/** Throws for fields that nobody could fill in and that the types allow. */
function expectFillable(field: AskedField) {
  const { name, rule } = field;
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

const list = new Intl.ListFormat('en-US');

/** Returns the sentence of the privacy policy: who is asked for what, and what is optional. */
function collected(audience: string, fields: readonly AskedField[]): string {
  const words = (optional: boolean) => {
    const asked = fields.filter((field) => isOptional(field) === optional);
    return list.format(new Set(asked.map(({ asksFor }) => asksFor)));
  };
  const mayAdd = words(true);
  return `${audience}: ${words(false)}${mayAdd && `; if you like, ${mayAdd}`}.`;
}

interface FormFile<Groups extends readonly AskedGroup[]> extends Omit<
  FormDefinition,
  'groups' | 'collects' | 'schema' | 'sentAs'
> {
  groups: Groups;
  /** Who is asked, as the privacy policy names them. */
  audience: string;
  /** The names of the fields that the upstream knows by another. */
  sentAs?: { readonly [Name in Groups[number]['fields'][number]['name']]?: string };
}

/**
 * @param form everything about one form; each of its fields carries its rule
 * @returns the same, with what it collects in words, and with the schema that its rules make
 * @throws on a field that a visitor could not fill in
 */
export function defineForm<const Groups extends readonly AskedGroup[]>({
  audience,
  groups,
  ...form
}: FormFile<Groups>): FormDefinition {
  const asked = groups.flatMap((group) => group.fields);
  asked.forEach(expectFillable);
  return {
    ...form,
    collects: collected(audience, asked),
    groups: groups.map((group) => ({ ...group, fields: group.fields.map(shown) })),
    schema: schemaOf(asked.map(shown)),
  };
}

/** Returns the part of a form that travels to the browser with its page: plain data, without the schema. */
export function toClientForm({
  collects: _collects,
  schema: _schema,
  ...form
}: FormDefinition): ClientForm {
  return form;
}
