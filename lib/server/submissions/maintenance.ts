/** What the site does besides answering requests: redelivery, retention, checkpoints. */
import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import { sendAlerts } from '@/lib/server/submissions/alerts';
import { errorForLog } from '@/lib/server/submissions/log';
import { succeeded, type Outcome } from '@/lib/server/submissions/outcome';
import { redeliver } from '@/lib/server/submissions/redeliver';
import type { MaintenanceRun, Services } from '@/lib/server/submissions/services';

/** How long after a run the next may begin, in ms: what is blanked leaves the journal within a minute. */
export const INTERVAL = 15_000;

/** Whether to run now: the destination answers, and the last run is a while ago. */
export function isMaintenanceDue({ maintenance }: Services, outcome: Outcome): boolean {
  const { running, startedAt } = maintenance;
  return succeeded(outcome) && !running && performance.now() - startedAt >= INTERVAL;
}

/**
 * Delivers what is due, for up to 30 s; deletes what is older than RETENTION_DAYS; removes what was
 * blanked or deleted from the journal. A call while another one of this process is at work waits for it.
 *
 * @throws what the database says when it cannot be reached or written
 */
export function runMaintenance(services: Services): Promise<MaintenanceRun> {
  const { maintenance } = services;
  return (maintenance.running ??= run(services).finally(() => (maintenance.running = undefined)));
}

/** The same, for callers that nobody waits for. @returns whether time was up before all was sent */
export async function runMaintenanceInBackground(services: Services): Promise<boolean> {
  try {
    return (await runMaintenance(services)).timeIsUp;
  } catch (error) {
    services.log.error({ error: errorForLog(error) }, 'maintenance failed');
    return false;
  }
}

async function run(services: Services): Promise<MaintenanceRun> {
  services.maintenance.startedAt = performance.now();
  const { delivered, timeIsUp } = await redeliver(services);
  const store = await services.store();
  // Without an upstream they stay in the store, until there is one and they are released.
  if (!services.settings.upstreamUrl) await store?.release({ states: ['pending'] }, 'stored');
  const deleted = (await store?.purge(services.settings.retentionDays)) ?? 0;
  if (deleted > 0) services.log.info({ count: deleted }, 'purged');
  await store?.checkpoint?.();
  const { pending = 0, parked = 0, rejected = 0 } = (await store?.countUndelivered()) ?? {};
  return { report: { delivered, pending, parked, rejected, deleted }, timeIsUp };
}

/** Of equal length, to be compared in constant time: the time of a plain comparison would reveal the secret. */
const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Runs maintenance for whoever sends CRON_SECRET (RFC 6750), as Vercel's cron jobs do; without one, for nobody.
 *
 * @returns 200 with what was done and what is left; 401 without the secret; 503 when the store
 *   cannot be reached; never throws
 */
export async function scheduledMaintenance(
  headers: Headers,
  services: Services,
): Promise<Response> {
  const secret = services.settings.cronSecret;
  const init = { headers: { 'cache-control': 'no-store' } };
  const given = digest(headers.get('authorization') ?? '');
  const isAllowed = secret !== undefined && timingSafeEqual(given, digest(`Bearer ${secret}`));
  if (!isAllowed) {
    return Response.json(
      { message: 'Send the CRON_SECRET as “Authorization: Bearer …”.' },
      { status: 401, headers: { ...init.headers, 'www-authenticate': 'Bearer' } },
    );
  }
  try {
    return Response.json((await runMaintenance(services)).report, init);
  } catch (error) {
    services.log.error({ error: errorForLog(error) }, 'maintenance failed');
    return Response.json({ message: 'The store cannot be reached.' }, { status: 503, ...init });
  } finally {
    await sendAlerts(services);
  }
}
