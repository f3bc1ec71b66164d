import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import { handleHealthChange } from '@/lib/server/submissions/alerts';
import { describeError } from '@/lib/server/submissions/log';
import { isSuccess, type Outcome } from '@/lib/server/submissions/outcome';
import { redeliver } from '@/lib/server/submissions/redeliver';
import type { MaintenanceRun, Services } from '@/lib/server/submissions/services';

/** The time between runs. Short, because deleted text must leave SQLite's journal within a minute. */
export const MAINTENANCE_INTERVAL_MS = 15_000;

/** Returns whether to run maintenance after a submission with this outcome. */
export function isMaintenanceDue({ maintenance }: Services, outcome: Outcome): boolean {
  const { running, startedAt } = maintenance;
  return isSuccess(outcome) && !running && performance.now() - startedAt >= MAINTENANCE_INTERVAL_MS;
}

/**
 * Delivers due submissions for up to 30 s, deletes submissions older than RETENTION_DAYS, and removes deleted text from
 * SQLite's journal. Concurrent calls in this process share one run.
 *
 * @throws the database's error if the database cannot be reached or written
 */
export function runMaintenance(services: Services): Promise<MaintenanceRun> {
  const { maintenance } = services;
  return (maintenance.running ??= performMaintenance(services).finally(
    () => (maintenance.running = undefined),
  ));
}

/** Runs maintenance and logs its errors. Returns whether due submissions are left because of the time limit. */
export async function runMaintenanceAndLogErrors(services: Services): Promise<boolean> {
  try {
    return (await runMaintenance(services)).isTimeUp;
  } catch (error) {
    services.log.error({ error: describeError(error) }, 'maintenance failed');
    return false;
  }
}

async function performMaintenance(services: Services): Promise<MaintenanceRun> {
  services.maintenance.startedAt = performance.now();
  const { delivered, isTimeUp } = await redeliver(services);
  const store = await services.store();
  // If UPSTREAM_URL was removed, pending submissions cannot be sent. They get the state `stored`.
  if (!services.settings.upstreamUrl) await store?.release({ states: ['pending'] }, 'stored');
  const deleted = (await store?.purge(services.settings.retentionDays)) ?? 0;
  if (deleted > 0) services.log.info({ count: deleted }, 'old submissions deleted');
  await store?.checkpoint?.();
  const { pending = 0, parked = 0, rejected = 0 } = (await store?.countUndelivered()) ?? {};
  return { report: { delivered, pending, parked, rejected, deleted }, isTimeUp };
}

/** Hashes a text, because a comparison in constant time needs equal lengths. */
const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** Runs maintenance and sends alerts if the request has CRON_SECRET as its bearer token (RFC 6750). Never throws. */
export async function handleCronRequest(headers: Headers, services: Services): Promise<Response> {
  const secret = services.settings.cronSecret;
  const init = { headers: { 'cache-control': 'no-store' } };
  const authorization = sha256(headers.get('authorization') ?? '');
  const isAllowed =
    secret !== undefined && timingSafeEqual(authorization, sha256(`Bearer ${secret}`));
  if (!isAllowed) {
    return Response.json(
      { message: 'Send CRON_SECRET in the header “Authorization: Bearer …”.' },
      { status: 401, headers: { ...init.headers, 'www-authenticate': 'Bearer' } },
    );
  }
  try {
    return Response.json((await runMaintenance(services)).report, init);
  } catch (error) {
    services.log.error({ error: describeError(error) }, 'maintenance failed');
    return Response.json({ message: 'The store cannot be reached.' }, { status: 503, ...init });
  } finally {
    await handleHealthChange(services);
  }
}
