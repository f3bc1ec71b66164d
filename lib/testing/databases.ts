import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import { freshDatabase } from '@/lib/testing/postgres';
import { parseEnv } from '@/lib/env';
import { openStore, type Store } from '@/lib/server/submissions/store/open';
import { postgresPool } from '@/lib/server/submissions/store/postgres';
import type { SubmissionRow } from '@/lib/server/submissions/store/schema';

export interface TestDatabase {
  name: 'SQLite' | 'PostgreSQL';
  skip: boolean;
  /** For a suite's title: where it is, or why it is skipped. */
  where: string;
  /** @returns what DATABASE_URL would be for a new, empty store */
  fresh: () => Promise<string>;
}

/** Both databases, for suites that must pass on either. */
export const databases: TestDatabase[] = [
  {
    name: 'SQLite',
    skip: false,
    where: 'in a temporary file',
    fresh: async () =>
      `file:${path.join(mkdtempSync(path.join(tmpdir(), 'tassel-store-')), 's.db')}`,
  },
  {
    name: 'PostgreSQL',
    skip: inject('postgres') === null,
    where: inject('postgres') ? 'on a server' : 'skipped: not here (apt-get install postgresql)',
    fresh() {
      const server = inject('postgres');
      if (!server)
        throw new Error('No PostgreSQL: is this file in `withPostgres` of its Vitest config?');
      return freshDatabase(server);
    },
  },
];

/** @returns all rows of a small store, newest first */
export async function allRows(store: Store): Promise<SubmissionRow[]> {
  const rows: SubmissionRow[] = [];
  for await (const row of store.list()) rows.push(row);
  return rows;
}

/** @param url as in DATABASE_URL */
export function openTestStore(url: string): Promise<Store> {
  const { database } = parseEnv({ DATABASE_URL: url });
  if (database.kind === 'off') throw new Error('no store');
  return openStore(
    database.kind === 'postgres' ? { pool: postgresPool(database.url, () => undefined) } : database,
  );
}
