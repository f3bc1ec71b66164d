/** What the forms of the site show of defineForm; what their rules accept: schemas.test.ts. */
import { expect, test } from 'vitest';
import { brandForm } from '@/lib/forms/brand';
import { defineForm } from '@/lib/forms/define-form';
import { optionsOf } from '@/lib/forms/fields';
import { required } from '@/lib/forms/rules';

test('the privacy policy lists what a form asks for, each thing once', () => {
  expect(brandForm.collects).toBe('Brands: name and work email; if you like, a message.');
});

type GivenForm = Parameters<typeof defineForm>[0];
type GivenField = GivenForm['groups'][number]['fields'][number];

const text = { type: 'text', name: 'note', label: 'Note', asksFor: 'a note' } as const;
const size = { type: 'select', name: 'size', label: 'Size', asksFor: 'size' } as const;

/** `npm run types` says so if one of these compiles. */
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
