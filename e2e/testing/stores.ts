import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { createDatabase } from '@/e2e/testing/postgres';
import { parseSettings } from '@/lib/settings';
import { createContext } from '@/lib/server/context';
import type { Store } from '@/lib/server/submissions/store/store';

export interface TestDatabase {
  name: 'SQLite' | 'PostgreSQL';
  /** Returns the DATABASE_URL of a new, empty store. */
  createUrl: () => Promise<string>;
}

export const sqlite: TestDatabase = {
  name: 'SQLite',
  createUrl: async () =>
    `file:${path.join(mkdtempSync(path.join(tmpdir(), 'tassel-store-')), 's.db')}`,
};

const serverUrl = inject('postgres');
/** Undefined if PostgreSQL is not installed. */
export const postgres: TestDatabase | undefined = serverUrl
  ? { name: 'PostgreSQL', createUrl: () => createDatabase(serverUrl) }
  : undefined;

/** The installed databases, for suites that must pass on each. */
export const databases = [sqlite, ...(postgres ? [postgres] : [])];

/**
 * Opens a store, and closes it after the test.
 *
 * @param url as in DATABASE_URL
 * @param onFinished concurrent tests must pass the `onTestFinished` of their context
 */
export async function openTestStore(url: string, onFinished = onTestFinished): Promise<Store> {
  const store = (await createContext(parseSettings({ DATABASE_URL: url })).store())!;
  onFinished(() => store.close());
  return store;
}
