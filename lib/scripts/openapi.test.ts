import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import Ajv2020 from 'ajv/dist/2020';
import { expect, test } from 'vitest';
import { formList } from '@/components/site/forms';
import { createOpenApiDocument, createUpstreamSchema } from '@/lib/scripts/openapi';
import { validateValues } from '@/lib/server/submissions/parse';
import { createUpstreamExample, createValues } from '@/lib/testing/values';

const document = JSON.parse(JSON.stringify(createOpenApiDocument(createUpstreamExample)));

test('docs/openapi.json matches the forms (if not, run npm run openapi)', () => {
  const saved = JSON.parse(readFileSync('docs/openapi.json', 'utf8'));
  expect(saved).toEqual(document);
});

test('createOpenApiDocument returns a valid OpenAPI 3.1 document', async () => {
  const validator = new Validator();
  expect(await validator.validate(document)).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
});

test.each(formList)(
  'the schema of $formId accepts a valid submission and the example, but not a missing field',
  (form) => {
    const accepts = new Ajv2020({ strict: false }).compile(createUpstreamSchema(form));
    const sent = validateValues(form, createValues(form.formId));
    for (const body of [sent, createUpstreamExample(form.formId)]) {
      accepts(body);
      expect(accepts.errors).toBeNull();
    }
    expect(accepts(Object.fromEntries(Object.entries(sent).slice(1)))).toBe(false);
  },
);
