/** Sends a form's values to its route. */
import { readFailedResponse, type FailedResponse } from '@/lib/forms/failed-response';
import type { FormDefinition } from '@/lib/forms/types';

/** How long a silent form waits before each retry, in milliseconds (docs/decisions/0053). */
export const RETRY_DELAYS_MS = [1000, 3000, 9000];

const TIMEOUT_MS = 60_000;

/** Browsers allow 64 KiB for all keepalive requests together. */
const MAX_KEEPALIVE_BYTES = 50_000;

type SubmissionResponse = { kind: 'ok' } | FailedResponse;

/** Sends values. A silent form retries with the same key while the failure is temporary. Never rejects. */
export async function send(
  { formId, notice }: FormDefinition,
  values: object,
  key: string | undefined,
): Promise<SubmissionResponse> {
  let attempt = await post(formId, values, key);
  for (const ms of notice === 'silent' ? RETRY_DELAYS_MS : []) {
    if (!attempt.isTemporary) break;
    await new Promise((resolve) => setTimeout(resolve, ms));
    attempt = await post(formId, values, key);
  }
  const { response } = attempt;
  if (response.kind !== 'ok') console.error(formatConsoleLine(formId, response));
  return response;
}

interface Attempt {
  response: SubmissionResponse;
  /** Whether a retry may succeed. */
  isTemporary: boolean;
}

/** Posts values as JSON. A request below `MAX_KEEPALIVE_BYTES` outlives the page. */
async function post(formId: string, values: object, key: string | undefined): Promise<Attempt> {
  const body = JSON.stringify(values);
  const request: RequestInit = {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
    body,
    keepalive: new Blob([body]).size < MAX_KEEPALIVE_BYTES,
    // Older browsers have no AbortSignal.timeout and send without a timeout.
    // eslint-disable-next-line baseline-js/use-baseline
    signal: AbortSignal.timeout?.(TIMEOUT_MS),
  };
  try {
    const response = await fetch(`/api/${formId}`, request);
    if (response.ok) return { response: { kind: 'ok' }, isTemporary: false };
    const { status, headers } = response;
    return {
      response: readFailedResponse(status, headers.get('content-type'), await response.text()),
      // A 409 with Retry-After means that the same submission is still being sent.
      isTemporary: status >= 500 || (status === 409 && headers.has('retry-after')),
    };
  } catch {
    return { response: { kind: 'none' }, isTemporary: true };
  }
}

/** Returns the console line of a failed submission: form, status, message. */
function formatConsoleLine(formId: string, response: FailedResponse): string {
  if (response.kind === 'none') return `/${formId}: no response`;
  const message = response.kind === 'json' ? (response.message ?? '') : 'not JSON';
  return `/${formId}: ${response.status} ${message}`.trim();
}
