/** Sending on what the upstream did not take the first time. */
import 'server-only';
import { deliver, type AfterFailure } from '@/lib/server/submissions/deliver';
import type { Services } from '@/lib/server/submissions/services';
import type { DeliveryResult } from '@/lib/server/submissions/store/claims';

/** How long one run may start new deliveries, in ms: on Vercel it lives as long as the request. */
const RUN = 30_000;
/** The longest that a row waits for its next attempt, in ms. */
export const LONGEST_WAIT = 60 * 60_000;
const DAY = 86_400_000;

/**
 * Exponential back-off with jitter: rows that failed together do not come back together.
 *
 * @param attempts how many the row has had
 * @returns how long it waits for the next, in whole ms: half to all of 1 s × 2^attempts, up to an hour
 */
export function backoff(attempts: number): number {
  const wait = Math.min(1000 * 2 ** attempts, LONGEST_WAIT);
  // Whole: PostgreSQL takes no fraction of a millisecond for a bigint.
  return Math.round(wait / 2 + (Math.random() * wait) / 2);
}

/**
 * Delivers the pending rows that are due, each by one sender at a time (a lease in the row). A row
 * that fails waits for its back-off, behind all rows that are due now; after REDELIVER_DAYS it is
 * parked. A call that fails five times in a row is paused by its circuit breaker. Neither holds up
 * the rest. The site's own runs, the cron route and `npm run submissions` all come through here.
 *
 * @param run how long to start new deliveries, in ms
 * @returns how many rows went into which state
 * @throws what the database says when it cannot be reached
 */
export async function redeliver(
  services: Pick<Services, 'settings' | 'store' | 'breakers' | 'log'>,
  run = RUN,
): Promise<Record<DeliveryResult['state'], number>> {
  const { settings, breakers, log } = services;
  const counts = { delivered: 0, rejected: 0, pending: 0, parked: 0 };
  const store = await services.store();
  if (!store || !settings.upstreamUrl) return counts;

  await store.resetFutureTimes(LONGEST_WAIT);
  const end = performance.now() + run;
  while (performance.now() < end) {
    const row = await store.leaseNext(breakers.open());
    if (!row) break;
    const afterFailure = (): AfterFailure =>
      Date.now() - row.since >= settings.redeliverDays * DAY
        ? { state: 'parked' }
        : { state: 'pending', retryAt: Date.now() + backoff(row.attempts) };
    const { key, form } = row;
    const sent = await deliver(row, settings.upstreamUrl, store, services, afterFailure);
    counts[sent.state] += 1;
    log.info({ call: form, key, state: sent.state, status: sent.outcome.status }, 'redelivery');
  }
  return counts;
}
