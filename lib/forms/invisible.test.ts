/** Invisible characters in every form: removed where they have no meaning, kept where they have one. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { listFields } from '@/lib/forms/list-fields';
import { getForm } from '@/lib/testing/fixtures';
import { formIds, createValues } from '@/lib/testing/values';

/** A zero-width space, joiners, direction marks, invisible operators, a soft hyphen, fillers, a byte order mark. */
const INVISIBLE = [
  ...'\u200b\u200c\u200d\u200e\u202a\u202c\u2060\u2064\u2066\u00ad\u3164\u115f\ufe0f\ufeff',
];

describe.each(formIds)('%s', (formId) => {
  const { schema, ...form } = getForm(formId);
  const fields = listFields(form);

  test('treats a required field of invisible characters alone as empty', () => {
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
    const machineRead = /email|phone|url|link|instagram|tiktok|year/i;
    const names = fields.map(({ name }) => name).filter((name) => machineRead.test(name));
    const invisible = fc.string({ unit: fc.constantFrom(...INVISIBLE), minLength: 1 });
    fc.assert(
      fc.property(invisible, (mark) => {
        const marked = names.map((name) => [name, [...`${values[name]}`].join(mark)]);
        const sent = z.parse(schema, { ...values, ...Object.fromEntries(marked) });
        expect(sent).toEqual(z.parse(schema, values));
      }),
    );
  });

  test('keeps joiners inside names and emoji', () => {
    const values = createValues(formId);
    const { name } = fields.find((field) => /^(first_?)?name$/i.test(field.name))!;
    for (const text of ['می\u200cخواهم', '👩\u200d🚀', 'Ada ❤\ufe0f'])
      expect(z.parse(schema, { ...values, [name]: ` ${text} ` })[name]).toBe(text);
  });
});
