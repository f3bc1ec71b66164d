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
const DAY = 86_400_000;

/**
 * Delivers the pending rows that are due now, each once. A row that fails waits for its back-off; after
 * REDELIVER_DAYS it is parked. A call that fails five times in a row is paused by its circuit breaker.
 * Neither holds up the rest.
 *
 * @returns how many rows went into which state, and whether time was up before all were sent
 * @throws what the database says when it cannot be reached
 */
export async function redeliver(
  services: Pick<Services, 'settings' | 'store' | 'breakers' | 'log'>,
  run = RUN,
) {
  const { settings, breakers, log } = services;
  const counts = { delivered: 0, rejected: 0, pending: 0, parked: 0, timeIsUp: false };
  const store = await services.store();
  const { upstreamUrl } = settings;
  if (!store || !upstreamUrl) return counts;

  const send = async (row: LeasedRow) => {
    const { key, form, since } = row;
    const ifFailed = Date.now() - since >= settings.redeliverDays * DAY ? 'parked' : 'pending';
    const sent = await deliver(row, upstreamUrl, store, services, ifFailed);
    counts[sent.state] += 1;
    log.info({ call: form, key, state: sent.state, status: sent.outcome.status }, 'redelivery');
  };

  const underWay = new Map<Promise<void>, FormId>();
  const by = Date.now();
  const end = performance.now() + run;
  for (;;) {
    counts.timeIsUp = performance.now() >= end;
    const isIdle = underWay.size === 0;
    const { open, probing } = breakers.failing();
    const probed = [...underWay.values()].filter((form) => probing.includes(form));
    const limit = probing.length > 0 ? 1 : AT_ONCE - underWay.size;
    const rows =
      counts.timeIsUp || underWay.size >= AT_ONCE
        ? []
        : await store.leaseDue({ by, limit, except: [...open, ...probed] });
    for (const row of rows) {
      const sending: Promise<void> = send(row).finally(() => underWay.delete(sending));
      underWay.set(sending, row.form);
    }
    if (rows.length > 0) continue;
    // What ended since we asked may have let others through.
    if (isIdle) return counts;
    if (underWay.size > 0) await Promise.race(underWay.keys());
  }
}
