/** Frozen: why a row was taken for spam, and what counts and alerts ask for. It only widens. */
import 'server-only';
import { sql } from 'kysely';
import type { Migration } from '@/lib/server/submissions/store/migrations/migration';

export const spamAndCounts: Migration = {
  needs: 1,
  async run(db) {
    const statements = [
      'ALTER TABLE submissions ADD COLUMN spam_reason text',
      // All that stats.ts reads: no row, however large.
      `CREATE INDEX submissions_by_form
        ON submissions (form, received_at, state, last_attempt_at)`,
      // Which pending row has waited for longest. With `state`, or SQLite would take submissions_due.
      `CREATE INDEX submissions_waiting
        ON submissions (state, (coalesce(released_at, received_at))) WHERE state = 'pending'`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
