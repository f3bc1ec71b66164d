/** Sending on what the upstream did not take the first time. */
import type { FormId } from '@/lib/forms/types';
import { deliver } from '@/lib/submissions/deliver';
import type { Services } from '@/lib/submissions/services';
import type { Sent } from '@/lib/submissions/store/claims';

/** A call that fails this often in a row is left alone for the rest of the run. */
const GIVE_UP_AFTER = 3;
/** How long one run may start new deliveries, in ms: on Vercel it lives as long as the request. */
const RUN = 30_000;
/** The longest that a row waits for its next turn, in ms. */
const LONGEST_WAIT = 5 * 60_000;

/**
 * Delivers what is pending, oldest first, each row by one sender at a time (a lease in the row).
 * A row that fails again waits for two seconds, then four, eight … up to five minutes, and a call
 * that fails three times in a row is over for this run: neither may hold up the rest.
 *
 * @param options.ignoreRetryAt tries the waiting ones, too (`npm run submissions -- redeliver`)
 * @param options.run how long to go on, in ms
 * @returns how many rows the upstream took, refused, and did not take this time either
 * @throws what the database says when it cannot be reached
 */
export async function redeliver(
  { settings, store: open, log }: Pick<Services, 'settings' | 'store' | 'log'>,
  options = { ignoreRetryAt: false, run: RUN },
): Promise<Record<Sent['state'], number>> {
  const counts = { delivered: 0, rejected: 0, pending: 0 };
  const store = await open();
  if (!store || !settings.upstreamUrl) return counts;

  const start = Date.now();
  const failures = new Map<FormId, number>();
  while (Date.now() < start + options.run) {
    const row = await store.leaseOldest({
      ignoreRetryAt: options.ignoreRetryAt,
      triedBefore: start,
      except: [...failures].filter(([, count]) => count >= GIVE_UP_AFTER).map(([form]) => form),
    });
    if (!row) break;
    const retryAt = Date.now() + Math.min(1000 * 2 ** row.attempts, LONGEST_WAIT);
    const { state, outcome } = await deliver(row, settings.upstreamUrl, store, log, retryAt);
    failures.set(row.form, state === 'pending' ? (failures.get(row.form) ?? 0) + 1 : 0);
    counts[state] += 1;
    log.info({ call: row.form, key: row.key, state, status: outcome.status }, 'redelivery');
  }
  return counts;
}
