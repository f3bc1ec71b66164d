import { readDraft, writeDraft } from '@/components/forms/client/draft';
import type { FormId } from '@/lib/forms/types';

/**
 * The idempotency key of these values: the same for every attempt, a reload included, and a new
 * one once a value changed.
 * @returns a UUID
 */
export function keyFor(id: FormId, values: Record<string, unknown>): string {
  const draft = readDraft(id);
  const keyed = JSON.stringify(values);
  if (draft?.key && draft.keyed === keyed) return draft.key;
  const key = newKey();
  writeDraft(id, { values, ...draft, key, keyed });
  return key;
}

/** `crypto.randomUUID` exists on secure origins alone; a phone on the local network has none. */
function newKey(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID();
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16));
  // Version 4, variant 1 (RFC 9562, section 5.4).
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
