import { expect, test } from 'vitest';
import { brandForm } from '@/components/brands/form';
import { defineForm } from '@/lib/forms/define-form';
import { toOptions } from '@/lib/forms/fields';
import { required, wholeNumber } from '@/lib/forms/rules';
import { sampleForm } from '@/lib/testing/sample-form';

test('privacySentence lists each label once', () => {
  expect(sampleForm.privacySentence).toBe(
    'Samples: name, phone number, email, size, visa, ratings, and a link to your resume. Optional: interests and notes.',
  );
});

type FormConfig = Parameters<typeof defineForm>[0];
type FieldConfig = FormConfig['parts'][number]['fields'][number];

const text = { type: 'text', name: 'note', label: 'Note', privacyLabel: 'a note' } as const;
const size = { type: 'select', name: 'size', label: 'Size', privacyLabel: 'size' } as const;

const age = { ...text, type: 'number', name: 'age', rule: wholeNumber() } as const;

test.each<[what: string, field: FieldConfig, message: RegExp]>([
  [
    'a name with a dot',
    { ...text, name: 'address.city', rule: required() },
    /“address.city” .* name/,
  ],
  ['a number without minimum and maximum', age, /“age” .* min and max/],
  ['a number without a maximum', { ...age, min: 0 }, /“age” .* min and max/],
  ['a minimum above the maximum', { ...age, min: 9, max: 8 }, /“age” .* min and max/],
  [
    'an optional number',
    { ...age, min: 0, max: 99, rule: { ...wholeNumber(), optional: true } },
    /“age” .* cannot be optional/,
  ],
])('defineForm refuses %s', (_, field, message) => {
  const form = { ...brandForm, senders: 'Brands' };
  expect(() => defineForm({ ...form, parts: [{ legend: 'What', fields: [field] }] })).toThrow(
    message,
  );
});

/** Mistakes that must not compile. */
export const mistakes: FieldConfig[] = [
  // @ts-expect-error -- a field without a rule
  { ...text },
  // @ts-expect-error -- a field without a label for the privacy policy
  { type: 'text', name: 'note', label: 'Note', rule: required() },
  // @ts-expect-error -- a rule on a field that its options already restrict
  { ...size, options: toOptions(['S', 'M']), rule: required() },
  // @ts-expect-error -- `optional` on a field whose rule decides whether it is optional
  { ...text, rule: required(), optional: true },
];
