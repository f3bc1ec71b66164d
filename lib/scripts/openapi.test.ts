import { readdirSync, readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import Ajv2020 from 'ajv/dist/2020';
import { expect, test } from 'vitest';
import { formList } from '@/lib/forms/registry';
import { openApiDocument, upstreamSchema } from '@/lib/scripts/openapi';
import { validate } from '@/lib/server/submissions/parse';
import { upstreamExample, validValues } from '@/lib/testing/values';

const document = JSON.parse(JSON.stringify(openApiDocument(upstreamExample)));

test('docs/openapi.json is what the forms say now', () => {
  const written = JSON.parse(readFileSync('docs/openapi.json', 'utf8'));
  expect(written, 'run npm run openapi').toEqual(document);
});

test('it is a valid OpenAPI 3.1 document', async () => {
  const validator = new Validator();
  expect(await validator.validate(document)).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
});

test('it has every route of the site', () => {
  const routes = readdirSync('app/api', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => (name === '[call]' ? formList.map(({ call }) => call) : name))
    .map((name) => `/api/${name}`);
  const own = Object.keys(document.paths).filter((path) => path.startsWith('/api/'));
  expect(own.sort()).toEqual(routes.sort());
});

test.each(formList)(
  '$call: what is sent upstream fits its schema, as the example does, and nothing less',
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
