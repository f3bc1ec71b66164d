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

/** Text fields for links and years. */
const linksAndYears: Record<FormId, string[]> = {
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

const useLinkField =
  'Use linkField of lib/forms/fields.ts for links, because it removes invisible characters';

const isMachineRead = (field: Field) =>
  ['email', 'tel', 'number'].includes(field.type) || 'isMachineRead' in field;

const isAnyText = (field: Field) =>
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
    const names = fields.filter(isMachineRead).map(({ name }) => name);
    expect(names, useLinkField).toEqual(expect.arrayContaining(linksAndYears[formId] ?? []));
    const invisible = fc.string({ unit: fc.constantFrom(...INVISIBLE), minLength: 1 });
    fc.assert(
      fc.property(invisible, (mark) => {
        const marked = names.map((name) => [name, [...`${values[name]}`].join(mark)]);
        const sent = z.parse(schema, { ...values, ...Object.fromEntries(marked) });
        expect(sent).toEqual(z.parse(schema, values));
      }),
    );
  });

  test('uses linkField for every link', () => {
    const plain = fields.filter((field) => isLink(field) && !isMachineRead(field));
    expect(
      plain.map(({ name }) => name),
      useLinkField,
    ).toEqual([]);
  });

  test('keeps joiners inside names, prose and emoji', () => {
    const values = createValues(formId);
    const free = fields.filter((field) => isAnyText(field) && !isMachineRead(field));
    for (const { name } of free)
      for (const text of ['می\u200cخواهم', '👩\u200d🚀', 'Ada ❤\ufe0f'])
        expect(z.parse(schema, { ...values, [name]: ` ${text} ` })[name], name).toBe(text);
  });
});
