import 'server-only';
import type { FormId } from '@/lib/forms/types';
import { deliverSubmission } from '@/lib/server/submissions/deliver';
import type { Services } from '@/lib/server/submissions/services';
import type { LeasedRow } from '@/lib/server/submissions/store/leases';

/** A run starts new deliveries for this long. On Vercel, a run must end within the time limit of its request. */
const RUN_MS = 30_000;
/** The maximum number of concurrent deliveries, not counting those that visitors wait for. */
const MAX_CONCURRENT = 8;
/** Circuit breaker: after this many consecutive failures, a form's other rows wait for the next run. */
const MAX_FAILURES = 5;
const DAY_MS = 86_400_000;
/** A row that fails for this long is parked; `npm run submissions -- release` restarts the period. */
const REDELIVER_DAYS = 14;

/**
 * Delivers each due pending row once. A failed row waits for its back-off, or is parked after REDELIVER_DAYS.
 *
 * @returns the number of rows by new state; `isTimeUp` is true if the run reached its time limit, and `failure`
 *   explains the last failed attempt
 * @throws the database's error if the database cannot be reached or written
 */
export async function redeliver(
  services: Pick<Services, 'settings' | 'store' | 'log'>,
  { runMs = RUN_MS, maxFailures = MAX_FAILURES } = {},
) {
  const { settings, log } = services;
  const result = { delivered: 0, rejected: 0, pending: 0, parked: 0, isTimeUp: false, failure: '' };
  const store = await services.store();
  const { upstreamUrl } = settings;
  if (!store || !upstreamUrl) return result;

  const failures = new Map<FormId, number>();
  const send = async (row: LeasedRow) => {
    const { key, form, queuedSince } = row;
    const stateIfFailed =
      Date.now() - queuedSince >= REDELIVER_DAYS * DAY_MS ? 'parked' : 'pending';
    const { state, outcome, failure } = await deliverSubmission(
      row,
      upstreamUrl,
      store,
      services,
      stateIfFailed,
    );
    result[state] += 1;
    if (failure) result.failure = failure;
    failures.set(form, state === stateIfFailed ? (failures.get(form) ?? 0) + 1 : 0);
    log.info({ call: form, key, state, status: outcome.status }, 'redelivery');
  };

  const deliveries = new Set<Promise<void>>();
  const dueBy = Date.now();
  const deadline = performance.now() + runMs;
  for (;;) {
    result.isTimeUp = performance.now() >= deadline;
    const isIdle = deliveries.size === 0;
    const limit = result.isTimeUp ? 0 : MAX_CONCURRENT - deliveries.size;
    const exceptForms = [...failures].flatMap(([form, count]) =>
      count >= maxFailures ? [form] : [],
    );
    const rows = limit > 0 ? await store.leaseDue({ dueBy, limit, exceptForms }) : [];
    for (const row of rows) {
      const delivery: Promise<void> = send(row).finally(() => deliveries.delete(delivery));
      deliveries.add(delivery);
    }
    if (rows.length > 0) continue;
    if (isIdle) return result;
    // When a delivery ends, another one can start. After a success, rows of the same form are no longer skipped.
    if (deliveries.size > 0) await Promise.race(deliveries);
  }
}
