import { expect, test } from 'vitest';
import { received } from '@/lib/submissions/outcome';
import { seal, unseal } from '@/lib/submissions/seal';

const answer = { ...received, body: '{"hello":"Ada"}' };

test('only the same key and body open an answer', () => {
  const sealed = seal(answer, 'key', 'body');
  expect(unseal(sealed, 'key', 'body')).toEqual(answer);
  expect(() => unseal(sealed, 'key', 'bodY')).toThrow();
  expect(() => unseal(sealed, 'keY', 'body')).toThrow();
  expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain('Ada');
});
