/** The store's tables and the interface of an opened database. */
import 'server-only';
import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { FormId } from '@/lib/forms/types';
import { UnusableStoreError } from '@/lib/server/submissions/store/errors';

/** The states of a submission; docs/architecture.md has a diagram. */
export const STATES = ['pending', 'delivered', 'rejected', 'parked', 'stored', 'spam'] as const;
export type State = (typeof STATES)[number];

/** One submission. Times are in ms since 1970. */
export interface SubmissionRow {
  /** The idempotency key; operators see it as the ID. */
  key: string;
  form: FormId;
  /** The JSON to send upstream; null after delivery. */
  body: string | null;
  state: State;
  fingerprint: string;
  created_at: number;
  attempts: number;
  /** When a pending row is due for its next delivery. */
  retry_at: number | null;
  /** Until when one process may send the row; null if no process is sending it. */
  lease_until: number | null;
  /** When a row that still fails is parked. */
  give_up_at: number | null;
  /** The upstream's status in the last attempt; null if it did not respond. */
  last_status: number | null;
  last_attempt_at: number | null;
}

interface Schema {
  submissions: SubmissionRow;
  store_settings: { name: string; value: string };
}

export type Db = Kysely<Schema>;

/**
 * Runs an action that writes. SQLite may commit several actions in one transaction. An action that throws does not undo
 * the other actions.
 *
 * @throws the database's error if the database cannot be written
 */
export type Write = <Result>(action: (db: Db) => Promise<Result>) => Promise<Result>;

export interface OpenDatabase {
  /** For reading only; use `write` for changes. */
  db: Pick<Db, 'selectFrom' | 'getExecutor'>;
  write: Write;
  kind: 'sqlite' | 'postgres';
  /** SQLite only: copies the journal (-wal) into the database file and empties the journal, unless others read it. */
  checkpoint?: () => Promise<void>;
  /**
   * SQLite only: rewrites the database file without deleted text and empties the journal. Tries for up to 30 s.
   *
   * @returns false if another process prevented it
   */
  erase?: () => Promise<boolean>;
  close: () => Promise<void>;
}

/** The version of the tables below, in `store_settings`. */
export const SCHEMA = '5';

const TABLE_NAMES: readonly (keyof Schema)[] = ['submissions', 'store_settings'];

const TABLES = [
  `CREATE TABLE submissions (
    key text PRIMARY KEY,
    form text NOT NULL,
    body text,
    state text NOT NULL,
    fingerprint text NOT NULL,
    created_at bigint NOT NULL,
    attempts integer NOT NULL,
    retry_at bigint,
    lease_until bigint,
    give_up_at bigint,
    last_status integer,
    last_attempt_at bigint)`,
  // Covers redelivery and the counts of the health report, which then read no bodies.
  'CREATE INDEX submissions_by_state ON submissions (state, retry_at, give_up_at)',
  'CREATE INDEX submissions_by_creation ON submissions (created_at)',
  'CREATE INDEX submissions_by_last_attempt ON submissions (last_attempt_at)',
  'CREATE TABLE store_settings (name text PRIMARY KEY, value text NOT NULL)',
];

async function createTables(db: Db): Promise<void> {
  for (const statement of TABLES) await sql.raw(statement).execute(db);
  const secret = randomBytes(32).toString('base64');
  await sql`INSERT INTO store_settings VALUES ('schema', ${SCHEMA}), ('secret', ${secret})`.execute(
    db,
  );
}

/** @throws {UnusableStoreError} if there are tables, but not the site's */
export function refuseForeignTables(found: readonly { name: string }[], location: string): void {
  const names = found.map(({ name }) => name).sort();
  if (names.length === 0 || TABLE_NAMES.every((name) => names.includes(name))) return;
  const tables = names.slice(0, 5).join(', ') + (names.length > 5 ? ' …' : '');
  throw new UnusableStoreError(
    `DATABASE_URL: ${location} belongs to another application (tables: ${tables}). Set it to a new file, or to a new database (createdb tassel).`,
  );
}

/**
 * Creates the tables if they are missing. Must run in a transaction, under a lock that all processes share.
 *
 * @param found all tables in the database, except the system's
 * @param location the file or database, for the message
 * @throws {UnusableStoreError} if another application, or an older or later version of the site, created the tables
 */
export async function prepareTables(
  db: Db,
  found: readonly { name: string }[],
  location: string,
): Promise<void> {
  if (found.length === 0) return createTables(db);
  refuseForeignTables(found, location);
  const row = await db
    .selectFrom('store_settings')
    .select('value')
    .where('name', '=', 'schema')
    .executeTakeFirst();
  if (row?.value === SCHEMA) return;
  throw new UnusableStoreError(
    Number(row?.value) > Number(SCHEMA)
      ? `A later version of the site wrote ${location}. Start that version, or restore a backup from before the upgrade.`
      : `An old version of the site wrote ${location}. Export its submissions with that version (npm run submissions export FILE), then set DATABASE_URL to a new store.`,
  );
}
