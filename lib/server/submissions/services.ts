/** What the steps share within one process: settings, the store, the rate limiter, the log. */
import 'server-only';
import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { Pool } from 'pg';
import { env, type Env } from '@/lib/env';
import { Breakers } from '@/lib/server/submissions/breaker';
import { errorForLog, log as ownLog } from '@/lib/server/submissions/log';
import { LargeBodies } from '@/lib/server/submissions/large-bodies';
import { createLimiter, type Limiter } from '@/lib/server/submissions/rate-limit';
import { openStore, type Store } from '@/lib/server/submissions/store/open';
import { postgresPool } from '@/lib/server/submissions/store/postgres';

export interface Services {
  settings: Env;
  /**
   * The store, opened and brought up to date at first use; null where it is turned off.
   * Throws what the database says; the next call tries again.
   */
  store: () => Promise<Store | null>;
  limiter: Limiter;
  largeBodies: LargeBodies;
  breakers: Breakers;
  /** In place of the store's secret where there is no store: of this process alone. */
  secret: string;
  log: Logger;
}

/**
 * @param settings as lib/env.ts gives them
 * @param log where to write; commands and tests bring their own
 * @returns services of their own, for one process
 */
export function createServices(settings: Env, log: Logger = ownLog): Services {
  const { database } = settings;
  const onIdleError = (error: Error) => log.warn({ error: errorForLog(error) }, 'database lost');
  const open = async (): Promise<Store | null> => {
    if (database.kind === 'off') return null;
    if (database.kind === 'sqlite') return openStore(database);
    return openStore({ pool: (pool ??= postgresPool(database.url, onIdleError)) });
  };
  let pool: Pool | undefined;
  let opening: Promise<Store | null> | undefined;
  const store = async (): Promise<Store | null> => {
    // A failure is not remembered: the database may be back the next time someone asks.
    const current = (opening ??= open().catch((error: unknown) => {
      opening = undefined;
      throw error;
    }));
    const opened = await current;
    if (!opened?.isReplaced()) return opened;
    if (opening === current) {
      log.error('store file deleted or replaced: opening anew');
      opening = undefined;
      await opened.close();
    }
    return store();
  };
  return {
    settings,
    store,
    limiter: createLimiter(settings.rateLimit),
    largeBodies: new LargeBodies(),
    breakers: new Breakers(),
    secret: randomBytes(32).toString('base64'),
    log,
  };
}

/** On globalThis: Next gives instrumentation and each route its own copy of this module. */
const shared = globalThis as typeof globalThis & { tasselServices?: Services };

/** @returns the services of this process, made at first use */
export function services(): Services {
  return (shared.tasselServices ??= createServices(env()));
}
