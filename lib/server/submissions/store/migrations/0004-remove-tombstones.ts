/** Frozen: removes the empty rows that release 0.2.0 kept for deleted submissions. */
import 'server-only';
import { sql } from 'kysely';
import type { Migration } from '@/lib/server/submissions/store/migrations/migration';

export const removeTombstones: Migration = {
  needs: 1,
  async run(db) {
    await sql`DELETE FROM submissions WHERE state = 'deleted'`.execute(db);
  },
};
