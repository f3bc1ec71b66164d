import { readdirSync, readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import Ajv2020 from 'ajv/dist/2020';
import { describe, expect, test } from 'vitest';
import { forms } from '@/lib/forms/registry';
import { openApiDocument, upstreamSchema } from '@/lib/scripts/openapi';
import { validate } from '@/lib/server/submissions/parse';
import { upstreamExample, validValues } from '@/lib/testing/values';

const document = openApiDocument(upstreamExample);

test('docs/openapi.json is what the forms say now', () => {
  const written = JSON.parse(readFileSync('docs/openapi.json', 'utf8'));
  expect(written, 'run npm run openapi').toEqual(JSON.parse(JSON.stringify(document)));
});

test('it is a valid OpenAPI 3.1 document', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(JSON.parse(JSON.stringify(document)));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  expect(validator.version).toBe('3.1');
});

test('it has every route of the site', () => {
  const routes = readdirSync('app/api', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => (name === '[call]' ? Object.keys(forms) : name))
    .map((name) => `/api/${name}`);
  const own = Object.keys(document.paths).filter((path) => path.startsWith('/api/'));
  expect(own.sort()).toEqual(routes.sort());
});

describe.each(Object.values(forms))('$call', (form) => {
  const accepts = new Ajv2020({ strict: false }).compile(upstreamSchema(form));

  test('what is sent upstream fits its schema', () => {
    accepts(validate(form, validValues(form.call)));
    expect(accepts.errors).toBeNull();
  });

  test('what lacks a field does not', () => {
    const { ...sent } = validate(form, validValues(form.call));
    delete sent[Object.keys(sent)[0]!];
    expect(accepts(sent)).toBe(false);
  });

  test('the example is what the site would send on', () => {
    accepts(upstreamExample(form.call));
    expect(accepts.errors).toBeNull();
  });
});
