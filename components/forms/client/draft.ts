import type { FormId } from '@/lib/forms/types';

/** What this tab stores of one form until it is sent or cleared. */
export interface Draft {
  values: Record<string, unknown>;
  /** The idempotency key made for `keyed`, the values as JSON. */
  key?: string;
  keyed?: string;
}

const storageKey = (id: FormId) => `tassel:draft:${id}`;

/** Holds what the browser does not store: storage is forbidden, or full. */
const memory = new Map<string, string>();

function readText(id: FormId): string | null {
  try {
    return memory.get(storageKey(id)) ?? sessionStorage.getItem(storageKey(id));
  } catch {
    return null;
  }
}

/** @returns whether a form has a draft */
export const hasDraft = (id: FormId) => readText(id) !== null;

/** @returns a form's draft; null where there is none, or none that can be read */
export function readDraft(id: FormId): Draft | null {
  try {
    return JSON.parse(readText(id) ?? 'null') as Draft | null;
  } catch {
    return null;
  }
}

/** Stores a form's draft in this tab. */
export function writeDraft(id: FormId, draft: Draft) {
  const text = JSON.stringify(draft);
  try {
    sessionStorage.setItem(storageKey(id), text);
    memory.delete(storageKey(id));
  } catch {
    memory.set(storageKey(id), text);
  }
}

/** Stores what is filled in; the idempotency key of the draft stays. */
export const persistValues = (id: FormId, values: Draft['values']) =>
  writeDraft(id, { ...readDraft(id), values });

/** Deletes values and key: after a success, or when the visitor clears the form. */
export function clearDraft(id: FormId) {
  memory.delete(storageKey(id));
  try {
    sessionStorage.removeItem(storageKey(id));
  } catch {
    // Nothing was stored.
  }
}
