import {
  isEmpty,
  isEmptyValue,
  isSame,
  readValues,
  type FormValues,
} from '@/components/forms/values';
import type { ClientForm, FormId } from '@/lib/forms/types';
import { formatUuid } from '@/lib/forms/uuid';

/** What a tab stores of a form until it is sent or cleared. */
export interface Draft {
  values: FormValues;
  /** The idempotency key of the last attempt, and the values that it was made for. */
  key?: string;
  keyed?: FormValues;
  /** The form was sent in this tab, now or before. */
  isSent?: boolean;
}

/** Whether nothing was filled in since the form was sent: values that the browser restores don't count. */
export const isEmptySinceSent = ({ isSent, values }: Draft) => Boolean(isSent) && isEmpty(values);

const getStorageKey = (id: FormId) => `tassel:draft:${id}`;

/** Drafts that the browser doesn't store, because storage is forbidden or full. */
const memory = new Map<FormId, Draft>();

/** Returns a form's draft, or an empty one if none is stored or it cannot be read. */
export function readDraft(id: FormId): Draft {
  let draft = memory.get(id);
  try {
    draft ??= JSON.parse(sessionStorage.getItem(getStorageKey(id)) ?? 'null') as Draft;
  } catch {}
  return draft ?? { values: {} };
}

/** Stores a draft in session storage, or in memory where that fails. Returns whether a reload finds it. */
export function writeDraft(id: FormId, draft: Draft): boolean {
  memory.set(id, draft);
  try {
    // If there is no room for the new draft, a reload must not restore the old one.
    sessionStorage.removeItem(getStorageKey(id));
    sessionStorage.setItem(getStorageKey(id), JSON.stringify(draft));
    memory.delete(id);
    if (!draft.isSent && isEmpty(draft.values)) sessionStorage.removeItem(getStorageKey(id));
  } catch {}
  return !memory.has(id);
}

/** Stores the values of a draft, which keeps its key and its 'sent' marker. */
export const writeValues = (id: FormId, values: FormValues): boolean =>
  writeDraft(id, { ...readDraft(id), values });

/** Returns the idempotency key of these values: the same for every attempt, across reloads; new for other values. */
export function getIdempotencyKey(id: FormId, values: FormValues): string {
  const draft = readDraft(id);
  if (draft.key && isSame(draft.keyed, values)) return draft.key;
  // `crypto.randomUUID` exists on secure origins only; a phone that tests the site in a local network has none.
  const key = formatUuid(crypto.getRandomValues(new Uint8Array(16)), 4);
  writeDraft(id, { ...draft, values, key, keyed: values });
  return key;
}

/** Deletes a draft after its submission was accepted; values that were filled in since stay. */
export function settleDraft(id: FormId, key: string) {
  const draft = readDraft(id);
  if (draft.key !== key) return;
  if (isSame(draft.values, draft.keyed)) markSent(id);
  else writeDraft(id, { values: draft.values, isSent: true });
}

export const markSent = (id: FormId) => writeDraft(id, { values: {}, isSent: true });

/**
 * Restores the draft: merges it into what the visitor has already typed, and stores the result. After a success, browsers restore
 * what was sent; then the element's values count only if something was typed since (form-marks-script).
 *
 * @returns the values and whether a reload finds them
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
