/** Adds the spam reason, and indexes for counts and alerts. Never edit a released migration. */
import 'server-only';
import { sql } from 'kysely';
import type { Migration } from '@/lib/server/submissions/store/migrations/migration';

export const spamAndCounts: Migration = {
  // Releases that know only migration 1 can still use the store.
  needs: 1,
  async run(db) {
    const statements = [
      'ALTER TABLE submissions ADD COLUMN spam_reason text',
      // A covering index, so that counts by form read no large rows.
      `CREATE INDEX submissions_by_form
        ON submissions (form, received_at, state, last_attempt_at)`,
      // Finds the oldest pending row. If the index did not contain `state`, SQLite would use submissions_due instead.
      `CREATE INDEX submissions_waiting
        ON submissions (state, (coalesce(released_at, received_at))) WHERE state = 'pending'`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
