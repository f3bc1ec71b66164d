/**
 * The upstream's answer may repeat what the visitor wrote, and we keep nothing of that once the
 * upstream has it. So the answer is kept sealed, with a key that only the body itself gives: who
 * sends the same submission again can be answered the same again, and no one else can read it.
 */
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { Answered } from '@/lib/submissions/outcome';

const ALGORITHM = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;

/** Another secret than the fingerprint of the same two (keys.ts), which the store holds openly. */
const secretOf = (key: string, body: string) =>
  createHmac('sha256', key).update('tassel answer\n').update(body).digest();

/**
 * @param answer to keep
 * @param key the submission's idempotency key
 * @param body what was sent upstream
 * @returns text for the store
 */
export function seal(answer: Answered, key: string, body: string): string {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(ALGORITHM, secretOf(key, body), nonce);
  const sealed = [cipher.update(JSON.stringify(answer)), cipher.final()];
  return Buffer.concat([nonce, cipher.getAuthTag(), ...sealed]).toString('base64');
}

/**
 * @param sealed what seal() gave
 * @param key the submission's idempotency key
 * @param body the same body again
 * @returns the answer
 * @throws if any of the three is not what it was
 */
export function unseal(sealed: string, key: string, body: string): Answered {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv(
    ALGORITHM,
    secretOf(key, body),
    bytes.subarray(0, NONCE),
  ).setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
  return JSON.parse(
    Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString(),
  ) as Answered;
}
