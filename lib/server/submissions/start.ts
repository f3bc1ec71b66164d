/** What the server does before its first request. */
import 'server-only';
import { env } from '@/lib/env';
import { problemWith } from '@/lib/server/submissions/preconditions';
import { errorForLog, log } from '@/lib/server/submissions/log';
import { runMaintenanceInBackground } from '@/lib/server/submissions/maintenance';
import { services } from '@/lib/server/submissions/services';

/** How long after one run of maintenance the next begins, in ms, where no submission brings it about. */
const INTERVAL = 15_000;

async function maintain(): Promise<void> {
  const timeIsUp = await runMaintenanceInBackground(services());
  setTimeout(() => void maintain(), timeIsUp ? 0 : INTERVAL).unref();
}

/**
 * Checks the environment and the data folder, opens the store, and starts maintenance. Ends the
 * process with one line if the site could not work as it is set up: a throw would leave the server
 * running and answering 500.
 */
export async function start(): Promise<void> {
  const problem = await problemWith(env, () => services().store());
  if (problem) {
    process.stderr.write(`${problem}\n`);
    process.exit(1);
  }
  const { store, settings } = services();
  await store().catch((error: unknown) => {
    // PostgreSQL may still be starting; whoever needs it next tries again.
    log.error({ error: errorForLog(error) }, 'store unavailable');
  });
  if (!settings.onVercel) void maintain();
}
