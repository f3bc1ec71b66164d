/** Drafts: what a visitor typed, kept until it is sent. Session storage holds a copy for reloads. */
import { isEmpty, type FormValues } from '@/components/forms/values';
import type { FormId } from '@/lib/forms/types';

const drafts = new Map<FormId, FormValues>();

/** The idempotency key of each attempt since the page was opened, by form and values. */
const keys = new Map<string, string | undefined>();

interface StoredDraft {
  values: FormValues;
  /** The key of these values, if they were sent. */
  key?: string | undefined;
}

const getStorageKey = (id: FormId) => `tassel:draft:${id}`;

const createValuesId = (id: FormId, values: FormValues) => `${id} ${JSON.stringify(values)}`;

/** Reads the copy of a draft into memory. Does nothing if it is missing or corrupt, or if session storage is blocked. */
function restoreDraft(id: FormId) {
  try {
    const { values, key } = JSON.parse(sessionStorage.getItem(getStorageKey(id))!) as StoredDraft;
    drafts.set(id, values);
    keys.set(createValuesId(id, values), key);
  } catch {}
}

/** Returns a form's draft, or no values if it has none. */
export function readDraft(id: FormId): FormValues {
  if (!drafts.has(id)) restoreDraft(id);
  return drafts.get(id) ?? {};
}

/** Replaces a draft. Its copy is removed if all values are empty, and stays as it is if session storage is full. */
export function writeDraft(id: FormId, values: FormValues) {
  drafts.set(id, values);
  const copy: StoredDraft = { values, key: keys.get(createValuesId(id, values)) };
  try {
    if (Object.values(values).every(isEmpty)) sessionStorage.removeItem(getStorageKey(id));
    else sessionStorage.setItem(getStorageKey(id), JSON.stringify(copy));
  } catch {}
}

export const clearDraft = (id: FormId) => writeDraft(id, {});

/** Returns the idempotency key of these values: the same for each attempt, also after a reload. Stores the values. */
export function getKey(id: FormId, values: FormValues): string {
  const attempt = createValuesId(id, values);
  // Browsers have no randomUUID on plain http.
  const createKey = () =>
    crypto.randomUUID?.() ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
  const key = keys.get(attempt) ?? createKey();
  keys.set(attempt, key);
  writeDraft(id, values);
  return key;
}
