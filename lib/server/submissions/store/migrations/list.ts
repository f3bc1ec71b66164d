import 'server-only';
import { firstTables } from '@/lib/server/submissions/store/migrations/0001-first-tables';
import { spamAndCounts } from '@/lib/server/submissions/store/migrations/0002-spam-and-counts';
import { commandIndexes } from '@/lib/server/submissions/store/migrations/0003-command-indexes';
import { removeTombstones } from '@/lib/server/submissions/store/migrations/0004-remove-tombstones';
import type { Migration } from '@/lib/server/submissions/store/migrations/migration';

/** All migrations, in the order in which they run. */
export const migrations: readonly Migration[] = [
  firstTables,
  spamAndCounts,
  commandIndexes,
  removeTombstones,
];
