/** Sending one submission on: the only place that talks to the upstream. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { FormId } from '@/lib/forms/types';
import { exchange, SilenceError } from '@/lib/submissions/exchange';
import { replyOf, type Reply } from '@/lib/submissions/reply';

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

/** How sending on ended. */
export type Forwarded = { attempts: number } & (
  | Reply
  /** No connection, or one that broke before an answer. */
  | { kind: 'unreachable' }
  /** Connected, and no answer in time. */
  | { kind: 'silent' }
);

/**
 * Posts a submission to the upstream. What is retried at once: a connection that failed, and 429
 * or 503 when their Retry-After fits the deadline. Everything else is for redelivery. The
 * visitor's own connection plays no part: who leaves has still applied.
 *
 * @param to.upstreamUrl without a slash at its end
 * @param to.call the path
 * @param to.key sent as Idempotency-Key, the same with every attempt
 * @param to.body JSON
 * @returns what the upstream said; never throws
 */
export async function forward(
  to: { upstreamUrl: string; call: FormId; key: string; body: string },
  limits = LIMITS,
): Promise<Forwarded> {
  const end = Date.now() + limits.total;
  for (let attempts = 1; ; attempts += 1) {
    const left = end - Date.now();
    const result = await attempt(to, Math.min(limits.attempt, left));
    const wait = attempts > limits.retries ? undefined : pause(result, attempts, limits.backoff);
    if (wait === undefined || Date.now() + wait >= end) return { ...result, attempts };
    await sleep(wait);
  }
}

type Attempt = Reply | { kind: 'unreachable' } | { kind: 'silent' };

async function attempt(
  { upstreamUrl, call, key, body }: Parameters<typeof forward>[0],
  patience: number,
): Promise<Attempt> {
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
    'accept-encoding': 'identity',
    'user-agent': 'tassel',
    'idempotency-key': key,
  };
  try {
    return replyOf(await exchange(`${upstreamUrl}/${call}`, headers, body, patience));
  } catch (error) {
    return { kind: error instanceof SilenceError ? 'silent' : 'unreachable' };
  }
}

/** @returns how long to wait before the next attempt, in ms; undefined if there should be none */
function pause(result: Attempt, attempts: number, backoff: number): number | undefined {
  if (result.kind === 'unreachable') return Math.random() * backoff * 2 ** (attempts - 1);
  if (result.kind !== 'reply' || (result.status !== 429 && result.status !== 503)) return undefined;
  return retryAfterMs(result.retryAfter);
}

/** Retry-After is a number of seconds or a date (RFC 9110, section 10.2.3). */
function retryAfterMs(value: string | null): number | undefined {
  if (value === null) return undefined;
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}
