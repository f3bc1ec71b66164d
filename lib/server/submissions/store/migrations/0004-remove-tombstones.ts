/** Removes the empty rows that release 0.2.0 kept for deleted submissions. Never edit a released migration. */
import 'server-only';
import { sql } from 'kysely';
import type { Migration } from '@/lib/server/submissions/store/migrations/migration';

export const removeTombstones: Migration = {
  // Releases that know only migration 1 can still use the store.
  needs: 1,
  async run(db) {
    await sql`DELETE FROM submissions WHERE state = 'deleted'`.execute(db);
  },
};
