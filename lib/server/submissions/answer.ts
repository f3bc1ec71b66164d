/** The response to a script. A form that is posted without one is answered with a page (app/api). */
import 'server-only';
import type { Outcome } from '@/lib/server/submissions/outcome';

/** Statuses that may not carry a body (Fetch standard, "null body status"). */
const BODILESS: readonly number[] = [204, 205];

/**
 * Headers that go with an outcome, whatever its body.
 *
 * @param outcome how the submission ended
 */
export function headersFor(outcome: Outcome): Record<string, string> {
  const retryAfter = outcome.retryAfter ?? undefined;
  return {
    'cache-control': 'no-store',
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    // Else the socket would stay open and swallow the rest of the body.
    ...(outcome.kind === 'refused' && outcome.close && { connection: 'close' }),
  };
}

/**
 * @param outcome how the submission ended
 * @returns what was answered, in words: JSON, or plain text where the upstream sent no JSON
 */
export function bodyFor(outcome: Outcome): { body: string; json: boolean } {
  if (outcome.kind === 'answered') return outcome;
  const { message, errors } = outcome;
  return { body: JSON.stringify({ message, errors }), json: true };
}

/**
 * Answers a script: our own refusals as JSON, the upstream's answer as it came.
 *
 * @param outcome how the submission ended
 */
export function answer(outcome: Outcome): Response {
  const { body, json } = bodyFor(outcome);
  const type = json ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8';
  return BODILESS.includes(outcome.status)
    ? new Response(null, { status: outcome.status, headers: headersFor(outcome) })
    : new Response(body, {
        status: outcome.status,
        headers: { ...headersFor(outcome), 'content-type': type },
      });
}
