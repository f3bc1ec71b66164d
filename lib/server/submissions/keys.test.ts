import { describe, expect, test } from 'vitest';
import { fingerprintOf, FORM_KEY_LIFE, formKeys, keyFrom } from '@/lib/server/submissions/keys';

const secret = 'secret';
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

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

describe('formKeys', () => {
  test('the same form with the same values has one key for 10 minutes, and knows the one before', () => {
    const [key, before] = formKeys(secret, 'submit', '{}', 0);
    expect(key).toMatch(uuid);
    expect(formKeys(secret, 'submit', '{}', FORM_KEY_LIFE - 1)).toEqual([key, before]);
    expect(formKeys(secret, 'submit', '{}', FORM_KEY_LIFE)[1]).toBe(key);
  });
  test('another form or other values have another', () => {
    const keys = [
      formKeys(secret, 'submit', '{}', 0),
      formKeys(secret, 'apply', '{}', 0),
      formKeys(secret, 'submit', '[]', 0),
    ];
    expect(new Set(keys.flat()).size).toBe(6);
  });
  test('nobody finds it without the secret', () => {
    const guess = (with_: string) => formKeys(with_, 'submit', '{}', 0)[0];
    expect(guess('another')).not.toBe(guess(secret));
  });
});

test('a fingerprint tells bodies apart and differs by key and secret', () => {
  expect(fingerprintOf(secret, 'k', 'a')).toBe(fingerprintOf(secret, 'k', 'a'));
  expect(fingerprintOf(secret, 'k', 'a')).not.toBe(fingerprintOf(secret, 'k', 'b'));
  expect(fingerprintOf(secret, 'k', 'a')).not.toBe(fingerprintOf(secret, 'l', 'a'));
  expect(fingerprintOf(secret, 'k', 'a')).not.toBe(fingerprintOf('another', 'k', 'a'));
});
