import { expect, test } from 'vitest';
import { brandForm } from '@/components/brands/form';
import { defineForm } from '@/lib/forms/define-form';
import { toOptions } from '@/lib/forms/fields';
import { required, wholeNumber } from '@/lib/forms/rules';
import { sampleForm } from '@/lib/testing/sample-form';

test('privacySentence lists each label once', () => {
  expect(sampleForm.privacySentence).toBe(
    'Samples: name, phone number, email, size, visa, ratings, and a link to your resume; if you like, interests and notes.',
  );
});

type GivenForm = Parameters<typeof defineForm>[0];
type GivenField = GivenForm['parts'][number]['fields'][number];

const text = { type: 'text', name: 'note', label: 'Note', privacyLabel: 'a note' } as const;
const size = { type: 'select', name: 'size', label: 'Size', privacyLabel: 'size' } as const;

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
  const form = { ...brandForm, audience: 'Brands' };
  expect(() => defineForm({ ...form, parts: [{ legend: 'What', fields: [field] }] })).toThrow(
    message,
  );
});

/** Mistakes that must not compile. */
export const mistakes: GivenField[] = [
  // @ts-expect-error -- a field without a rule
  { ...text },
  // @ts-expect-error -- a field without a label for the privacy policy
  { type: 'text', name: 'note', label: 'Note', rule: required() },
  // @ts-expect-error -- a rule on a choice: its options are the rule
  { ...size, options: toOptions(['S', 'M']), rule: required() },
  // @ts-expect-error -- `optional` beside a rule, which decides it
  { ...text, rule: required(), optional: true },
];
