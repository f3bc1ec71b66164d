import type { FormId } from '@/lib/forms/types';
import { uuidOf } from '@/lib/forms/uuid';

/** The idempotency key of one submission, and those of the failed ones that it corrects, with commas. */
export interface Keys {
  key: string;
  supersedes?: string | undefined;
}

/** What this tab stores of one form until it is sent or cleared. */
export interface Draft extends Partial<Keys> {
  values: Record<string, unknown>;
  /** The values that `key` was made for, as JSON. */
  keyed?: string;
}

const storageKey = (id: FormId) => `tassel:draft:${id}`;

/** Holds what the browser does not store: storage is forbidden, or full. */
const memory = new Map<string, string>();

/** @returns a form's draft; null where there is none, or none that can be read */
export function readDraft(id: FormId): Draft | null {
  try {
    const text = memory.get(storageKey(id)) ?? sessionStorage.getItem(storageKey(id));
    return JSON.parse(text ?? 'null') as Draft | null;
  } catch {
    return null;
  }
}

export function writeDraft(id: FormId, draft: Draft) {
  const text = JSON.stringify(draft);
  memory.set(storageKey(id), text);
  try {
    // Where the new draft finds no room, a reload must not bring back an older one.
    sessionStorage.removeItem(storageKey(id));
    sessionStorage.setItem(storageKey(id), text);
    memory.delete(storageKey(id));
  } catch {}
}

/** Deletes values and keys: after a success, or when the visitor clears the form. */
export function clearDraft(id: FormId) {
  memory.delete(storageKey(id));
  try {
    sessionStorage.removeItem(storageKey(id));
  } catch {}
}

/** Stores what is filled in; the keys of the draft stay. */
export const persistValues = (id: FormId, values: Draft['values']) =>
  writeDraft(id, { ...readDraft(id), values });

/**
 * The keys of these values: the same for every attempt, a reload included. Changed values have a new
 * key, which supersedes those before: one of them may never have come.
 */
export function keysFor(id: FormId, values: Draft['values']): Keys {
  const draft = readDraft(id);
  const keyed = JSON.stringify(values);
  if (draft?.key && draft.keyed === keyed) return { key: draft.key, supersedes: draft.supersedes };
  const before = [draft?.key, draft?.supersedes].filter(Boolean).join(', ');
  // `crypto.randomUUID` exists on secure origins alone; a phone on the local network has none.
  const key = uuidOf(crypto.getRandomValues(new Uint8Array(16)), 4);
  const keys = { key, supersedes: before || undefined };
  writeDraft(id, { values, ...draft, ...keys, keyed });
  return keys;
}

/** Deletes a draft that was accepted; what was filled in since stays, as a submission of its own. */
export function settleDraft(id: FormId, accepted: Draft['values'], key: string) {
  const draft = readDraft(id);
  if (draft?.key !== key) return;
  if (JSON.stringify(draft.values) === JSON.stringify(accepted)) clearDraft(id);
  else writeDraft(id, { values: draft.values });
}
