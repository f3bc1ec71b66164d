import {
  isEmpty,
  isEmptyValue,
  isSame,
  readValues,
  type FormValues,
} from '@/components/forms/client/values';
import type { ClientForm, FormId } from '@/lib/forms/types';
import { uuidOf } from '@/lib/forms/uuid';

/** What this tab stores of one form until it is sent or cleared. */
export interface Draft {
  values: FormValues;
  /** The idempotency key of the last attempt, and the values that it was made for. */
  key?: string;
  keyed?: FormValues;
  /** The form was sent, and nothing was filled in since: what a browser brings back is no draft. */
  isSent?: boolean;
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

/** Keeps a draft: in the tab's storage, or until the next load of the page where that takes none. */
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

/** Deletes values and key. */
export function clearDraft(id: FormId) {
  memory.delete(storageKey(id));
  try {
    sessionStorage.removeItem(storageKey(id));
  } catch {}
}

/** @returns whether the draft, if there is one, outlives a reload */
export const isKept = (id: FormId) => !memory.has(storageKey(id));

/** @returns whether the browser would store a draft: storage is allowed, and has room for a form */
export function hasRoom(): boolean {
  const trial = storageKey('trial');
  try {
    sessionStorage.setItem(trial, ' '.repeat(5000));
    sessionStorage.removeItem(trial);
    return true;
  } catch {
    return false;
  }
}

/** Stores what is filled in; the key of the draft stays. */
export function persistValues(id: FormId, values: FormValues) {
  if (isEmpty(values)) clearDraft(id);
  else writeDraft(id, { ...readDraft(id), values, isSent: false });
}

/** The key of these values: the same for every attempt, a reload included. Changed values have a new one. */
export function keyFor(id: FormId, values: FormValues): string {
  const draft = readDraft(id);
  if (draft?.key && isSame(draft.keyed, values)) return draft.key;
  // `crypto.randomUUID` exists on secure origins alone; a phone on the local network has none.
  const key = uuidOf(crypto.getRandomValues(new Uint8Array(16)), 4);
  writeDraft(id, { values, ...draft, key, keyed: values });
  return key;
}

/** Deletes a draft that was accepted; what was filled in since stays, as a submission of its own. */
export function settleDraft(id: FormId, accepted: FormValues, key: string) {
  const draft = readDraft(id);
  if (draft?.key !== key) return;
  if (isSame(draft.values, accepted)) markSent(id);
  else writeDraft(id, { values: draft.values });
}

/** Leaves of a draft that its form was sent. */
export const markSent = (id: FormId) => writeDraft(id, { values: {}, isSent: true });

/**
 * What a form starts with: what stands in the server's form, where the visitor may have typed already,
 * then what this tab's draft holds, then nothing. It is stored before anything is rendered from it. After a
 * success, browsers fill in again what was sent: of that, only what was typed since counts (form-marks-script).
 */
export function initialValues(form: ClientForm, element: HTMLFormElement | null): FormValues {
  if (typeof document === 'undefined') return readValues(form);
  const draft = readDraft(form.call);
  const isBroughtBack = draft?.isSent && element?.dataset.typed === undefined;
  const values = readValues(form, isBroughtBack ? null : element);
  for (const name in values)
    if (isEmptyValue(values[name])) values[name] = draft?.values[name] ?? values[name];
  if (!isEmpty(values)) persistValues(form.call, values);
  return values;
}
