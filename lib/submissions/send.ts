import { readFailure, type FailedAnswer } from '@/lib/forms/failure-text';
import type { FormId } from '@/lib/forms/types';

export type Answer = { kind: 'ok' } | FailedAnswer;

/** After this long, in milliseconds, we tell the visitor that no answer came. */
const patience = 60_000;

/** Browsers let a request outlive its tab only up to 64 KiB for all such requests together. */
const keepaliveLimit = 50_000;

/**
 * The browser's half of a submission: posts one form's values to our own route.
 * @param call the upstream call, without its slash
 * @param values under the form's own field names
 * @param key the idempotency key: the same for every attempt with the same values
 * @param signal gives the attempt up
 * @returns `ok` for any 2xx, else what is known of the failure; never throws
 */
export async function send(
  call: FormId,
  values: unknown,
  key: string,
  signal: AbortSignal,
): Promise<Answer> {
  const body = JSON.stringify(values);
  try {
    const response = await fetch(`/api/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body,
      keepalive: body.length < keepaliveLimit,
      signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
    });
    if (response.ok) return { kind: 'ok' };
    return readFailure(
      response.status,
      response.headers.get('content-type'),
      await response.text(),
    );
  } catch {
    return { kind: 'none' };
  }
}

/** The one line that a failed submission leaves in the console: call, status, message. */
export function failureLine(call: FormId, answer: FailedAnswer): string {
  if (answer.kind === 'none') return `/${call}: no answer`;
  const message = answer.kind === 'json' ? (answer.message ?? '') : 'not JSON';
  return `/${call}: ${answer.status} ${message}`.trim();
}

/** How long the silent forms wait before each repeat, in milliseconds. */
const repeatDelays = [1000, 3000, 9000] as const;

const isWorthRepeating = (answer: Answer) =>
  answer.kind === 'none' ||
  (answer.kind !== 'ok' && (answer.status === 429 || answer.status >= 500));

/**
 * Sends, and after no answer, a 429 or a 5xx sends the same again, up to 3 more times.
 * @param attempt one try, with the same key each time
 * @param signal ends the waiting; the last answer is returned then
 * @param onWait told when a wait begins and ends
 * @returns the first answer that is not worth repeating, or the last one
 */
export async function sendPersistently(
  attempt: () => Promise<Answer>,
  signal: AbortSignal,
  onWait: (waiting: boolean) => void = () => undefined,
): Promise<Answer> {
  let answer = await attempt();
  for (const delay of repeatDelays) {
    if (signal.aborted || !isWorthRepeating(answer)) break;
    onWait(true);
    await new Promise<void>((resolve) => {
      setTimeout(resolve, delay);
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
    onWait(false);
    if (signal.aborted) break;
    answer = await attempt();
  }
  return answer;
}
