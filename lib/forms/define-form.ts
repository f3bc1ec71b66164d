import { z } from 'zod/mini';
import { choice, choices, rating, type Rule } from '@/lib/forms/rules';
import type {
  ChoiceField,
  Field,
  FieldGroup,
  FormDefinition,
  RatingField,
  TextAreaField,
  TextField,
} from '@/lib/forms/types';

/** Whether a field is optional, its rule says: it accepts nothing. */
type Named<F extends Field, Name extends string> = Omit<F, 'name' | 'optional'> & {
  name: Name;
  optional?: never;
  /** What it asks for, as the privacy policy lists it: “shirt size”. */
  asksFor: string;
};

/** A field of free text, with its rule. */
export type Ruled<F extends Field, Name extends string = string, Output = unknown> = Named<
  F,
  Name
> & { rule: Rule<Output> };

/** A choice has no rule of its own: it accepts its options. A rating accepts 0 to 5. */
type Unruled<F extends Field> = Named<F, string> & { rule?: never };

type RuledField =
  Ruled<TextField> | Ruled<TextAreaField> | Unruled<ChoiceField> | Unruled<RatingField>;

/** A part of a form, whose fields carry their rules. */
export type RuledGroup = Omit<FieldGroup, 'fields'> & { fields: readonly RuledField[] };

type FieldIn<Groups extends readonly RuledGroup[]> = Groups[number]['fields'][number];

type ValueOf<F extends RuledField> = F extends { type: 'rating' }
  ? number
  : F extends { type: 'checkboxes'; options: readonly { value: infer Value }[] }
    ? Value[]
    : F extends { options: readonly { value: infer Value }[] }
      ? Value
      : F extends { rule: Rule<infer Output> }
        ? Output
        : never;

/** What goes upstream, by the form's own names. */
type Values<Groups extends readonly RuledGroup[]> = {
  [F in FieldIn<Groups> as F['name']]: ValueOf<F>;
};

function ruleOf(field: RuledField): Rule {
  if (field.type === 'rating') return rating();
  if (!('options' in field)) return field.rule;
  const values = field.options.map(({ value }) => value);
  return field.type === 'checkboxes' ? choices(values) : choice(values);
}

/** The field as the browser gets it: plain data. */
function withoutRule({ rule: _rule, asksFor: _asksFor, ...field }: RuledField): Field {
  return field;
}

const isOptional = (field: RuledField) => z.safeParse(ruleOf(field), undefined).success;

const list = new Intl.ListFormat('en-US');

/** Whom a form asks for what, and what of that is optional. */
function collected(audience: string, fields: readonly RuledField[]): string {
  const words = (optional: boolean) => {
    const asked = fields.filter((field) => isOptional(field) === optional);
    return list.format(new Set(asked.map(({ asksFor }) => asksFor)));
  };
  const mayAdd = words(true);
  return `${audience}: ${words(false)}${mayAdd && `; if you like, ${mayAdd}`}.`;
}

interface Given<Call extends string, Groups extends readonly RuledGroup[]> extends Omit<
  FormDefinition,
  'call' | 'groups' | 'collects' | 'schema' | 'sentAs'
> {
  call: Call;
  groups: Groups;
  /** Who is asked, as the privacy policy names them. */
  audience: string;
  /** The names of the fields that the upstream knows by another. */
  sentAs?: { readonly [Name in FieldIn<Groups>['name']]?: string };
}

/**
 * @param form everything about one form; each of its fields carries its rule
 * @returns the same with its fields as plain data, and with the schema that their rules make
 */
export function defineForm<const Call extends string, const Groups extends readonly RuledGroup[]>({
  audience,
  groups,
  ...form
}: Given<Call, Groups>) {
  const fields = groups.flatMap((group) => group.fields);
  const plain = (field: RuledField): Field =>
    isOptional(field) ? { ...withoutRule(field), optional: true } : withoutRule(field);
  const shape = Object.fromEntries(fields.map((field) => [field.name, ruleOf(field)]));
  return {
    ...form,
    collects: collected(audience, fields),
    groups: groups.map((group) => ({ ...group, fields: group.fields.map(plain) })),
    schema: z.object(shape) as unknown as z.ZodMiniType<Values<Groups>, Values<Groups>>,
  };
}
