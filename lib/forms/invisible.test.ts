import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { listFields } from '@/lib/forms/list-fields';
import type { Field, FormId } from '@/lib/forms/types';
import { getForm } from '@/lib/testing/fixtures';
import { formIds, createValues } from '@/lib/testing/values';

/** A zero-width space, joiners, direction marks, invisible operators, a soft hyphen, fillers, a byte order mark. */
const INVISIBLE = [
  ...'\u200b\u200c\u200d\u200e\u202a\u202c\u2060\u2064\u2066\u00ad\u3164\u115f\ufe0f\ufeff',
];

/** The text fields of each form that contain links or years. */
const linkAndYearFields: Record<FormId, string[]> = {
  apply: ['instagram', 'tiktok'],
  'submit-ambassador-manager': [
    'graduation_year',
    'resume_url',
    'cover_letter_url',
    'instagram',
    'tiktok',
    'linkedin',
  ],
  ...Object.fromEntries(
    ['submit-acorns-ambassador', 'submit-soluna-ambassador'].map((formId) => [
      formId,
      ['graduation_year', 'resume_url', 'cover_letter_url', 'instagram_url', 'tiktok_url'],
    ]),
  ),
};

const linkFieldAdvice =
  'Use linkField of lib/forms/fields.ts for links, because it removes invisible characters';

const removesInvisible = (field: Field) =>
  ['email', 'tel', 'number'].includes(field.type) || 'removeInvisibleCharacters' in field;

const acceptsAnyText = (field: Field) =>
  (field.type === 'text' || field.type === 'textarea') && !field.rule;

const isLink = (field: Field) =>
  field.type === 'text' &&
  (field.inputMode === 'url' || ['link', 'instagram', 'tiktok'].includes(`${field.rule?.accepts}`));

describe.each(formIds)('%s', (formId) => {
  const { schema, ...form } = getForm(formId);
  const fields = listFields(form);

  test('treats a required field with only invisible characters as empty', () => {
    const invisible = fc.string({ unit: fc.constantFrom(...INVISIBLE, ' ', '\u2800') });
    const required = fields.filter(({ optional }) => !optional).map(({ name }) => name);
    fc.assert(
      fc.property(invisible, (value) => {
        const values = Object.fromEntries(required.map((name) => [name, value]));
        const issues = z.safeParse(schema, values).error?.issues ?? [];
        expect(new Set(issues.map(({ path }) => path[0]))).toEqual(new Set(required));
      }),
    );
  });

  test('removes invisible characters from emails, phone numbers, links and numbers', () => {
    const values = createValues(formId);
    const names = fields.filter(removesInvisible).map(({ name }) => name);
    expect(names, linkFieldAdvice).toEqual(expect.arrayContaining(linkAndYearFields[formId] ?? []));
    const invisible = fc.string({ unit: fc.constantFrom(...INVISIBLE), minLength: 1 });
    fc.assert(
      fc.property(invisible, (separator) => {
        const withInvisible = names.map((name) => [name, [...`${values[name]}`].join(separator)]);
        const sent = z.parse(schema, { ...values, ...Object.fromEntries(withInvisible) });
        expect(sent).toEqual(z.parse(schema, values));
      }),
    );
  });

  test('removes invisible characters from every link', () => {
    const otherLinks = fields.filter((field) => isLink(field) && !removesInvisible(field));
    expect(
      otherLinks.map(({ name }) => name),
      linkFieldAdvice,
    ).toEqual([]);
  });

  test('keeps joiners inside names, prose and emoji', () => {
    const values = createValues(formId);
    const proseFields = fields.filter((field) => acceptsAnyText(field) && !removesInvisible(field));
    for (const { name } of proseFields)
      for (const text of ['می\u200cخواهم', '👩\u200d🚀', 'Ada ❤\ufe0f'])
        expect(z.parse(schema, { ...values, [name]: ` ${text} ` })[name], name).toBe(text);
  });
});
