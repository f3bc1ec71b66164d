import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import { freshDatabase } from '@/e2e/faults/support/postgres';

export interface TestDatabase {
  name: 'SQLite' | 'PostgreSQL';
  skip: boolean;
  /** @returns what DATABASE_URL would be for a new, empty store */
  fresh: () => Promise<string>;
}

/** Both databases, for suites that must pass on either. */
export const databases: TestDatabase[] = [
  {
    name: 'SQLite',
    skip: false,
    fresh: async () =>
      `file:${path.join(mkdtempSync(path.join(tmpdir(), 'tassel-store-')), 's.db')}`,
  },
  {
    name: 'PostgreSQL',
    skip: inject('postgres') === null,
    fresh: () => freshDatabase(inject('postgres')!),
  },
];
