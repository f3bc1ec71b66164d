/** Redelivers pending submissions. */
import 'server-only';
import type { FormId } from '@/lib/forms/types';
import { deliver } from '@/lib/server/submissions/deliver';
import type { Services } from '@/lib/server/submissions/services';
import type { LeasedRow } from '@/lib/server/submissions/store/leases';

/** How long a run starts new deliveries: on Vercel it must end with its request. */
const RUN_MS = 30_000;
/** Deliveries at the same time, besides those for visitors. */
const MAX_CONCURRENT = 8;
/** Circuit breaker: consecutive failures of a form after which its other rows wait for the next run. */
const MAX_FAILURES = 5;
const DAY_MS = 86_400_000;
/** A row that fails for longer is parked; `release` starts the days again. */
const REDELIVER_DAYS = 14;

/**
 * Delivers the pending rows that are due now, each once. A row that fails waits for its back-off; after
 * REDELIVER_DAYS it is parked. Neither that nor a form whose upstream path fails holds up the rest.
 *
 * @param runMs how long to start new deliveries
 * @param maxFailures consecutive failures of a form after which its other rows wait for the next run
 * @returns how many rows went into each state, and whether time was up before all were sent
 * @throws the database's error when it cannot be reached
 */
export async function redeliver(
  services: Pick<Services, 'settings' | 'store' | 'log'>,
  runMs = RUN_MS,
  maxFailures = MAX_FAILURES,
) {
  const { settings, log } = services;
  const counts = { delivered: 0, rejected: 0, pending: 0, parked: 0, timeIsUp: false };
  const store = await services.store();
  const { upstreamUrl } = settings;
  if (!store || !upstreamUrl) return counts;

  const failures = new Map<FormId, number>();
  const send = async (row: LeasedRow) => {
    const { key, form, since } = row;
    const ifFailed = Date.now() - since >= REDELIVER_DAYS * DAY_MS ? 'parked' : 'pending';
    const { state, outcome } = await deliver(row, upstreamUrl, store, services, ifFailed);
    counts[state] += 1;
    failures.set(form, state === ifFailed ? (failures.get(form) ?? 0) + 1 : 0);
    log.info({ call: form, key, state, status: outcome.status }, 'redelivery');
  };

  const underWay = new Set<Promise<void>>();
  const by = Date.now();
  const end = performance.now() + runMs;
  for (;;) {
    counts.timeIsUp = performance.now() >= end;
    const isIdle = underWay.size === 0;
    const limit = counts.timeIsUp ? 0 : MAX_CONCURRENT - underWay.size;
    const except = [...failures].flatMap(([form, count]) => (count >= maxFailures ? [form] : []));
    const rows = limit > 0 ? await store.leaseDue({ by, limit, except }) : [];
    for (const row of rows) {
      const sending: Promise<void> = send(row).finally(() => underWay.delete(sending));
      underWay.add(sending);
    }
    if (rows.length > 0) continue;
    // Deliveries that ended meanwhile may have made other rows due.
    if (isIdle) return counts;
    if (underWay.size > 0) await Promise.race(underWay);
  }
}
