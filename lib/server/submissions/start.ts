/** Startup checks, and the timer of maintenance. */
import 'server-only';
import { changedSinceBuild } from '@/lib/env';
import { fail } from '@/lib/fail.mjs';
import { sendAlerts } from '@/lib/server/submissions/alerts';
import { errorForLog } from '@/lib/server/submissions/log';
import { INTERVAL_MS, runMaintenanceInBackground } from '@/lib/server/submissions/maintenance';
import { UnusableStoreError } from '@/lib/server/submissions/store/schema';
import { services, type Services } from '@/lib/server/submissions/services';

async function maintain(services: Services): Promise<void> {
  const timeIsUp = await runMaintenanceInBackground(services);
  // A slow ALERT_URL must not delay the next run.
  void sendAlerts(services);
  setTimeout(() => void maintain(services), timeIsUp ? 0 : INTERVAL_MS).unref();
}

/** Opens the store and starts the timer. A wrong setting ends the process with one line. */
export async function start(): Promise<void> {
  const shared = services();
  const { database, onVercel } = shared.settings;
  const changed = changedSinceBuild(shared.settings);
  if (changed.length > 0)
    shared.log.warn(
      `${changed.join(', ')} changed since the build, which has the old value: build again`,
    );
  await shared.store().catch((error: unknown) => {
    if (error instanceof UnusableStoreError && !onVercel) fail(error.message);
    const described = errorForLog(error);
    if (database.kind === 'sqlite') {
      const code = described.code ? ` (${described.code})` : '';
      fail(
        `Submissions cannot be stored in ${database.file}${code}: make its folder writable, or set DATABASE_URL to another place.`,
      );
    }
    // PostgreSQL may still be starting: the next request tries again.
    shared.log.error({ error: described }, 'store unavailable');
  });
  if (!onVercel) void maintain(shared);
}
