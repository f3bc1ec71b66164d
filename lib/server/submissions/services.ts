/** Settings, store, counters and log, which all requests of a process share. */
import 'server-only';
import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { Pool } from 'pg';
import { getEnv, type Env } from '@/lib/env';
import { describeError, log as defaultLog } from '@/lib/server/submissions/log';
import { createLimits } from '@/lib/server/submissions/limits';
import { openPostgres, createPostgresPool } from '@/lib/server/submissions/store/postgres';
import { openSqlite } from '@/lib/server/submissions/store/sqlite';
import { createStore, type Store } from '@/lib/server/submissions/store/store';

export interface MaintenanceRun {
  /** Numbers of rows; for pending, parked and rejected rows, at most COUNT_LIMIT + 1 (store/records.ts). */
  report: Record<'delivered' | 'pending' | 'parked' | 'rejected' | 'deleted', number>;
  /** Whether due rows are left because the run reached its time limit. */
  isTimeUp: boolean;
}

export interface Services {
  settings: Env;
  /** Opens the store at first use; null if it is off. If opening fails, throws the error; the next call tries again. */
  store: () => Promise<Store | null>;
  limits: ReturnType<typeof createLimits>;
  /** Deliveries that requests to this process are waiting for, by idempotency key. */
  inFlight: Map<string, Promise<unknown>>;
  /** The run in progress, and when the last run started, in ms of performance.now(). */
  maintenance: { running?: Promise<MaintenanceRun>; startedAt: number };
  /** The secret for the HMACs in keys.ts if there is no store. Each process has a different one. */
  secret: string;
  /** The last store state that this process reported in an alert. */
  reportedStoreState: string;
  /** Whether the store's file was deleted or replaced since the start. */
  isStoreReplaced: boolean;
  log: Logger;
}

export function createServices(settings: Env, log: Logger = defaultLog): Services {
  const { database } = settings;
  const onConnectionError = (error: Error) =>
    log.warn({ error: describeError(error) }, 'database connection lost');
  const open = async (): Promise<Store | null> => {
    if (database.kind === 'off') return null;
    if (database.kind === 'sqlite') return createStore(await openSqlite(database.file));
    return createStore(
      await openPostgres((pool ??= createPostgresPool(database.url, onConnectionError))),
    );
  };
  let pool: Pool | undefined;
  let opening: Promise<Store | null> | undefined;
  const store = async (): Promise<Store | null> => {
    const current = (opening ??= open().catch((error: unknown) => {
      opening = undefined;
      throw error;
    }));
    const opened = await current;
    if (!opened?.isReplaced?.()) return opened;
    if (opening === current) {
      log.error('store file deleted or replaced, opening the new one');
      services.isStoreReplaced = true;
      opening = undefined;
      await opened.close();
    }
    return store();
  };
  const services: Services = {
    settings,
    store,
    limits: createLimits(settings.rateLimit),
    inFlight: new Map(),
    maintenance: { startedAt: -Infinity },
    secret: randomBytes(32).toString('base64'),
    reportedStoreState: 'ok',
    isStoreReplaced: false,
    log,
  };
  return services;
}

/** Kept on globalThis, because Next copies this module into each route and the instrumentation. */
const globals = globalThis as typeof globalThis & { tasselServices?: Services };

export function getServices(): Services {
  return (globals.tasselServices ??= createServices(getEnv()));
}
