/** Runs the startup checks and starts the maintenance timer. */
import 'server-only';
import { existsSync, readFileSync } from 'node:fs';
import { findChangedSettings, findUnknownSettings } from '@/lib/env';
import { fail } from '@/lib/fail.mjs';
import { handleHealthChange } from '@/lib/server/submissions/alerts';
import { describeError } from '@/lib/server/submissions/log';
import { INTERVAL_MS, runMaintenanceInBackground } from '@/lib/server/submissions/maintenance';
import { UnusableStoreError } from '@/lib/server/submissions/store/schema';
import { getServices, type Services } from '@/lib/server/submissions/services';

async function scheduleMaintenance(services: Services): Promise<void> {
  const timeIsUp = await runMaintenanceInBackground(services);
  // A slow ALERT_URL must not delay the next run.
  void handleHealthChange(services);
  setTimeout(() => void scheduleMaintenance(services), timeIsUp ? 0 : INTERVAL_MS).unref();
}

/** Opens the store and starts the maintenance timer. Ends the process with one line if the store cannot be used. */
export async function startServices(): Promise<void> {
  const shared = getServices();
  const { database, onVercel } = shared.settings;
  const unknown = existsSync('.env') ? findUnknownSettings(readFileSync('.env', 'utf8')) : [];
  if (unknown.length > 0)
    shared.log.warn(
      `.env sets ${unknown.join(', ')}, which the site does not read. .env.example lists all settings.`,
    );
  const changed = findChangedSettings(shared.settings);
  if (changed.length > 0)
    shared.log.warn(
      `${changed.join(' and ')} changed since the build, so pages still have the old value. Run npm run build.`,
    );
  const isNew = database.kind === 'sqlite' && !existsSync(database.file);
  await shared.store().catch((error: unknown) => {
    if (error instanceof UnusableStoreError && !onVercel) fail(error.message);
    const described = describeError(error);
    if (database.kind === 'sqlite') {
      const code = described.code ? ` (${described.code})` : '';
      fail(
        `Submissions cannot be stored in ${database.file}${code}. Make the file and its folder writable, or set DATABASE_URL to another file.`,
      );
    }
    // PostgreSQL may still be starting, so the next request tries again.
    shared.log.error(
      { error: described },
      'The database of DATABASE_URL cannot be used. The site tries again at the next submission.',
    );
  });
  // A typo in DATABASE_URL would otherwise look like a store without submissions.
  if (isNew) shared.log.info(`The store is new: ${database.file}`);
  if (!onVercel) void scheduleMaintenance(shared);
}
