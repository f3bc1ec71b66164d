import 'server-only';
import { listEnvWarnings } from '@/lib/env';
import { fail } from '@/lib/fail.mjs';
import { describeError } from '@/lib/server/submissions/log';
import { runMaintenance } from '@/lib/server/submissions/maintenance';
import { UnusableStoreError } from '@/lib/server/submissions/store/errors';
import { getServices, type Services } from '@/lib/server/submissions/services';

/** Short, because deleted text must leave SQLite's journal within a minute. */
const MAINTENANCE_INTERVAL_MS = 15_000;

/**
 * Opens the store. Ends the process if it cannot be used until an operator acts, except on Vercel. Logs other errors of
 * PostgreSQL, which may still be starting.
 */
async function openStore({ settings, store, log }: Services): Promise<void> {
  try {
    await store();
  } catch (error) {
    if (error instanceof UnusableStoreError && !settings.onVercel) fail(error.message);
    log.error(
      { error: describeError(error) },
      'The database of DATABASE_URL cannot be used. The site tries again at the next submission.',
    );
  }
}

async function scheduleMaintenance(services: Services): Promise<void> {
  await runMaintenance(services);
  setTimeout(() => void scheduleMaintenance(services), MAINTENANCE_INTERVAL_MS).unref();
}

/** Checks the settings, opens the store, and starts the maintenance timer, except on Vercel. */
export async function startServices(): Promise<void> {
  const services = getServices();
  await openStore(services);
  for (const line of listEnvWarnings(services.settings)) services.log.warn(line);
  if (!services.settings.onVercel) void scheduleMaintenance(services);
}
