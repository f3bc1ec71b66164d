/** What the server does before its first request. */
import 'server-only';
import { changedSinceBuild } from '@/lib/env';
import { fail } from '@/lib/fail.mjs';
import { sendAlerts } from '@/lib/server/submissions/alerts';
import { errorForLog } from '@/lib/server/submissions/log';
import { INTERVAL, runMaintenanceInBackground } from '@/lib/server/submissions/maintenance';
import { UnusableStoreError } from '@/lib/server/submissions/store/schema';
import { services, type Services } from '@/lib/server/submissions/services';

async function maintain(services: Services): Promise<void> {
  const timeIsUp = await runMaintenanceInBackground(services);
  // A slow ALERT_URL must not delay the next run.
  void sendAlerts(services);
  setTimeout(() => void maintain(services), timeIsUp ? 0 : INTERVAL).unref();
}

/** Ends the process with one line if the site could not work as it is set up. */
export async function start(): Promise<void> {
  const given = services();
  const { database, onVercel } = given.settings;
  const changed = changedSinceBuild(given.settings);
  if (changed.length > 0)
    given.log.warn(
      `${changed.join(', ')} changed since the build, which has the old value: build again`,
    );
  await given.store().catch((error: unknown) => {
    if (error instanceof UnusableStoreError && !onVercel) fail(error.message);
    const described = errorForLog(error);
    if (database.kind === 'sqlite') {
      const code = described.code ? ` (${described.code})` : '';
      fail(
        `Submissions cannot be stored in ${database.file}${code}: make its folder writable, or set DATABASE_URL to another place.`,
      );
    }
    // PostgreSQL may still be starting; whoever needs it next tries again.
    given.log.error({ error: described }, 'store unavailable');
  });
  if (!onVercel) void maintain(given);
}
