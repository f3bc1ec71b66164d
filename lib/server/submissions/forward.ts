/** Sending one submission on, with retries: the only place that calls the upstream. */
import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FormId } from '@/lib/forms/types';
import { postJson, type UpstreamResponse } from '@/lib/server/submissions/post-json';

/** Times in ms. */
export const LIMITS = {
  /** One attempt, from connecting to the last byte of the answer. */
  attempt: 8_000,
  /** All attempts together; the store's lease is longer (store/claims.ts). */
  total: 20_000,
  retries: 2,
  /** The first wait is up to this long, the next up to twice as long. */
  backoff: 400,
};

/**
 * Posts a submission to the upstream. What is retried at once: a connection that failed, and 429
 * or 503 when their Retry-After fits the deadline. Everything else is for redelivery. The
 * visitor's own connection plays no part: who leaves has still applied.
 *
 * @param to.upstreamUrl without a slash at its end
 * @param to.call the path
 * @param to.key sent as Idempotency-Key, the same with every attempt
 * @param to.body JSON
 * @returns what the upstream said to the last attempt, and how many there were; never throws
 */
export async function forward(
  to: { upstreamUrl: string; call: FormId; key: string; body: string },
  limits = LIMITS,
): Promise<{ response: UpstreamResponse; attempts: number }> {
  const { upstreamUrl, call, key, body } = to;
  const headers = { 'idempotency-key': key, 'accept-encoding': 'identity', 'user-agent': 'tassel' };
  const end = Date.now() + limits.total;
  for (let attempts = 1; ; attempts += 1) {
    const timeoutMs = Math.max(1, Math.min(limits.attempt, end - Date.now()));
    const response = await postJson(`${upstreamUrl}/${call}`, headers, body, timeoutMs);
    const wait = attempts > limits.retries ? undefined : pause(response, attempts, limits.backoff);
    if (wait === undefined || Date.now() + wait >= end) return { response, attempts };
    await sleep(wait);
  }
}

/** @returns how long to wait before the next attempt, in ms; undefined if there should be none */
function pause(response: UpstreamResponse, attempts: number, backoff: number): number | undefined {
  if (response.kind === 'answered') {
    const { status, retryAfter } = response;
    return status === 429 || status === 503 ? retryAfterMs(retryAfter) : undefined;
  }
  if (response.failure === 'timeout' || response.failure === 'redirect') return undefined;
  return Math.random() * backoff * 2 ** (attempts - 1);
}

/** Retry-After is a number of seconds or a date (RFC 9110, section 10.2.3). */
function retryAfterMs(value: string | null): number | undefined {
  if (value === null) return undefined;
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}
