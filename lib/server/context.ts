/** Settings, store, rate limit and log, which all requests of a process share. */
import 'server-only';
import { randomBytes } from 'node:crypto';
import { setDefaultAutoSelectFamilyAttemptTimeout } from 'node:net';
import type { Logger } from 'pino';
import { getSettings, type Settings } from '@/lib/settings';
import { describeError, log as defaultLog } from '@/lib/server/log';
import { createLimit } from '@/lib/server/submissions/limits';
import type { Delivery } from '@/lib/server/submissions/store/leases';
import { openPostgres } from '@/lib/server/submissions/store/postgres';
import { openSqlite } from '@/lib/server/submissions/store/sqlite';
import { createStore, type Store } from '@/lib/server/submissions/store/store';

/**
 * How long connecting to one address of a host may take before Node tries the next one. Node's default of 250 ms never
 * reaches a distant host with several addresses. Two addresses that don't answer leave time for a third.
 */
const CONNECT_ATTEMPT_MS = 2_000;
setDefaultAutoSelectFamilyAttemptTimeout(CONNECT_ATTEMPT_MS);

/** The numbers of rows in one run of maintenance. */
export type MaintenanceReport = Record<'delivered' | 'deleted', number>;

export interface ServerContext {
  settings: Settings;
  /** Opens the store at first use; null if it is off. If opening fails, throws the error; the next call tries again. */
  store: () => Promise<Store | null>;
  /** Counts a request; returns the seconds to wait above the rate limit. */
  limit: ReturnType<typeof createLimit>;
  /** The run in progress, if there is one. It resolves to null if the store cannot be used. */
  maintenance?: Promise<MaintenanceReport | null>;
  /** The result of the last delivery of this process. */
  lastResult?: Delivery['result'];
  /** The secret for the HMACs in keys.ts if there is no store. Each process has a different one. */
  secret: string;
  log: Logger;
}

export function createContext(settings: Settings, log: Logger = defaultLog): ServerContext {
  const { database } = settings;
  const onConnectionError = (error: Error) =>
    log.warn({ error: describeError(error) }, 'database connection lost');
  const open = async (): Promise<Store | null> => {
    if (database.kind === 'off') return null;
    if (database.kind === 'sqlite') return createStore(await openSqlite(database.file));
    return createStore(await openPostgres(database.url, onConnectionError));
  };
  let opening: Promise<Store | null> | undefined;
  return {
    settings,
    store: () =>
      (opening ??= open().catch((error: unknown) => {
        opening = undefined;
        throw error;
      })),
    limit: createLimit(settings.rateLimit),
    secret: randomBytes(32).toString('base64'),
    log,
  };
}

/** Kept on globalThis, because Next copies this module into each route and the instrumentation. */
const globals = globalThis as typeof globalThis & { tasselContext?: ServerContext };

export function getContext(): ServerContext {
  return (globals.tasselContext ??= createContext(getSettings()));
}
