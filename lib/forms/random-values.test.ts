import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { listFields } from '@/lib/forms/list-fields';
import { getForm } from '@/lib/testing/fixtures';
import { formIds, createValues } from '@/lib/testing/values';

test.each(formIds)('the schema of %s never throws, and accepts its own output', (formId) => {
  const { schema, ...form } = getForm(formId);
  const names = listFields(form).map(({ name }) => name);
  const record = (valueOf: (name: string) => fc.Arbitrary<unknown>) =>
    fc.record(Object.fromEntries(names.map((name) => [name, valueOf(name)])));
  const valid = (name: string) => fc.constant(createValues(formId)[name]);
  const anyValues = fc.oneof(
    fc.anything(),
    record(() => fc.anything()),
    record((name) => fc.oneof({ weight: 8, arbitrary: valid(name) }, fc.string())),
  );
  fc.assert(
    fc.property(anyValues, (values) => {
      const first = z.safeParse(schema, values);
      if (!first.success) return;
      // The server receives the browser's values as JSON.
      const received: unknown = JSON.parse(JSON.stringify(first.data));
      expect(z.parse(schema, received)).toEqual(first.data);
    }),
    { numRuns: 300 },
  );
});
