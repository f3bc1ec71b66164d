/** The reply to a script. A form that is posted without one is answered with a page (app/api). */
import 'server-only';
import { describeFailure, readFailure, type FailedAnswer } from '@/lib/forms/failure-text';
import type { FormDefinition } from '@/lib/forms/types';
import type { Outcome } from '@/lib/server/submissions/outcome';

/** Statuses that may not carry a body (Fetch standard, "null body status"). */
const BODILESS: readonly number[] = [204, 205];

/** The headers that go with an outcome, whatever its body. */
export function headersFor(outcome: Outcome): Record<string, string> {
  const retryAfter = outcome.retryAfter ?? undefined;
  return {
    'cache-control': 'no-store',
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    ...(outcome.kind === 'refused' && outcome.close && { connection: 'close' }),
  };
}

/** Our own refusals as JSON, the upstream's response as it came. */
export function reply(outcome: Outcome): Response {
  const { status } = outcome;
  const headers = headersFor(outcome);
  if (BODILESS.includes(status)) return new Response(null, { status, headers });
  if (outcome.kind === 'refused') {
    const { message, errors } = outcome;
    return Response.json({ message, errors }, { status, headers });
  }
  const type = outcome.json ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8';
  return new Response(outcome.body, { status, headers: { ...headers, 'content-type': type } });
}

/** What a script would read of an outcome that is no success. */
export const answerIn = (outcome: Outcome): FailedAnswer =>
  outcome.kind === 'refused'
    ? { ...outcome, kind: 'json' }
    : readFailure(outcome.status, outcome.json ? 'application/json' : null, outcome.body);

/** The names of the form's fields that a 422 is about, for the log: never what was typed, or said of it. */
export function fieldsInError(form: FormDefinition, outcome: Outcome): string[] | undefined {
  if (outcome.status !== 422) return undefined;
  return Object.keys(describeFailure(form, answerIn(outcome)).errors);
}
