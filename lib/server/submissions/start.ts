/** What the server does before its first request. */
import 'server-only';
import { EnvError } from '@/lib/env';
import { errorForLog, log } from '@/lib/server/submissions/log';
import { runMaintenanceInBackground } from '@/lib/server/submissions/maintenance';
import { services as sharedServices, type Services } from '@/lib/server/submissions/services';

/** How long after one run of maintenance the next begins, in ms, where no submission brings it about. */
const INTERVAL = 15_000;

async function maintain(): Promise<void> {
  const timeIsUp = await runMaintenanceInBackground(services());
  setTimeout(() => void maintain(), timeIsUp ? 0 : INTERVAL).unref();
}

/** A throw would leave the server running and answering 500. */
function endWith(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

function services(): Services {
  try {
    return sharedServices();
  } catch (error) {
    if (error instanceof EnvError) endWith(error.message);
    throw error;
  }
}

/**
 * Checks the environment, opens the store, and starts maintenance. Ends the process with one line
 * if the site could not work as it is set up.
 */
export async function start(): Promise<void> {
  const { settings, store } = services();
  const { database, onVercel } = settings;
  await store().catch((error: unknown) => {
    const described = errorForLog(error);
    if (database.kind === 'sqlite') {
      const code = described.code ? ` (${described.code})` : '';
      endWith(
        `Submissions cannot be stored in ${database.file}${code}: make its folder writable, or set DATABASE_URL to another place.`,
      );
    }
    // PostgreSQL may still be starting; whoever needs it next tries again.
    log.error({ error: described }, 'store unavailable');
  });
  if (!onVercel) void maintain();
}
