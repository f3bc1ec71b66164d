import { useSyncExternalStore } from 'react';
import { keyFor, settleDraft } from '@/components/forms/client/draft';
import { failureLine, send } from '@/components/forms/client/send';
import { isSame, type FormValues } from '@/components/forms/client/values';
import type { FailedAnswer } from '@/lib/forms/failure-text';
import type { ClientForm, FormId } from '@/lib/forms/types';

/** How long to wait before each retry, in milliseconds (docs/decisions/0009). */
const retryDelaysMs = [1000, 3000, 9000];

/**
 * How the submission of a form stands. `checking`: a submit waits for the form's checks. `waiting`: between two
 * attempts; `sendNow` ends the wait.
 */
export type Status =
  | { name: 'editing' | 'checking' }
  | { name: 'sending'; values: FormValues }
  | { name: 'waiting'; values: FormValues; sendNow: () => void }
  | { name: 'failed'; answer: FailedAnswer }
  | { name: 'sent'; values: FormValues };

const editing: Status = { name: 'editing' };

/**
 * Of each form, outside of React: a page that is left inside the site does not end a submission, and shows
 * how it stands when the visitor comes back.
 */
const statuses = new Map<FormId, Status>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const statusOf = (id: FormId): Status => statuses.get(id) ?? editing;

export function setStatus(id: FormId, status: Status) {
  statuses.set(id, status);
  for (const listener of listeners) listener();
}

/** @returns how a form's submission stands; renders again when that changes */
export const useStatus = (id: FormId): Status =>
  useSyncExternalStore(
    subscribe,
    () => statusOf(id),
    () => editing,
  );

const isUnderWay = ({ name }: Status) => name === 'sending' || name === 'waiting';

/** Back to editing, unless a submission is under way: what is sent is sent. */
export function edit(id: FormId) {
  if (!isUnderWay(statusOf(id))) setStatus(id, editing);
}

/**
 * Sends a form. A form that stays silent about failures is sent again up to 3 more times, while no
 * answer comes or a temporary failure. Sent again by hand between two attempts, it does not wait any longer;
 * other values take its place.
 *
 * @returns when the first answer has come that is not worth a retry, or the last
 */
export async function submit({ call, failure }: ClientForm, values: FormValues): Promise<void> {
  const current = statusOf(call);
  if (current.name === 'sending') return;
  if (current.name === 'waiting' && isSame(current.values, values)) return current.sendNow();
  const key = keyFor(call, values);
  const isCurrent = () => {
    const status = statusOf(call);
    return 'values' in status && status.values === values;
  };
  setStatus(call, { name: 'sending', values });
  let answer = await send(call, values, key);
  for (const ms of failure.kind === 'retrySilently' ? retryDelaysMs : []) {
    if (answer.kind === 'ok' || !answer.isTemporary || !isCurrent()) break;
    await new Promise<void>((resolve) => {
      setTimeout(resolve, ms);
      setStatus(call, { name: 'waiting', values, sendNow: resolve });
    });
    if (!isCurrent()) break;
    setStatus(call, { name: 'sending', values });
    answer = await send(call, values, key);
  }
  if (answer.kind === 'ok') settleDraft(call, key);
  else console.error(failureLine(call, answer));
  if (!isCurrent()) return;
  setStatus(call, answer.kind === 'ok' ? { name: 'sent', values } : { name: 'failed', answer });
}
