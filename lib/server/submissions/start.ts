import 'server-only';
import { existsSync, readFileSync } from 'node:fs';
import { findChangedSettings, findUnknownSettings } from '@/lib/env';
import { fail } from '@/lib/fail.mjs';
import { handleHealthChange } from '@/lib/server/submissions/alerts';
import { describeError } from '@/lib/server/submissions/log';
import {
  MAINTENANCE_INTERVAL_MS,
  runMaintenanceAndLogErrors,
} from '@/lib/server/submissions/maintenance';
import { UnusableStoreError } from '@/lib/server/submissions/store/schema';
import { getServices, type Services } from '@/lib/server/submissions/services';

async function scheduleMaintenance(services: Services): Promise<void> {
  const isTimeUp = await runMaintenanceAndLogErrors(services);
  // Not awaited, because a slow ALERT_URL must not delay the next run.
  void handleHealthChange(services);
  // After a run that reached its time limit, more submissions are due, so the next run starts at once.
  setTimeout(
    () => void scheduleMaintenance(services),
    isTimeUp ? 0 : MAINTENANCE_INTERVAL_MS,
  ).unref();
}

/**
 * Opens the store and starts the maintenance timer (on Vercel, only opens the store). Ends the process if a SQLite file
 * cannot be written or, except on Vercel, if the store cannot be used until an operator acts (UnusableStoreError). Logs
 * other errors of PostgreSQL.
 */
export async function startServices(): Promise<void> {
  const services = getServices();
  const { database, onVercel } = services.settings;
  const unknown = existsSync('.env') ? findUnknownSettings(readFileSync('.env', 'utf8')) : [];
  if (unknown.length > 0)
    services.log.warn(
      `.env sets ${unknown.join(', ')}, which the site does not read. .env.example lists all settings.`,
    );
  const changed = findChangedSettings(services.settings);
  if (changed.length > 0)
    services.log.warn(
      `${changed.join(' and ')} changed since the build, so pages still have the old value. Run npm run build.`,
    );
  const isNew = database.kind === 'sqlite' && !existsSync(database.file);
  await services.store().catch((error: unknown) => {
    if (error instanceof UnusableStoreError && !onVercel) fail(error.message);
    const description = describeError(error);
    if (database.kind === 'sqlite') {
      const code = description.code ? ` (${description.code})` : '';
      fail(
        `Submissions cannot be stored in ${database.file}${code}. Make the file and its folder writable, or set DATABASE_URL to another file.`,
      );
    }
    // PostgreSQL may still be starting, so the next request tries again.
    services.log.error(
      { error: description },
      'The database of DATABASE_URL cannot be used. The site tries again at the next submission.',
    );
  });
  // A typo in DATABASE_URL would otherwise look like a store without submissions.
  if (isNew) services.log.info(`The store is new: ${database.file}`);
  if (!onVercel) void scheduleMaintenance(services);
}
