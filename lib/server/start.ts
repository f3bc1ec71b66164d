import 'server-only';
import { explainBuiltUrl } from '@/lib/settings';
import { fail } from '@/lib/fail.mjs';
import { describeError } from '@/lib/server/log';
import { runMaintenance } from '@/lib/server/maintenance';
import { UnusableStoreError } from '@/lib/server/submissions/store/errors';
import { getContext, type ServerContext } from '@/lib/server/context';

/** Short, because deleted text must leave SQLite's journal within a minute. */
const MAINTENANCE_INTERVAL_MS = 15_000;

/**
 * Opens the store. Ends the process if it cannot be used until an operator acts, except on Vercel. Logs other errors of
 * PostgreSQL, which may still be starting.
 */
async function checkStore({ settings, store, log }: ServerContext): Promise<void> {
  try {
    await store();
  } catch (error) {
    if (error instanceof UnusableStoreError && !settings.onVercel) fail(error.message);
    log.error(
      { error: describeError(error) },
      'The database of DATABASE_URL cannot be used. The site keeps trying.',
    );
  }
}

async function scheduleMaintenance(context: ServerContext): Promise<void> {
  await runMaintenance(context);
  setTimeout(() => void scheduleMaintenance(context), MAINTENANCE_INTERVAL_MS).unref();
}

/** Checks the settings, opens the store, and starts the maintenance timer, except on Vercel. */
export async function prepareServer(context = getContext()): Promise<void> {
  await checkStore(context);
  const { settings, log } = context;
  if (settings.onVercel) return;
  const warning = explainBuiltUrl(settings.siteUrl);
  if (warning) log.warn(warning);
  void scheduleMaintenance(context);
}
