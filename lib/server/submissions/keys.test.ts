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
  const fingerprints = [
    fingerprintOf('one', 'k', 'a'),
    fingerprintOf('one', 'l', 'a'),
    fingerprintOf('one', 'k', 'b'),
    fingerprintOf('another', 'k', 'a'),
  ];
  expect(new Set(fingerprints).size).toBe(4);
  expect(fingerprintOf('one', 'k', 'a')).toBe(fingerprints[0]);
});
