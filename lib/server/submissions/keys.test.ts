import { describe, expect, test } from 'vitest';
import { fingerprintOf, formKey, keyFrom } from '@/lib/server/submissions/keys';

const secret = 'secret';

describe('keyFrom', () => {
  const from = (key: string) => keyFrom(new Headers({ 'idempotency-key': key }));
  test('takes a key with and without quotes', () => {
    expect(from('a-1')).toBe('a-1');
    expect(from('"a-1"')).toBe('a-1');
    expect(keyFrom(new Headers())).toBeUndefined();
  });
  test.each(['', 'a b', 'a\u00e9', '=1+1', 'x'.repeat(129), '"'])('refuses %j', (key) => {
    expect(() => from(key)).toThrow(
      expect.objectContaining({ refused: expect.objectContaining({ status: 400 }) }),
    );
  });
});

test('a form’s key tells forms, values and stores apart', async () => {
  const keys = await Promise.all([
    formKey({ secret }, 'submit', '{}'),
    formKey({ secret }, 'apply', '{}'),
    formKey({ secret }, 'submit', '[]'),
    formKey({ secret: 'another' }, 'submit', '{}'),
  ]);
  for (const key of keys)
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(keys).size).toBe(4);
});

test('a fingerprint tells bodies apart and differs by key and secret', () => {
  expect(fingerprintOf(secret, 'k', 'a')).toBe(fingerprintOf(secret, 'k', 'a'));
  expect(fingerprintOf(secret, 'k', 'a')).not.toBe(fingerprintOf(secret, 'k', 'b'));
  expect(fingerprintOf(secret, 'k', 'a')).not.toBe(fingerprintOf(secret, 'l', 'a'));
  expect(fingerprintOf(secret, 'k', 'a')).not.toBe(fingerprintOf('another', 'k', 'a'));
});
