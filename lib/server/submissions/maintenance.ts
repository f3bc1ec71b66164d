import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import { describeError } from '@/lib/server/submissions/log';
import { redeliver } from '@/lib/server/submissions/redeliver';
import type { MaintenanceReport, ServerContext } from '@/lib/server/submissions/context';

/**
 * Delivers due submissions, deletes old ones, and removes deleted text from SQLite's journal. Concurrent calls in this
 * process share one run; never throws.
 *
 * @returns null if the store cannot be used
 */
export function runMaintenance(context: ServerContext): Promise<MaintenanceReport | null> {
  return (context.maintenance ??= performMaintenance(context)
    .catch((error: unknown) => {
      context.log.error({ error: describeError(error) }, 'maintenance failed');
      return null;
    })
    .finally(() => (context.maintenance = undefined)));
}

async function performMaintenance(context: ServerContext): Promise<MaintenanceReport> {
  const store = await context.store();
  // If a write failed, tests whether the store can be written again, for the health report.
  if (store && !store.isWritable()) await store.tryWrite();
  const { delivered } = await redeliver(context);
  // If UPSTREAM_URL was removed, pending submissions cannot be sent. They get the state `stored`.
  if (!context.settings.upstreamUrl) await store?.release({ states: ['pending'] }, 'stored');
  const deleted = (await store?.purge()) ?? 0;
  if (deleted > 0) context.log.info({ count: deleted }, 'old submissions deleted');
  await store?.checkpoint?.();
  return { delivered, deleted };
}

/** Hashes a text, because a comparison in constant time needs equal lengths. */
const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** Runs maintenance if the request has CRON_SECRET as its bearer token (RFC 6750). Never throws. */
export async function handleCronRequest(
  headers: Headers,
  context: ServerContext,
): Promise<Response> {
  const secret = context.settings.cronSecret;
  const authorization = sha256(headers.get('authorization') ?? '');
  const isAllowed =
    secret !== undefined && timingSafeEqual(authorization, sha256(`Bearer ${secret}`));
  if (!isAllowed)
    return Response.json(
      { message: 'Send CRON_SECRET in the header “Authorization: Bearer …”.' },
      { status: 401, headers: { 'www-authenticate': 'Bearer' } },
    );
  const report = await runMaintenance(context);
  return report
    ? Response.json(report)
    : Response.json({ message: 'The store cannot be used.' }, { status: 503 });
}
