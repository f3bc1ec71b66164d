import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import Ajv2020 from 'ajv/dist/2020';
import { expect, test } from 'vitest';
import { formList } from '@/components/site/forms';
import { openApiDocument, upstreamSchema } from '@/lib/scripts/openapi';
import { validate } from '@/lib/server/submissions/parse';
import { upstreamExample, validValues } from '@/lib/testing/values';

const document = JSON.parse(JSON.stringify(openApiDocument(upstreamExample)));

test('docs/openapi.json matches the forms', () => {
  const written = JSON.parse(readFileSync('docs/openapi.json', 'utf8'));
  expect(written, 'run npm run openapi').toEqual(document);
});

test('it is a valid OpenAPI 3.1 document', async () => {
  const validator = new Validator();
  expect(await validator.validate(document)).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
});

test('it has a path for each form', () => {
  expect(Object.keys(document.paths)).toEqual(formList.map(({ call }) => `/${call}`));
});

test.each(formList)(
  '$call: the schema accepts what is sent upstream and the example, and refuses a missing field',
  (form) => {
    const accepts = new Ajv2020({ strict: false }).compile(upstreamSchema(form));
    const sent = validate(form, validValues(form.call));
    for (const whole of [sent, upstreamExample(form.call)]) {
      accepts(whole);
      expect(accepts.errors).toBeNull();
    }
    expect(accepts(Object.fromEntries(Object.entries(sent).slice(1)))).toBe(false);
  },
);
