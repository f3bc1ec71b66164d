/** Drafts: what a visitor typed, kept in session storage until it is sent or cleared. */
import { isEmpty, isEqual, type FormValues } from '@/components/forms/values';
import type { FormId } from '@/lib/forms/types';

export interface Draft {
  values: FormValues;
  /** The idempotency key of the last attempt, and the values that it sent. */
  key?: string | undefined;
  sentValues?: FormValues;
}

const getStorageKey = (id: FormId) => `tassel:draft:${id}`;

/** Returns a form's draft, or an empty one if none can be read. */
export function readDraft(id: FormId): Draft {
  try {
    const draft = JSON.parse(sessionStorage.getItem(getStorageKey(id)) ?? '{}') as Partial<Draft>;
    return { ...draft, values: draft.values ?? {} };
  } catch {
    return { values: {} };
  }
}

/** Changes a draft. Removes it if its values are empty. Does nothing if session storage is blocked or full. */
export function writeDraft(id: FormId, changes: Draft) {
  const draft = { ...readDraft(id), ...changes };
  if (Object.values(draft.values).every(isEmpty)) return clearDraft(id);
  try {
    sessionStorage.setItem(getStorageKey(id), JSON.stringify(draft));
  } catch {}
}

/** Returns the idempotency key of these values: the same for each attempt, also after a reload. Stores the values. */
export function getKey(id: FormId, values: FormValues): string | undefined {
  const draft = readDraft(id);
  // Browsers have no randomUUID on plain http. The server then creates a key.
  const key = isEqual(draft.sentValues, values) ? draft.key : crypto.randomUUID?.();
  writeDraft(id, { values, key, sentValues: values });
  return key;
}

/** Removes a draft. With `sentValues`, keeps it if the visitor has changed the values since. */
export function clearDraft(id: FormId, sentValues?: FormValues) {
  if (sentValues && !isEqual(readDraft(id).values, sentValues)) return;
  try {
    sessionStorage.removeItem(getStorageKey(id));
  } catch {}
}
