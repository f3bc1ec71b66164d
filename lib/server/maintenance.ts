import 'server-only';
import { describeError } from '@/lib/server/log';
import { redeliver } from '@/lib/server/submissions/redeliver';
import type { MaintenanceReport, ServerContext } from '@/lib/server/context';

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
  if (!context.settings.upstreamUrl) await store?.setState({ states: ['pending'] }, 'stored');
  const deleted = (await store?.purge()) ?? 0;
  if (deleted > 0) context.log.info({ count: deleted }, 'old submissions deleted');
  await store?.checkpoint?.();
  return { delivered, deleted };
}
