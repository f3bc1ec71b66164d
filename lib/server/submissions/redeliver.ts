/** Sending on what the upstream did not take the first time. */
import 'server-only';
import type { FormId } from '@/lib/forms/types';
import { deliver } from '@/lib/server/submissions/deliver';
import type { Services } from '@/lib/server/submissions/services';
import type { LeasedRow } from '@/lib/server/submissions/store/leases';

/** How long one run may start new deliveries, in ms: on Vercel it lives as long as the request. */
const RUN = 30_000;
/** How many rows are under way at once. Visitors' own requests are not counted, and wait for none. */
const AT_ONCE = 8;
/** A circuit breaker: after so many failures in a row, a call has no more turns in this run. */
const MOST_FAILURES = 5;
const DAY = 86_400_000;
/** After so many days of failures a row is parked; `release` starts them again. */
const REDELIVER_DAYS = 14;

/**
 * Delivers the pending rows that are due now, each once. A row that fails waits for its back-off; after
 * REDELIVER_DAYS it is parked. Neither that nor a call that is down holds up the rest.
 *
 * @param run how long to start new deliveries, in ms
 * @param mostFailures of a call in a row; then its other rows wait for the next run
 * @returns how many rows went into which state, and whether time was up before all were sent
 * @throws what the database says when it cannot be reached
 */
export async function redeliver(
  services: Pick<Services, 'settings' | 'store' | 'log'>,
  run = RUN,
  mostFailures = MOST_FAILURES,
) {
  const { settings, log } = services;
  const counts = { delivered: 0, rejected: 0, pending: 0, parked: 0, timeIsUp: false };
  const store = await services.store();
  const { upstreamUrl } = settings;
  if (!store || !upstreamUrl) return counts;

  const failures = new Map<FormId, number>();
  const send = async (row: LeasedRow) => {
    const { key, form, since } = row;
    const ifFailed = Date.now() - since >= REDELIVER_DAYS * DAY ? 'parked' : 'pending';
    const { state, outcome } = await deliver(row, upstreamUrl, store, services, ifFailed);
    counts[state] += 1;
    failures.set(form, state === ifFailed ? (failures.get(form) ?? 0) + 1 : 0);
    log.info({ call: form, key, state, status: outcome.status }, 'redelivery');
  };

  const underWay = new Set<Promise<void>>();
  const by = Date.now();
  const end = performance.now() + run;
  for (;;) {
    counts.timeIsUp = performance.now() >= end;
    const isIdle = underWay.size === 0;
    const limit = counts.timeIsUp ? 0 : AT_ONCE - underWay.size;
    const except = [...failures].flatMap(([form, count]) => (count >= mostFailures ? [form] : []));
    const rows = limit > 0 ? await store.leaseDue({ by, limit, except }) : [];
    for (const row of rows) {
      const sending: Promise<void> = send(row).finally(() => underWay.delete(sending));
      underWay.add(sending);
    }
    if (rows.length > 0) continue;
    // What ended since we asked may have let others through.
    if (isIdle) return counts;
    if (underWay.size > 0) await Promise.race(underWay);
  }
}
