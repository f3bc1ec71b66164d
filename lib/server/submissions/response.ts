/** Turns outcomes into responses to fetch; respond-with-page.tsx does so for forms posted without JavaScript. */
import 'server-only';
import { describeFailure } from '@/lib/forms/describe-failure';
import { readFailedResponse, type FailedResponse } from '@/lib/forms/failed-response';
import type { FormDefinition } from '@/lib/forms/types';
import type { Outcome } from '@/lib/server/submissions/outcome';

/** Statuses without a body (Fetch standard, "null body status"). */
const STATUSES_WITHOUT_BODY: readonly number[] = [204, 205];

/** Returns the headers of a response, except those about its body. */
export const createHeaders = ({ retryAfter }: Outcome): Record<string, string> =>
  retryAfter ? { 'retry-after': retryAfter } : {};

export function createResponse(outcome: Outcome): Response {
  const { status, contentType, body } = outcome;
  const headers = createHeaders(outcome);
  if (STATUSES_WITHOUT_BODY.includes(status)) return new Response(null, { status, headers });
  return new Response(body, {
    status,
    headers: { ...headers, 'content-type': `${contentType}; charset=utf-8` },
  });
}

/** Reads a failure as the browser reads its response. */
export const toFailedResponse = ({ status, contentType, body }: Outcome): FailedResponse =>
  readFailedResponse(status, contentType, body);

/** Returns the names of the invalid fields of a 422, for the log, which must not contain values or messages. */
export function listInvalidFieldNames(
  form: FormDefinition,
  outcome: Outcome,
): string[] | undefined {
  if (outcome.status !== 422) return undefined;
  return Object.keys(describeFailure(form, toFailedResponse(outcome)).errors);
}
