/**
 * Stores that release 0.1.0 (commit adf28ef) wrote, at `MADE`: a row in every state, each with its state in
 * its key, all of the brand form and filled in with `validValues('submit', key)`.
 */
import { copyFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import type { TestDatabase } from '@/lib/testing/databases';

const folder = path.join(import.meta.dirname, '0.1.0');

/** In ms since 1970. */
export const MADE = 1_795_557_750_000;

/** @returns what DATABASE_URL would be for a copy of the old store */
export async function oldStore({ name, fresh }: TestDatabase): Promise<string> {
  const url = await fresh();
  if (name === 'SQLite') {
    copyFileSync(path.join(folder, 'store.db'), url.slice('file:'.length));
    return url;
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // pg_dump sets what a pooler would hand on to the next client.
  await client.query(`${readFileSync(path.join(folder, 'store.sql'), 'utf8')}\nRESET ALL;`);
  await client.end();
  return url;
}

/** What the code of release 0.1.0 sends, on all of its ways through a row’s life. */
export const oldStatements = [
  `INSERT INTO submissions (key, form, body, fingerprint, state, received_at, attempts, lease_owner,
    lease_until, retry_at) VALUES ('old-1', 'submit', '{}', 'f', 'pending', ${MADE}, 1, 'me', ${MADE}, ${MADE})
    ON CONFLICT (key) DO UPDATE SET state = 'pending' WHERE submissions.state = 'spam' RETURNING key`,
  `UPDATE submissions SET lease_owner = 'me', lease_until = ${MADE}, attempts = attempts + 1,
    retry_at = ${MADE} WHERE seq IN (SELECT seq FROM submissions WHERE state = 'pending'
    AND retry_at <= ${MADE} ORDER BY retry_at, seq LIMIT 8) RETURNING key, form, body`,
  `UPDATE submissions SET state = 'delivered', last_attempt_at = ${MADE}, last_status = 200,
    lease_owner = NULL, lease_until = NULL, delivered_at = ${MADE}, body = NULL WHERE key = 'old-1'`,
  `UPDATE store_settings SET value = value`,
  `SELECT * FROM submissions WHERE seq < 1000 ORDER BY seq DESC LIMIT 20`,
  `DELETE FROM submissions WHERE state <> 'pending' AND key = 'old-1'`,
];
