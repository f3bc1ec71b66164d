/** Sends forms: status, requests and retries. */
import { useSyncExternalStore } from 'react';
import { getIdempotencyKey, emptyAcceptedDraft } from '@/components/forms/draft';
import { isEqual, type FormValues } from '@/components/forms/values';
import { readFailure, type FailedResponse } from '@/lib/forms/failure-text';
import type { ClientForm, FormId } from '@/lib/forms/types';

/** How long to wait before each retry, in milliseconds (docs/decisions/0009). */
const RETRY_DELAYS_MS = [1000, 3000, 9000];

/** `checking`: a submit waits for the schema. `waiting`: between two attempts; `sendNow` ends the wait. */
export type Status =
  | { name: 'editing' | 'checking' }
  | { name: 'sending'; values: FormValues }
  | { name: 'waiting'; values: FormValues; sendNow: () => void }
  | { name: 'failed'; answer: FailedResponse }
  | { name: 'sent'; values: FormValues };

const editing: Status = { name: 'editing' };

/** Kept outside React, because navigation within the site must not end a submission. */
const statuses = new Map<FormId, Status>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const getStatus = (id: FormId): Status => statuses.get(id) ?? editing;

export function setStatus(id: FormId, status: Status) {
  statuses.set(id, status);
  for (const listener of listeners) listener();
}

export const useStatus = (id: FormId): Status =>
  useSyncExternalStore(
    subscribe,
    () => getStatus(id),
    () => editing,
  );

export const isUnderWay = ({ name }: Status) => name === 'sending' || name === 'waiting';

/** Goes back to editing, unless a submission is under way. */
export function returnToEditing(id: FormId) {
  if (!isUnderWay(getStatus(id))) setStatus(id, editing);
}

/**
 * Sends a form until its status is `sent` or `failed`. With `retryWithoutNotice`, retries up to 3 times, as long as the
 * failure is temporary. During the wait before a retry, a call with the same values retries at once; a call with other
 * values replaces the waiting submission.
 */
export async function submitForm(
  { formId, notice }: ClientForm,
  values: FormValues,
): Promise<void> {
  const current = getStatus(formId);
  if (current.name === 'sending') return;
  if (current.name === 'waiting' && isEqual(current.values, values)) return current.sendNow();
  const key = getIdempotencyKey(formId, values);
  const isCurrent = () => {
    const status = getStatus(formId);
    return 'values' in status && status.values === values;
  };
  setStatus(formId, { name: 'sending', values });
  let answer = await postValues(formId, values, key);
  for (const ms of notice === 'silent' ? RETRY_DELAYS_MS : []) {
    if (answer.kind === 'ok' || !answer.isTemporary || !isCurrent()) break;
    await new Promise<void>((resolve) => {
      setTimeout(resolve, ms);
      setStatus(formId, { name: 'waiting', values, sendNow: resolve });
    });
    if (!isCurrent()) break;
    setStatus(formId, { name: 'sending', values });
    answer = await postValues(formId, values, key);
  }
  if (answer.kind === 'ok') emptyAcceptedDraft(formId, key);
  else console.error(describeAnswer(formId, answer));
  if (!isCurrent()) return;
  setStatus(formId, answer.kind === 'ok' ? { name: 'sent', values } : { name: 'failed', answer });
}

/** `isTemporary`: a retry may succeed. True if no answer came. */
type Answer = { kind: 'ok' } | (FailedResponse & { isTemporary: boolean });

const TIMEOUT_MS = 60_000;

/** Browsers allow 64 KiB for all keepalive requests together. */
const MAX_KEEPALIVE_BYTES = 50_000;

/**
 * Posts the values of a form to its route. A request below `MAX_KEEPALIVE_BYTES` outlives the page. Never throws.
 *
 * @returns `ok` for any 2xx; `none` if no complete answer came within 60 s; otherwise the failure
 */
async function postValues(id: FormId, values: unknown, key: string): Promise<Answer> {
  const body = JSON.stringify(values);
  const request: RequestInit = {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body,
    keepalive: new Blob([body]).size < MAX_KEEPALIVE_BYTES,
    // Older browsers have no AbortSignal.timeout and send without a timeout.
    // eslint-disable-next-line baseline-js/use-baseline
    signal: AbortSignal.timeout?.(TIMEOUT_MS),
  };
  try {
    const response = await fetch(`/api/${id}`, request);
    if (response.ok) return { kind: 'ok' };
    const { status, headers } = response;
    const failure = readFailure(status, headers.get('content-type'), await response.text());
    return { ...failure, isTemporary: isTemporary(status, headers) };
  } catch {
    return { kind: 'none', isTemporary: true };
  }
}

/** A 409 with Retry-After means that the same submission is still being sent. */
const isTemporary = (status: number, headers: Headers) =>
  status === 429 || status >= 500 || (status === 409 && headers.has('retry-after'));

/** Returns the console line of a failed submission: form, status, message. */
function describeAnswer(id: FormId, answer: FailedResponse): string {
  if (answer.kind === 'none') return `/${id}: no answer`;
  const message = answer.kind === 'json' ? (answer.message ?? '') : 'not JSON';
  return `/${id}: ${answer.status} ${message}`.trim();
}
