import { readFailure, type FailedAnswer } from '@/lib/forms/failure-text';
import type { FormId } from '@/lib/forms/types';

/** `isTemporary`: the same submission may be accepted when it is sent again. */
type Answer = { kind: 'ok' } | (FailedAnswer & { isTemporary: boolean });

/** How long to wait for an answer before the visitor is told that none came, in milliseconds. */
const timeoutMs = 60_000;

/** Browsers let a request outlive its tab only up to 64 KiB for all such requests together, in bytes. */
const keepaliveLimit = 50_000;

/**
 * Posts one form's values to our own route. Nothing but the timeout ends the request: a visitor who
 * leaves the form while it is under way has sent it.
 *
 * @param id the form's id, which is also the route's last part
 * @param values under the form's own field names
 * @param key the same for every attempt with the same values
 * @returns `ok` for any 2xx; `none` when no whole answer came within 60 s; else the failure. Never
 *   rejects because of the network
 */
export async function send(id: FormId, values: unknown, key: string): Promise<Answer> {
  const body = JSON.stringify(values);
  const request: RequestInit = {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body,
    keepalive: new Blob([body]).size < keepaliveLimit,
    // Missing below the floor; before Chrome 124 its error has another name, which nobody reads.
    // eslint-disable-next-line baseline-js/use-baseline
    signal: AbortSignal.timeout?.(timeoutMs),
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

/** A 409 with Retry-After is the same submission, still being sent. */
const isTemporary = (status: number, headers: Headers) =>
  status === 429 || status >= 500 || (status === 409 && headers.has('retry-after'));

/** @returns the one line that a failed submission leaves in the console: call, status, message */
export function failureLine(id: FormId, answer: FailedAnswer): string {
  if (answer.kind === 'none') return `/${id}: no answer`;
  const message = answer.kind === 'json' ? (answer.message ?? '') : 'not JSON';
  return `/${id}: ${answer.status} ${message}`.trim();
}
