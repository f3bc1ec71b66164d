/** What the site does by itself, behind the visitors' backs: redelivery and retention. */
import { describe } from '@/lib/submissions/log';
import { redeliver } from '@/lib/submissions/redeliver';
import type { Services } from '@/lib/submissions/services';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Kept on globalThis, like the services: one process, one housekeeper. */
const shared = globalThis as typeof globalThis & {
  tasselHousekeeping?: { busy: boolean; purgedAt: number; forgotAt: number };
};

/**
 * Delivers what is pending; once a minute, removes the last traces of what was blanked; once an
 * hour, deletes what is older than RETENTION_DAYS. A second call while one is at work does
 * nothing. Never throws: what fails now is tried the next time.
 */
export async function keepHouse({ store, settings, log }: Services): Promise<void> {
  const state = (shared.tasselHousekeeping ??= { busy: false, purgedAt: 0, forgotAt: 0 });
  if (state.busy) return;
  state.busy = true;
  try {
    await redeliver({ store, settings, log });
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
    log.error({ error: describe(error) }, 'housekeeping failed');
  } finally {
    state.busy = false;
  }
}
