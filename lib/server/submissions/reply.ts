/** Turns outcomes into responses to fetch; app/api/[formId]/result-page.tsx answers forms posted without JavaScript. */
import 'server-only';
import { describeFailure, readFailure, type FailedResponse } from '@/lib/forms/failure-text';
import type { FormDefinition } from '@/lib/forms/types';
import type { Outcome } from '@/lib/server/submissions/outcome';

/** Statuses without a body (Fetch standard, "null body status"). 304 never gets here (post-json.ts). */
const STATUSES_WITHOUT_BODY: readonly number[] = [204, 205];

/** Returns the headers of a response, except those about its body. */
export function createHeaders(outcome: Outcome): Record<string, string> {
  const retryAfter = outcome.retryAfter ?? undefined;
  return {
    'cache-control': 'no-store',
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    ...(outcome.kind === 'refused' && outcome.close && { connection: 'close' }),
  };
}

/** Returns the site's own errors as JSON, and the upstream's response with its status and body. */
export function createResponse(outcome: Outcome): Response {
  const { status } = outcome;
  const headers = createHeaders(outcome);
  if (STATUSES_WITHOUT_BODY.includes(status)) return new Response(null, { status, headers });
  if (outcome.kind === 'refused') {
    const { message, errors } = outcome;
    return Response.json({ message, errors }, { status, headers });
  }
  const type = outcome.isJson ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8';
  return new Response(outcome.body, { status, headers: { ...headers, 'content-type': type } });
}

/** Returns a failure as `readFailure` returns it in the browser. */
export const toFailedResponse = (outcome: Outcome): FailedResponse =>
  outcome.kind === 'refused'
    ? { ...outcome, kind: 'json' }
    : readFailure(outcome.status, outcome.isJson ? 'application/json' : null, outcome.body);

/** Returns the names of the invalid fields of a 422, for the log, which must not contain values or messages. */
export function listInvalidFieldNames(
  form: FormDefinition,
  outcome: Outcome,
): string[] | undefined {
  if (outcome.status !== 422) return undefined;
  return Object.keys(describeFailure(form, toFailedResponse(outcome)).errors);
}
