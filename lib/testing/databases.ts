import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { inject, onTestFinished } from 'vitest';
import { createDatabase } from '@/lib/testing/postgres';
import { parseEnv } from '@/lib/env';
import { createServices } from '@/lib/server/submissions/services';
import type { Store } from '@/lib/server/submissions/store/store';
import type { SubmissionRow } from '@/lib/server/submissions/store/schema';

export interface TestDatabase {
  name: 'SQLite' | 'PostgreSQL';
  /** @returns what DATABASE_URL would be for a new, empty store */
  createUrl: () => Promise<string>;
}

export const sqlite: TestDatabase = {
  name: 'SQLite',
  createUrl: async () =>
    `file:${path.join(mkdtempSync(path.join(tmpdir(), 'tassel-store-')), 's.db')}`,
};

const server = inject('postgres');
/** undefined where it is not installed; the setup of the run says so. */
export const postgres: TestDatabase | undefined = server
  ? { name: 'PostgreSQL', createUrl: () => createDatabase(server) }
  : undefined;

/** Both databases, for suites that must pass on either. */
export const databases = [sqlite, ...(postgres ? [postgres] : [])];

/** @returns all rows of a small store, newest first */
export const listRows = (store: Store): Promise<SubmissionRow[]> =>
  Readable.from(store.list()).toArray();

/**
 * @param url as in DATABASE_URL; the store is closed when the test has ended
 * @param whenEnded a test that runs beside others passes its own `onTestFinished`
 */
export async function openTestStore(url: string, whenEnded = onTestFinished): Promise<Store> {
  const store = (await createServices(parseEnv({ DATABASE_URL: url })).store())!;
  whenEnded(() => store.close());
  return store;
}
