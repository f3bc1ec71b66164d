import { describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { formIds, createValues } from '@/lib/testing/values';
import { listFields } from '@/lib/forms/list-fields';
import { findForm } from '@/components/site/forms';
import { getForm, schemaValidatedFixtures } from '@/lib/testing/fixtures';
import type { FormId } from '@/lib/forms/types';

/** Returns the first message of each field, as the pages show it. */
function errorsOf(formId: FormId, values: unknown): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of z.safeParse(getForm(formId).schema, values).error?.issues ?? [])
    errors[String(path[0])] ??= message;
  return errors;
}

describe.each(formIds)('%s', (formId) => {
  const form = getForm(formId);
  const { schema } = form;
  const fields = listFields(form);
  const names = fields.map(({ name }) => name);

  test('has a schema with exactly its fields, and fields that survive JSON', () => {
    expect(form.formId).toBe(formId);
    expect(Object.keys(z.parse(schema, createValues(formId))).sort()).toEqual([...names].sort());
    expect(fields).toEqual(JSON.parse(JSON.stringify(fields)));
  });

  test('refuses blank required fields and accepts blank optional ones', () => {
    const blank = fields.map(({ name, type }) => [name, type === 'checkboxes' ? [] : ' \t']);
    const required = fields.filter(({ optional }) => !optional).map(({ name }) => name);
    for (const values of [Object.fromEntries(blank), {}])
      expect(Object.keys(errorsOf(formId, values)).sort()).toEqual(required.sort());
  });

  test('fills in missing optional fields as empty', () => {
    const values = createValues(formId);
    const optional = fields.filter((field) => field.optional);
    for (const { name } of optional) delete values[name];
    const parsed = z.parse(schema, values);
    for (const { name, type } of optional)
      expect(parsed[name]).toEqual(type === 'checkboxes' ? [] : '');
  });
});

const email = {
  accepted: ['a@b.c', ' ada@school.edu ', '李@例.cn', 'a+b@c.d.e'],
  refused: ['a', 'a@b', '@b.c', 'a@.', 'a@b.', 'a b@c.d', 'a@b .c', 'a@@b.c'],
  message: 'Please enter a valid email address',
};
const link = {
  accepted: ['a.bc', 'x.io', 'drive.google.com/f', '.bc'],
  refused: ['abc', 'a.b', 'a.', 'a.b '],
  message: 'Please enter a valid URL (e.g., drive.google.com/your-file)',
};
const requiredMessage = 'This field is required';

/** Added to the output when a form's errors differ from the expected messages. */
const restoreAdvice =
  'The specification has this message word for word: restore it in lib/forms or in the file that defines the form';

interface BoundaryCase {
  field: [formId: FormId, name: string];
  accepted: unknown[];
  refused: unknown[];
  message: string;
}

