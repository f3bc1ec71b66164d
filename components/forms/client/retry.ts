import type { Answer } from '@/components/forms/client/send';

/** How long to wait before each retry, in milliseconds (docs/decisions.md, "Silent failures"). */
export const retryDelaysMs = [1000, 3000, 9000] as const;

const isRetryable = (answer: Answer) =>
  answer.kind === 'none' ||
  (answer.kind !== 'ok' && (answer.status === 429 || answer.status >= 500));

const delay = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/**
 * Sends, and after no answer, a 429 or a 5xx sends the same again, up to 3 more times.
 *
 * @param attempt one request, with the same idempotency key each time
 * @param signal ends the waiting; the last answer is returned then
 * @param onWait called with `true` when a wait between two attempts begins, `false` when it ends
 * @returns the first answer that is not worth a retry, or the last one
 */
export async function sendWithRetries(
  attempt: () => Promise<Answer>,
  signal: AbortSignal,
  onWait: (isWaiting: boolean) => void = () => undefined,
): Promise<Answer> {
  let answer = await attempt();
  for (const ms of retryDelaysMs) {
    if (signal.aborted || !isRetryable(answer)) break;
    onWait(true);
    await delay(ms, signal);
    onWait(false);
    if (signal.aborted) break;
    answer = await attempt();
  }
  return answer;
}
