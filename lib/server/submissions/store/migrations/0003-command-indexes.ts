/**
 * Adds indexes for `npm run submissions`, adds `form` to the index for redelivery, and sorts keys by bytes in
 * PostgreSQL. Never edit a released migration.
 */
import 'server-only';
import { sql } from 'kysely';
import type { Migration } from '@/lib/server/submissions/store/migrations/migration';

export const commandIndexes: Migration = {
  // Releases that know only migration 1 can still use the store.
  needs: 1,
  async run(db, kind) {
    const statements = [
      'CREATE INDEX submissions_of_form ON submissions (form, seq)',
      'CREATE INDEX submissions_of_state ON submissions (state, seq)',
      // Adds `form` to this index, so that redelivery skips failing forms without reading their rows.
      'DROP INDEX submissions_due',
      'CREATE INDEX submissions_due ON submissions (state, retry_at, form)',
    ];
    // Collation C sorts keys by bytes, as SQLite does. With another collation, an index cannot find keys by prefix.
    if (kind === 'postgres')
      statements.push('ALTER TABLE submissions ALTER COLUMN key TYPE text COLLATE "C"');
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
