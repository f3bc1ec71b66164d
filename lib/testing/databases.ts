import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import { freshDatabase } from '@/lib/testing/postgres';
import { parseEnv } from '@/lib/env';
import { storeOf, type Store } from '@/lib/server/submissions/store/open';
import { openPostgres, postgresPool } from '@/lib/server/submissions/store/postgres';
import type { OpenDatabase, SubmissionRow } from '@/lib/server/submissions/store/schema';
import { openSqlite } from '@/lib/server/submissions/store/sqlite';

export interface TestDatabase {
  name: 'SQLite' | 'PostgreSQL';
  /** @returns what DATABASE_URL would be for a new, empty store */
  fresh: () => Promise<string>;
}

export const sqlite: TestDatabase = {
  name: 'SQLite',
  fresh: async () => `file:${path.join(mkdtempSync(path.join(tmpdir(), 'tassel-store-')), 's.db')}`,
};

const server = inject('postgres');
/** undefined where it is not installed; the setup of the run says so. */
export const postgres: TestDatabase | undefined = server
  ? { name: 'PostgreSQL', fresh: () => freshDatabase(server) }
  : undefined;

/** Both databases, for suites that must pass on either. */
export const databases = [sqlite, ...(postgres ? [postgres] : [])];

/** @returns all rows of a small store, newest first */
export async function allRows(store: Store): Promise<SubmissionRow[]> {
  const rows: SubmissionRow[] = [];
  for await (const row of store.list()) rows.push(row);
  return rows;
}

/** @param url as in DATABASE_URL */
export function openDatabase(url: string): Promise<OpenDatabase> {
  const { database } = parseEnv({ DATABASE_URL: url });
  if (database.kind === 'off') throw new Error('no store');
  return database.kind === 'postgres'
    ? openPostgres(postgresPool(database.url, () => undefined))
    : openSqlite(database.file);
}

/** @param url as in DATABASE_URL */
export const openTestStore = async (url: string): Promise<Store> =>
  storeOf(await openDatabase(url));
