import { expect, test } from 'vitest';
import { received } from '@/lib/server/submissions/outcome';
import { seal, unseal } from '@/lib/server/submissions/seal';

const answer = { ...received, body: '{"hello":"Ada"}' };

test('only the same secret, key and body open an answer', () => {
  const sealed = seal(answer, 'secret', 'key', 'body');
  expect(unseal(sealed, 'secret', 'key', 'body')).toEqual(answer);
  expect(() => unseal(sealed, 'secret', 'key', 'bodY')).toThrow();
  expect(() => unseal(sealed, 'secret', 'keY', 'body')).toThrow();
  expect(() => unseal(sealed, 'Secret', 'key', 'body')).toThrow();
  expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain('Ada');
});
