/** Frozen: adds indexes for `npm run submissions`. */
import 'server-only';
import { sql } from 'kysely';
import type { Migration } from '@/lib/server/submissions/store/migrations/migration';

export const commandIndexes: Migration = {
  needs: 1,
  async run(db, kind) {
    const statements = [
      'CREATE INDEX submissions_of_form ON submissions (form, seq)',
      'CREATE INDEX submissions_of_state ON submissions (state, seq)',
      // Lets redelivery skip failing forms without reading their rows.
      'DROP INDEX submissions_due',
      'CREATE INDEX submissions_due ON submissions (state, retry_at, form)',
    ];
    // Byte order, as in SQLite, because an index in a language's order cannot find keys by prefix.
    if (kind === 'postgres')
      statements.push('ALTER TABLE submissions ALTER COLUMN key TYPE text COLLATE "C"');
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
