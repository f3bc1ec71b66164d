/**
 * Creates the tables of release 0.1.0. Its stores do not record which migrations ran, so migrate.ts assumes this one.
 * Never edit a released migration.
 */
import 'server-only';
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Migration } from '@/lib/server/submissions/store/migrations/migration';

const SEQ = { sqlite: 'integer PRIMARY KEY AUTOINCREMENT', postgres: 'bigserial PRIMARY KEY' };

export const firstTables: Migration = {
  // To use the store, a release must know at least this migration.
  needs: 1,
  async run(db, kind) {
    const statements = [
      `CREATE TABLE submissions (
        seq ${SEQ[kind]},
        key text NOT NULL UNIQUE,
        form text NOT NULL,
        state text NOT NULL,
        fingerprint text NOT NULL,
        received_at bigint NOT NULL,
        attempts integer NOT NULL,
        last_attempt_at bigint,
        last_status integer,
        delivered_at bigint,
        retry_at bigint,
        released_at bigint,
        lease_owner text,
        lease_until bigint,
        body text)`,
      // Indexes for redelivery, retention and the health report.
      'CREATE INDEX submissions_due ON submissions (state, retry_at)',
      'CREATE INDEX submissions_by_age ON submissions (received_at)',
      'CREATE INDEX submissions_by_attempt ON submissions (last_attempt_at)',
      'CREATE TABLE store_settings (name text PRIMARY KEY, value text NOT NULL)',
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
    const secret = randomBytes(32).toString('base64');
    await sql`INSERT INTO store_settings (name, value) VALUES ('secret', ${secret})`.execute(db);
  },
};
