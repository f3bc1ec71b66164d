import { expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod/mini';
import { defineForm } from '@/lib/forms/define-form';
import { optionsOf } from '@/lib/forms/fields';
import { choice, optional, required, wholeNumber } from '@/lib/forms/rules';

const around = {
  call: 'order',
  route: '/brands',
  name: 'Order',
  audience: 'Shops',
  validation: 'browser',
  submitLabel: 'Order',
  success: { kind: 'notice', text: 'Ordered.' },
  failure: { kind: 'retrySilently' },
} as const;

const text = { type: 'text', name: 'note', label: 'Note', asksFor: 'a note' } as const;
const size = { type: 'select', name: 'size', label: 'Size', asksFor: 'size' } as const;

const form = defineForm({
  ...around,
  sentAs: { note: 'remark' },
  groups: [
    {
      legend: 'What',
      fields: [
        { ...text, rule: optional() },
        { ...text, name: 'count', rule: wholeNumber(), asksFor: 'count' },
        { ...size, options: optionsOf(['S', 'M']) },
        {
          ...size,
          type: 'checkboxes',
          name: 'extras',
          options: optionsOf(['bag']),
          asksFor: 'a bag',
        },
        { type: 'rating', name: 'joy', label: 'Joy', asksFor: 'size' },
      ],
    },
  ],
});

test('the schema has the rule and the type of each field', () => {
  const sent = z.parse(form.schema, { count: '2', size: 'M', joy: '5' });
  expect(sent).toEqual({ note: '', count: 2, size: 'M', extras: [], joy: 5 });
  expectTypeOf(sent).toEqualTypeOf<{
    note: string;
    count: number;
    size: 'S' | 'M';
    extras: 'bag'[];
    joy: number;
  }>();
  expect(z.safeParse(form.schema, { count: '2', size: 'XL', joy: '5' }).success).toBe(false);
});

test('fields are plain data, optional where their rule accepts nothing', () => {
  const fields = form.groups.flatMap((group) => group.fields);
  expect(fields).toEqual(JSON.parse(JSON.stringify(fields)));
  const optionalOnes = fields.filter((field) => field.optional);
  expect(optionalOnes.map(({ name }) => name)).toEqual(['note', 'extras']);
});

test('the privacy policy lists what a form asks for, each thing once', () => {
  expect(form.collects).toBe('Shops: count and size; if you like, a note and a bag.');
});

type GivenField = Parameters<typeof defineForm>[0]['groups'][number]['fields'][number];

/** `npm run types` says so if one of these compiles. */
export const mistakes: GivenField[] = [
  // @ts-expect-error -- a field without a rule
  { ...text },
  // @ts-expect-error -- a field of which the privacy policy says nothing
  { type: 'text', name: 'note', label: 'Note', rule: required() },
  // @ts-expect-error -- a rule that could refuse an option: the options are the rule
  { ...size, options: optionsOf(['S', 'M']), rule: choice(['S']) },
  // @ts-expect-error -- optional, although the rule asks for it: the rule says which
  { ...text, rule: required(), optional: true },
];

export const anotherMistake = () =>
  defineForm({
    ...around,
    groups: [{ legend: 'What', fields: [{ ...text, rule: required() }] }],
    // @ts-expect-error -- another name for a field that is not there
    sentAs: { notes: 'remark' },
  });
