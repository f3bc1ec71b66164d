/** The reply to a script. A form that is posted without one is answered with a page (app/api). */
import 'server-only';
import { readFailure, toldFailure } from '@/lib/forms/failure-text';
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

/** An outcome in words: JSON, or plain text where the upstream sent no JSON. */
export function bodyFor(outcome: Outcome): { body: string; json: boolean } {
  if (outcome.kind === 'responded') return outcome;
  const { message, errors } = outcome;
  return { body: JSON.stringify({ message, errors }), json: true };
}

/** Our own refusals as JSON, the upstream's response as it came. */
export function reply(outcome: Outcome): Response {
  const { body, json } = bodyFor(outcome);
  const { status } = outcome;
  const headers = headersFor(outcome);
  if (BODILESS.includes(status)) return new Response(null, { status, headers });
  const type = json ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8';
  return new Response(body, { status, headers: { ...headers, 'content-type': type } });
}

/** The names of the form's fields that a 422 is about, for the log: never what was typed, or said of it. */
export function fieldsInError(form: FormDefinition, outcome: Outcome): string[] | undefined {
  if (outcome.status !== 422) return undefined;
  const { body, json } = bodyFor(outcome);
  const { errors } = toldFailure(form, readFailure(422, json ? 'application/json' : null, body));
  return Object.keys(errors);
}
