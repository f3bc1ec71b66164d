import { expect, test } from 'vitest';
import { brandForm } from '@/components/brands/form';
import { defineForm } from '@/lib/forms/define-form';
import { optionsOf } from '@/lib/forms/fields';
import { required, wholeNumber } from '@/lib/forms/rules';
import { sampleForm } from '@/lib/testing/sample-form';

test('lists each thing that a form asks for once, for the privacy policy', () => {
  expect(sampleForm.collects).toBe(
    'Samples: name, phone number, email, size, visa, ratings, and a link to your resume; if you like, interests and notes.',
  );
});

type GivenForm = Parameters<typeof defineForm>[0];
type GivenField = GivenForm['groups'][number]['fields'][number];

const text = { type: 'text', name: 'note', label: 'Note', asksFor: 'a note' } as const;
const size = { type: 'select', name: 'size', label: 'Size', asksFor: 'size' } as const;

const age = { ...text, type: 'number', name: 'age', rule: wholeNumber() } as const;

test.each<[what: string, field: GivenField, message: RegExp]>([
  [
    'a name with a dot',
    { ...text, name: 'address.city', rule: required() },
    /“address.city” .* name/,
  ],
  ['a number without a range', age, /“age” .* min and max/],
  ['half a range', { ...age, min: 0 }, /“age” .* min and max/],
  ['a range without a number', { ...age, min: 9, max: 8 }, /“age” .* min and max/],
  [
    'a number that may be blank',
    { ...age, min: 0, max: 99, rule: { ...wholeNumber(), optional: true } },
    /“age” .* cannot be optional/,
  ],
])('refuses %s', (_, field, message) => {
  const form = { ...brandForm, audience: 'Brands', sentAs: {} };
  expect(() => defineForm({ ...form, groups: [{ legend: 'What', fields: [field] }] })).toThrow(
    message,
  );
});

/** Mistakes that must not compile. */
export const mistakes: GivenField[] = [
  // @ts-expect-error -- a field without a rule
  { ...text },
  // @ts-expect-error -- a field of which the privacy policy says nothing
  { type: 'text', name: 'note', label: 'Note', rule: required() },
  // @ts-expect-error -- a rule that could refuse an option: the options are the rule
  { ...size, options: optionsOf(['S', 'M']), rule: required() },
  // @ts-expect-error -- optional, although the rule asks for it: the rule says which
  { ...text, rule: required(), optional: true },
];

export const anotherMistake = (form: Omit<GivenForm, 'groups' | 'sentAs'>) =>
  defineForm({
    ...form,
    groups: [{ legend: 'What', fields: [{ ...text, rule: required() }] }],
    // @ts-expect-error -- another name for a field that is not there
    sentAs: { notes: 'remark' },
  });
