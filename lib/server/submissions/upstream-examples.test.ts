import { readFileSync } from 'node:fs';
import { assert, expect, test } from 'vitest';
import { formList } from '@/components/site/form-list';
import { listFields } from '@/lib/forms/list-fields';
import { getSchema } from '@/lib/forms/schema';
import { validateValues } from '@/lib/server/submissions/parse';

const guide = readFileSync('docs/upstream.md', 'utf8');

/** Each form's section: its heading, its table and its example body. */
const sections = new Map(
  [...guide.matchAll(/^### \/(\S+)\n(.*?)```json\n(.*?)```/gms)].map(([, formId, table, body]) => [
    formId,
    { table: table!, body: JSON.parse(body!) as Record<string, unknown> },
  ]),
);

test('docs/upstream.md describes every form', () => {
  expect([...sections.keys()].toSorted()).toEqual(formList.map(({ formId }) => formId).toSorted());
});

test.each(formList)('docs/upstream.md has the body and the options that $formId sends', (form) => {
  const section = sections.get(form.formId);
  assert(section, `docs/upstream.md has no section /${form.formId} with a table and an example`);
  const { table, body } = section;
  const fields = listFields(form);
  const sentNames = fields.map(({ name, sentAs = name }) => sentAs);
  const values = fields.map(({ name, sentAs = name }) => [name, body[sentAs]]);
  const example = `docs/upstream.md: the example of ${form.formId}`;
  for (const name of sentNames) expect(name in body, `${example} lacks ${name}`).toBe(true);
  const { error } = getSchema(form).safeParse(Object.fromEntries(values));
  const wrong = error?.issues.map(({ path, message }) => `${String(path[0])}: ${message}`);
  expect(wrong, `${example} has wrong values`).toBeUndefined();
  expect(validateValues(form, Object.fromEntries(values)), example).toEqual(body);
  for (const name of sentNames)
    expect(
      new RegExp(`\\b${name}\\b`).test(table),
      `docs/upstream.md: the table of ${form.formId} lacks ${name}`,
    ).toBe(true);
  for (const field of fields) {
    if (!('options' in field)) continue;
    const row = table.split('\n').find((line) => line.includes(field.sentAs ?? field.name));
    const values = Array.from(`${row}`.matchAll(/`([^`]+)`/g), ([, value]) => value);
    expect(values, `docs/upstream.md: ${field.name}`).toEqual(
      field.options.map(({ value }) => value),
    );
  }
});
