import {
  isEmpty,
  isEmptyValue,
  isEqual,
  readValues,
  type FormValues,
} from '@/components/forms/values';
import type { ClientForm, FormId } from '@/lib/forms/types';
import { formatUuid } from '@/lib/forms/uuid';

/**
 * A filled-in form, stored in the tab until it is sent or cleared. Do not rename its properties: tabs that were opened
 * before a release have stored it with these names.
 */
export interface Draft {
  values: FormValues;
  /** The idempotency key of the last attempt, and the values that were sent with it. */
  key?: string;
  keyed?: FormValues;
  /** Whether this tab has sent the form before. */
  isSent?: boolean;
}

/** Whether the form was sent and nothing was filled in since. */
export const isEmptySinceSent = ({ isSent, values }: Draft) => Boolean(isSent) && isEmpty(values);

const getStorageKey = (id: FormId) => `tassel:draft:${id}`;

/** Drafts that could not be written to session storage, because it is blocked or full. */
const memory = new Map<FormId, Draft>();

/** Returns a form's draft, or an empty one if none is stored or it cannot be read. */
export function readDraft(id: FormId): Draft {
  let draft = memory.get(id);
  try {
    draft ??= JSON.parse(sessionStorage.getItem(getStorageKey(id)) ?? 'null') as Draft;
  } catch {}
  return draft ?? { values: {} };
}

/** Stores a draft in session storage or, if that fails, in memory. Returns whether the draft survives a reload. */
export function writeDraft(id: FormId, draft: Draft): boolean {
  memory.set(id, draft);
  try {
    // If the new draft does not fit, a reload must not restore the old one.
    sessionStorage.removeItem(getStorageKey(id));
    sessionStorage.setItem(getStorageKey(id), JSON.stringify(draft));
    memory.delete(id);
    if (!draft.isSent && isEmpty(draft.values)) sessionStorage.removeItem(getStorageKey(id));
  } catch {}
  return !memory.has(id);
}

/** Replaces the values of a draft. Keeps its key and its `isSent`. */
export const writeValues = (id: FormId, values: FormValues): boolean =>
  writeDraft(id, { ...readDraft(id), values });

/** Returns the idempotency key of these values: the same for every attempt, also after a reload. */
export function getIdempotencyKey(id: FormId, values: FormValues): string {
  const draft = readDraft(id);
  if (draft.key && isEqual(draft.keyed, values)) return draft.key;
  // Not `crypto.randomUUID`, which is missing on insecure origins, such as a development server in a local network.
  const key = formatUuid(crypto.getRandomValues(new Uint8Array(16)), 4);
  writeDraft(id, { ...draft, values, key, keyed: values });
  return key;
}

/** Empties a draft after its submission was accepted. Keeps values that changed since. */
export function emptyAcceptedDraft(id: FormId, key: string) {
  const draft = readDraft(id);
  if (draft.key !== key) return;
  if (isEqual(draft.values, draft.keyed)) markSent(id);
  else writeDraft(id, { values: draft.values, isSent: true });
}

export const markSent = (id: FormId) => writeDraft(id, { values: {}, isSent: true });

/**
 * Reads the values of the form element, fills the empty ones from the draft, and stores the result. Ignores values
 * that the browser restored after the form was sent: nobody typed, so `data-typed` is missing (form-marks-script.ts).
 *
 * @returns the values and whether they survive a reload
 */
export function mergeDraft(form: ClientForm, element?: HTMLFormElement | null) {
  if (typeof document === 'undefined') return { values: readValues(form), isStored: true };
  const draft = readDraft(form.formId);
  const isRefilledByBrowser = isEmptySinceSent(draft) && element?.dataset.typed === undefined;
  const values = readValues(form, isRefilledByBrowser ? null : element);
  for (const name in values)
    if (isEmptyValue(values[name])) values[name] = draft.values[name] ?? values[name];
  return { values, isStored: writeValues(form.formId, values) };
}
