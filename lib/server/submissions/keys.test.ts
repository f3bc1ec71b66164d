import { expect, test } from 'vitest';
import { fingerprintOf, formKey } from '@/lib/server/submissions/keys';

test('a form’s key tells forms, values and stores apart', async () => {
  const keys = await Promise.all([
    formKey({ secret: 'one' }, 'submit', '{}'),
    formKey({ secret: 'one' }, 'apply', '{}'),
    formKey({ secret: 'one' }, 'submit', '[]'),
    formKey({ secret: 'another' }, 'submit', '{}'),
  ]);
  for (const key of keys)
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(keys).size).toBe(4);
});

test('a fingerprint tells keys, bodies and stores apart', () => {
  const all = [
    ['one', 'k', 'a'],
    ['one', 'l', 'a'],
    ['one', 'k', 'b'],
    ['another', 'k', 'a'],
  ] as const;
  expect(new Set([...all, ...all].map((of) => fingerprintOf(...of))).size).toBe(4);
});