/** For each rule, values that it barely accepts and values that it barely refuses. */
const boundaryCases: BoundaryCase[] = [
  // An email address: text, @, text, a dot and text, without spaces.
  { field: ['submit-creator-application', 'email'], ...email },
  {
    field: ['submit-ambassador-manager', 'school_email'],
    ...email,
    message: 'Please use a valid email address',
  },
  ...['submit-acorns-ambassador', 'submit-soluna-ambassador'].map((formId): BoundaryCase => ({
    field: [formId, 'email'],
    ...email,
  })),
  // A dot followed by at least 2 characters.
  {
    field: ['submit-ambassador-manager', 'resume_url'],
    ...link,
    message: 'Please provide a valid URL',
  },
  { field: ['submit-creator-application', 'resume_url'], ...link },
  // `instagram.com/` or `tiktok.com/@`, and at least one character after it.
  {
    field: ['submit-creator-application', 'instagram_link'],
    accepted: ['https://www.instagram.com/a'],
    refused: ['@ada', 'instagram.com', 'instagram.com/', 'instagram.com/ '],
    message: 'Please enter a valid Instagram URL (e.g., instagram.com/username)',
  },
  {
    field: ['submit-creator-application', 'tiktok_link'],
    accepted: ['https://www.tiktok.com/@a'],
    refused: ['@ada', 'tiktok.com/ada', 'tiktok.com/@', 'tiktok.com/'],
    message: 'Please enter a valid TikTok URL (e.g., tiktok.com/@username)',
  },
  // A number, or the text that a radio sends.
  {
    field: ['submit-creator-application', 'content_fashion'],
    accepted: [0, 5, '0', '5'],
    refused: [-1, 6, 2.5, '', ' 3', null, true, [3]],
    message: 'Please select a rating or N/A',
  },
  // The rule of HTML's email input.
  {
    field: ['apply', 'email'],
    ...email,
    accepted: [
      'a@b',
      'a.b@c-d.e',
      'ada@müller.example',
      'ada@例え。テスト',
      'ada@xn--mller-kva.example',
    ],
    refused: [
      'a',
      'a b@c',
      'a@-b',
      'a@b..c',
      'müller@b.c',
      'a@ü/b',
      'a@ü:80',
      'a@b@ü',
      'a@%C3%BC',
      'a@ü_b',
    ],
  },
  // Digits only, within the field's range. Stricter than HTML's number input, which accepts `1e4`.
  {
    field: ['apply', 'gradYear'],
    accepted: [2027, '2027', ' 2027\u200b'],
    refused: [27, '27', '20272028'],
    message: 'Please enter a whole number from 1900 to 2100',
  },
  {
    field: ['apply', 'gradYear'],
    accepted: [],
    refused: ['2e3', '2027.5', '2027.0', '+1', '-2027', 'soon', '1e400', '0x10', '٢٠٢٧', NaN, true],
    message: 'Please enter digits only',
  },
  {
    field: ['apply', 'tiktokFollowers'],
    accepted: [0, '0', '10000', 9_999_999_999],
    refused: ['-5', -1, '1e4', 1e21, '2.5', '10k', '10.000', '10,000', '10 000'],
    message: 'Please enter digits only',
  },
  {
    field: ['apply', 'gradYear'],
    accepted: [],
    refused: ['', ' ', null],
    message: requiredMessage,
  },
  // One option, or any number of options.
  {
    field: ['submit-soluna-ambassador', 'shirt_size'],
    accepted: ['XS', 'XXXL'],
    refused: ['', 'm', 'XXXXL', ['M'], null],
    message: requiredMessage,
  },
  {
    field: ['apply', 'interest'],
    accepted: [['Content Creation'], ['Content Creation', 'Content Creation'], []],
    refused: [[['Content Creation']], ['c'], {}, [null], 0],
    message: requiredMessage,
  },
];

// The forms of removed roles no longer exist.
const casesOfExistingForms = boundaryCases.filter(({ field: [formId] }) => findForm(formId));

test.each(casesOfExistingForms)(
  'the field $field.1 of $field.0 follows its rule and has the specified message',
  ({ field: [formId, name], accepted, refused, message }) => {
    const errorsWith = (value: unknown) =>
      errorsOf(formId, { ...createValues(formId), [name]: value });
    for (const value of accepted) expect(errorsWith(value), String(value)).toEqual({});
    for (const value of refused)
      expect(errorsWith(value), `${String(value)}. ${restoreAdvice}`).toEqual({ [name]: message });
  },
);

test.each(schemaValidatedFixtures)(
  '$formId: has the specified messages for blank fields',
  ({ formId, errorsWhenEmpty }) => {
    const message = `${restoreAdvice}. For a form that is not in the specification, change \`missing\` in its fixture in lib/testing/forms`;
    const blank = Object.fromEntries(errorsWhenEmpty.map(([name]) => [name, '']));
    for (const values of [blank, {}])
      expect(errorsOf(formId, values), message).toEqual(Object.fromEntries(errorsWhenEmpty));
  },
);
