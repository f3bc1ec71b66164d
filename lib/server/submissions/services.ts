/** The services that the steps of a submission share within one process. */
import 'server-only';
import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { Pool } from 'pg';
import { env, type Env } from '@/lib/env';
import { errorForLog, log as ownLog } from '@/lib/server/submissions/log';
import { createLimits } from '@/lib/server/submissions/limits';
import { openPostgres, postgresPool } from '@/lib/server/submissions/store/postgres';
import { openSqlite } from '@/lib/server/submissions/store/sqlite';
import { createStore, type Store } from '@/lib/server/submissions/store/store';

/** One run of maintenance: what it did and what is left. */
export interface MaintenanceRun {
  /** Counts of rows; 10,001 pending, parked or rejected rows stand for more than 10,000. */
  report: Record<'delivered' | 'pending' | 'parked' | 'rejected' | 'deleted', number>;
  /** Whether more rows were due when the time was up. */
  timeIsUp: boolean;
}

export interface Services {
  settings: Env;
  /** Opens the store at first use; null if it is off. Throws the database's error; the next call tries again. */
  store: () => Promise<Store | null>;
  /** Plain data: Next copies this module for each route, so `instanceof` fails. */
  limits: ReturnType<typeof createLimits>;
  /** The deliveries in progress for visitors of this process, by key. */
  underWay: Map<string, Promise<unknown>>;
  /** The current run, and when the last one started, by the monotonic clock. */
  maintenance: { running?: Promise<MaintenanceRun>; startedAt: number };
  /** Replaces the store's secret if there is no store. Differs between processes. */
  secret: string;
  /** The store's state in the last alert of this process, as in the report of /api/health. */
  reportedStore: string;
  /** Whether the store's file was deleted or replaced since the start. */
  storeReplaced: boolean;
  log: Logger;
}

/** @param log commands and tests pass their own */
export function createServices(settings: Env, log: Logger = ownLog): Services {
  const { database } = settings;
  const onIdleError = (error: Error) => log.warn({ error: errorForLog(error) }, 'database lost');
  const open = async (): Promise<Store | null> => {
    if (database.kind === 'off') return null;
    if (database.kind === 'sqlite') return createStore(await openSqlite(database.file));
    return createStore(await openPostgres((pool ??= postgresPool(database.url, onIdleError))));
  };
  let pool: Pool | undefined;
  let opening: Promise<Store | null> | undefined;
  const store = async (): Promise<Store | null> => {
    // After a failure the next call tries again.
    const current = (opening ??= open().catch((error: unknown) => {
      opening = undefined;
      throw error;
    }));
    const opened = await current;
    if (!opened?.isReplaced?.()) return opened;
    if (opening === current) {
      log.error('store file deleted or replaced: opening anew');
      created.storeReplaced = true;
      opening = undefined;
      await opened.close();
    }
    return store();
  };
  const created: Services = {
    settings,
    store,
    limits: createLimits(settings.rateLimit),
    underWay: new Map(),
    maintenance: { startedAt: -Infinity },
    secret: randomBytes(32).toString('base64'),
    reportedStore: 'ok',
    storeReplaced: false,
    log,
  };
  return created;
}

/** On globalThis, because instrumentation and each route have a copy of this module. */
const shared = globalThis as typeof globalThis & { tasselServices?: Services };

export function services(): Services {
  return (shared.tasselServices ??= createServices(env()));
}
