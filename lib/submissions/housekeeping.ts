/** What the site does by itself, behind the visitors' backs: redelivery and retention. */
import { describe } from '@/lib/submissions/log';
import { succeeded, type Outcome } from '@/lib/submissions/outcome';
import { redeliver } from '@/lib/submissions/redeliver';
import type { Services } from '@/lib/submissions/services';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Kept on globalThis, like the services: one process, one housekeeper. Times in ms since 1970. */
interface Household {
  busy: boolean;
  /** Something is known to wait for delivery: looked for at every opportunity. */
  restless: boolean;
  deliveredAt: number;
  purgedAt: number;
  forgotAt: number;
}

const shared = globalThis as typeof globalThis & { tasselHousehold?: Household };

const household = (): Household =>
  (shared.tasselHousehold ??= {
    busy: false,
    restless: true,
    deliveredAt: 0,
    purgedAt: 0,
    forgotAt: 0,
  });

/**
 * @param outcome of the submission that just ended
 * @returns whether it is time to keep house: the destination answers, and a failure was seen before
 *   or the last look (another process may have failed as well) is a second ago
 */
export function isHouseDue(outcome: Outcome): boolean {
  const state = household();
  if (!succeeded(outcome)) {
    state.restless = true;
    return false;
  }
  return !state.busy && (state.restless || Date.now() - state.deliveredAt >= SECOND);
}

/**
 * Delivers what is pending; once a minute, removes the last traces of what was blanked; once an
 * hour, deletes what is older than RETENTION_DAYS. A second call while one is at work does
 * nothing. Never throws: what fails now is tried the next time.
 */
export async function keepHouse({ store, settings, log }: Services): Promise<void> {
  const state = household();
  if (state.busy) return;
  state.busy = true;
  try {
    state.restless = false;
    state.deliveredAt = Date.now();
    const { pending } = await redeliver({ store, settings, log });
    if (pending > 0) state.restless = true;
    const now = Date.now();
    if (now - state.purgedAt >= HOUR) {
      state.purgedAt = now;
      const count = (await (await store())?.purge(settings.retentionDays)) ?? 0;
      if (count > 0) log.info({ count }, 'purged');
    }
    if (now - state.forgotAt >= MINUTE) {
      state.forgotAt = now;
      await (await store())?.forget();
    }
  } catch (error) {
    state.restless = true;
    log.error({ error: describe(error) }, 'housekeeping failed');
  } finally {
    state.busy = false;
  }
}
