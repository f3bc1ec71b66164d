/** What the site does besides answering requests: redelivery, retention, checkpoints. */
import 'server-only';
import { errorForLog } from '@/lib/server/submissions/log';
import { succeeded, type Outcome } from '@/lib/server/submissions/outcome';
import { redeliver } from '@/lib/server/submissions/redeliver';
import type { Services } from '@/lib/server/submissions/services';

const SECOND = 1000;
/** How often old rows are deleted and the journal is emptied, in ms: with a run every 15 s, the latter
 * within a minute of any write. */
const HOUSEKEEPING = 30 * SECOND;

/** What one run did, and what is left: 10,001 of more than 10,000 rows. */
interface Run {
  /** `pending`, `parked` and `rejected` are what is left, in the states of these names. */
  report: { delivered: number; pending: number; parked: number; rejected: number; deleted: number };
  /** Whether there was more to send than could be begun in 30 s. */
  timeIsUp: boolean;
}

/** On globalThis, like the services: one per process. Times by the monotonic clock, in ms. */
interface MaintenanceState {
  running: Promise<Run> | undefined;
  startedAt: number;
  housekeptAt: number;
}

const shared = globalThis as typeof globalThis & { tasselMaintenance?: MaintenanceState };

const maintenance = (): MaintenanceState =>
  (shared.tasselMaintenance ??= {
    running: undefined,
    startedAt: -Infinity,
    housekeptAt: -Infinity,
  });

/** Whether to run maintenance now: the destination answers, and the last run is a second ago. */
export function isMaintenanceDue(outcome: Outcome): boolean {
  const { running, startedAt } = maintenance();
  return succeeded(outcome) && !running && performance.now() - startedAt >= SECOND;
}

/**
 * Delivers what is due, for up to 30 s; every 30 s, deletes what is older than RETENTION_DAYS, and
 * removes what was blanked or deleted from the journal. For a scheduler (the site's own
 * timer, a cron route): safe to call at any time, from any process. A call while another one of this
 * process is at work waits for that one and returns its report.
 *
 * @throws what the database says when it cannot be reached or written
 */
export function runMaintenance(services: Services): Promise<Run> {
  const state = maintenance();
  return (state.running ??= run(services, state).finally(() => (state.running = undefined)));
}

/**
 * The same for callers that nobody waits for: a failure is logged, and the next run tries again.
 *
 * @returns whether time was up before all rows were sent
 */
export async function runMaintenanceInBackground(services: Services): Promise<boolean> {
  try {
    return (await runMaintenance(services)).timeIsUp;
  } catch (error) {
    services.log.error({ error: errorForLog(error) }, 'maintenance failed');
    return false;
  }
}

async function run(services: Services, state: MaintenanceState): Promise<Run> {
  const { settings, log } = services;
  state.startedAt = performance.now();
  const store = await services.store();
  const none = { delivered: 0, pending: 0, parked: 0, rejected: 0, deleted: 0 };
  if (!store) return { report: none, timeIsUp: false };
  const { delivered, timeIsUp } = await redeliver(services);
  let deleted = 0;
  if (performance.now() - state.housekeptAt >= HOUSEKEEPING) {
    deleted = await store.purge(settings.retentionDays);
    if (deleted > 0) log.info({ count: deleted }, 'purged');
    if (await store.checkpoint()) state.housekeptAt = performance.now();
  }
  const { pending, parked, rejected } = await store.countUndelivered();
  return { report: { delivered, pending, parked, rejected, deleted }, timeIsUp };
}
