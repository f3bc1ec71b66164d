/** What the site does besides answering requests: redelivery, retention, checkpoints. */
import 'server-only';
import { errorForLog } from '@/lib/server/submissions/log';
import { succeeded, type Outcome } from '@/lib/server/submissions/outcome';
import { redeliver } from '@/lib/server/submissions/redeliver';
import type { Services } from '@/lib/server/submissions/services';
import type { Store } from '@/lib/server/submissions/store/open';

const SECOND = 1000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** How often the journal is emptied, in ms: with a run every 15 s, within a minute of any write. */
const CHECKPOINT = 30 * SECOND;

/** What one run did, and what is left. */
export interface MaintenanceReport {
  /** Rows that the upstream took in this run. */
  delivered: number;
  /** Rows that wait to be sent on. */
  pending: number;
  /** Rows that were given up; `npm run submissions -- release` sends them again. */
  parked: number;
  /** Rows that the upstream rejected; `-- release --rejected` sends them again. */
  rejected: number;
  /** Rows that were deleted in this run, since they are older than RETENTION_DAYS. */
  deleted: number;
}

/** On globalThis, like the services: one per process. Times by the monotonic clock, in ms. */
interface MaintenanceState {
  running: Promise<MaintenanceReport> | undefined;
  /** Something is known to wait for delivery: looked for after every success. */
  hasPending: boolean;
  redeliveredAt: number;
  purgedAt: number;
  checkpointedAt: number;
}

const shared = globalThis as typeof globalThis & { tasselMaintenance?: MaintenanceState };

const maintenance = (): MaintenanceState =>
  (shared.tasselMaintenance ??= {
    running: undefined,
    hasPending: true,
    redeliveredAt: -Infinity,
    purgedAt: -Infinity,
    checkpointedAt: -Infinity,
  });

/**
 * @param outcome of the submission that just ended
 * @returns whether to run maintenance now: the destination answers, and a failure was seen before or
 *   the last run (another process may have failed as well) is a second ago
 */
export function isMaintenanceDue(outcome: Outcome): boolean {
  const state = maintenance();
  if (!succeeded(outcome)) {
    state.hasPending = true;
    return false;
  }
  const isOld = performance.now() - state.redeliveredAt >= SECOND;
  return !state.running && (state.hasPending || isOld);
}

/**
 * Delivers what is due, for up to 30 s; once an hour, deletes what is older than RETENTION_DAYS;
 * every 30 s, removes what was blanked or deleted from the journal. For a scheduler (the site's own
 * timer, a cron route): safe to call at any time, from any process. A call while another one of this
 * process is at work waits for that one and returns its report.
 *
 * @returns what was done and what is left; all 0 where there is no store
 * @throws what the database says when it cannot be reached or written
 */
export function runMaintenance(services: Services): Promise<MaintenanceReport> {
  const state = maintenance();
  state.running ??= run(services, state).finally(() => (state.running = undefined));
  return state.running;
}

/** The same for callers that nobody waits for: a failure is logged, and the next run tries again. */
export async function runMaintenanceInBackground(services: Services): Promise<void> {
  try {
    await runMaintenance(services);
  } catch (error) {
    services.log.error({ error: errorForLog(error) }, 'maintenance failed');
  }
}

async function run(services: Services, state: MaintenanceState): Promise<MaintenanceReport> {
  const { settings, log } = services;
  state.hasPending = false;
  state.redeliveredAt = performance.now();
  try {
    const store = await services.store();
    if (!store) return { delivered: 0, pending: 0, parked: 0, rejected: 0, deleted: 0 };
    const sent = await redeliver(services);
    if (sent.pending > 0) state.hasPending = true;
    let deleted = 0;
    if (performance.now() - state.purgedAt >= HOUR) {
      state.purgedAt = performance.now();
      deleted = await purge(store, settings.retentionDays, log);
    }
    if (performance.now() - state.checkpointedAt >= CHECKPOINT) {
      const isDone = await store.checkpoint();
      if (isDone) state.checkpointedAt = performance.now();
    }
    return { delivered: sent.delivered, deleted, ...(await store.countUndelivered()) };
  } catch (error) {
    state.hasPending = true;
    throw error;
  }
}

/**
 * Deletes what is older than RETENTION_DAYS, unless the clock has moved on by more than that since the
 * last time: then either the clock is wrong, and every row would be deleted, or the site has been off
 * for long. Only a person can tell; `npm run submissions -- purge` says that the clock is right.
 */
async function purge(store: Store, retentionDays: number, log: Services['log']): Promise<number> {
  if (await isRetentionPaused(store, retentionDays)) {
    log.warn('the clock is ahead by more than RETENTION_DAYS: nothing is deleted');
    return 0;
  }
  await store.confirmClock();
  const deleted = await store.purge(retentionDays);
  if (deleted > 0) log.info({ count: deleted }, 'purged');
  return deleted;
}

/**
 * @param retentionDays as RETENTION_DAYS
 * @returns whether the clock is so far ahead of the store's last known time that nothing is deleted
 */
export const isRetentionPaused = async (store: Store, retentionDays: number): Promise<boolean> =>
  (await store.clockAdvance()) > retentionDays * DAY;
