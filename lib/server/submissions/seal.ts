/**
 * The upstream's answer may repeat what the visitor wrote, and the store holds nothing of that once
 * the upstream has it. So the answer is stored encrypted, with a key made from the store's secret and
 * the body: who sends the same submission again gets the same answer, and nobody else can read it.
 */
import 'server-only';
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { Answered } from '@/lib/server/submissions/outcome';

const ALGORITHM = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;

/** Not the fingerprint of the same two (keys.ts), which the store holds openly. */
const keyOf = (secret: string, key: string, body: string) =>
  createHmac('sha256', secret).update(`answer\n${key}\n`).update(body).digest();

/**
 * @param answer to store
 * @param secret the store's
 * @param key the submission's idempotency key
 * @param body what was sent upstream
 * @returns text for the store
 */
export function seal(answer: Answered, secret: string, key: string, body: string): string {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(ALGORITHM, keyOf(secret, key, body), nonce);
  const sealed = [cipher.update(JSON.stringify(answer)), cipher.final()];
  return Buffer.concat([nonce, cipher.getAuthTag(), ...sealed]).toString('base64');
}

/**
 * @param sealed what seal() gave
 * @param secret the store's
 * @param key the submission's idempotency key
 * @param body the same body again
 * @returns the answer
 * @throws if any of them is not what it was
 */
export function unseal(sealed: string, secret: string, key: string, body: string): Answered {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv(
    ALGORITHM,
    keyOf(secret, key, body),
    bytes.subarray(0, NONCE),
  ).setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
  return JSON.parse(
    Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString(),
  ) as Answered;
}
