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
const memory = new Map<FormId, Draft>();

/** @returns a form's draft, an empty one where there is none that can be read */
export function readDraft(id: FormId): Draft {
  let draft = memory.get(id);
  try {
    draft ??= JSON.parse(sessionStorage.getItem(storageKey(id)) ?? 'null') as Draft;
  } catch {}
  return draft ?? { values: {} };
}

/**
 * Keeps a draft: in the tab's storage, or until the next load of the page where that takes none. An empty one
 * leaves nothing.
 *
 * @returns whether it outlives a reload
 */
export function writeDraft(id: FormId, draft: Draft): boolean {
  memory.set(id, draft);
  try {
    // Where the new draft finds no room, a reload must not bring back an older one.
    sessionStorage.removeItem(storageKey(id));
    sessionStorage.setItem(storageKey(id), JSON.stringify(draft));
    memory.delete(id);
    if (!draft.isSent && isEmpty(draft.values)) sessionStorage.removeItem(storageKey(id));
  } catch {}
  return !memory.has(id);
}

/** Stores what is filled in; the key of the draft stays, and that it was sent, until something is filled in. */
export function writeValues(id: FormId, values: FormValues): boolean {
  const draft = readDraft(id);
  return writeDraft(id, { ...draft, values, isSent: draft.isSent && isEmpty(values) });
}

/** The key of these values: the same for every attempt, a reload included. Changed values have a new one. */
export function keyFor(id: FormId, values: FormValues): string {
  const draft = readDraft(id);
  if (draft.key && isSame(draft.keyed, values)) return draft.key;
  // `crypto.randomUUID` exists on secure origins alone; a phone on the local network has none.
  const key = uuidOf(crypto.getRandomValues(new Uint8Array(16)), 4);
  writeDraft(id, { values, key, keyed: values });
  return key;
}

/** Deletes a draft that was accepted; what was filled in since stays, as a submission of its own. */
export function settleDraft(id: FormId, key: string) {
  const draft = readDraft(id);
  if (draft.key !== key) return;
  if (isSame(draft.values, draft.keyed)) markSent(id);
  else writeDraft(id, { values: draft.values });
}

/** Leaves of a draft that its form was sent. */
export const markSent = (id: FormId) => writeDraft(id, { values: {}, isSent: true });

/**
 * What a form starts with: what stands in the server's form, where the visitor may have typed already,
 * then what this tab's draft holds, then nothing. It is stored before anything is rendered from it: a form that
 * breaks then is offered again. After a success, browsers fill in again what was sent: of that, only what was
 * typed since counts (form-marks-script).
 *
 * @returns also whether it is stored where a reload finds it
 */
export function startDraft(form: ClientForm, element?: HTMLFormElement | null) {
  if (typeof document === 'undefined') return { values: readValues(form), isStored: true };
  const draft = readDraft(form.call);
  const isLeftOver = draft.isSent && element?.dataset.typed === undefined;
  const values = readValues(form, isLeftOver ? null : element);
  for (const name in values)
    if (isEmptyValue(values[name])) values[name] = draft.values[name] ?? values[name];
  return { values, isStored: writeValues(form.call, values) };
}
