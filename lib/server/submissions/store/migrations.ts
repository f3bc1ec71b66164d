/**
 * The store's tables, in the order in which they came to be. A migration that has been released
 * is never edited; a change is a new one at the end.
 */
import 'server-only';
import type { Database } from 'libsql';
import {
  sql,
  type Compilable,
  type CreateTableBuilder,
  type QueryExecutorProvider,
  type SchemaModule,
} from 'kysely';
import type { Db } from '@/lib/server/submissions/store/schema';

type Step = Compilable & { execute: () => Promise<unknown> };

/** What a migration is written with. */
interface Tools {
  schema: SchemaModule;
  raw: (text: string) => Step;
  /** A column that numbers rows as they arrive. */
  sequence: (table: CreateTableBuilder<string>) => CreateTableBuilder<string, 'seq'>;
}

/** Column types that both databases know: SQLite stores a `bigint` as its integer. */
const migrations: Record<string, (tools: Tools) => Step[]> = {
  '001-submissions': ({ schema }) => [
    schema
      .createTable('submissions')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('form', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('body', 'text')
      .addColumn('fingerprint', 'text', (column) => column.notNull())
      .addColumn('received_at', 'bigint', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('last_attempt_at', 'bigint')
      .addColumn('last_status', 'integer')
      .addColumn('delivered_at', 'bigint')
      .addColumn('retry_at', 'bigint')
      .addColumn('lease_owner', 'text')
      .addColumn('lease_until', 'bigint')
      .addColumn('answer', 'text'),
    // Redelivery and retention ask by state, oldest first.
    schema.createIndex('submissions_by_state').on('submissions').columns(['state', 'received_at']),
    // Health and the list ask for the latest.
    schema.createIndex('submissions_by_attempt').on('submissions').column('last_attempt_at'),
  ],
  // What rate-limiter-flexible expects of its table. SQLite has it too, so that there is one list
  // of migrations, but leaves it empty: a single machine counts in memory.
  '002-rate-limits': ({ schema }) => [
    schema
      .createTable('rate_limits')
      .addColumn('key', 'varchar(255)', (column) => column.primaryKey())
      .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('expire', 'bigint'),
  ],
  // The table anew, since SQLite can neither move a column nor add a sequence: `seq` first, `body`
  // last. Hashes without a secret (fingerprint, and the answer sealed without one) are not copied.
  '003-sequence-and-secret': ({ schema, raw, sequence }) => [
    schema.alterTable('submissions').renameTo('submissions_002'),
    sequence(schema.createTable('submissions'))
      .addColumn('key', 'text', (column) => column.notNull().unique())
      .addColumn('form', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('fingerprint', 'text', (column) => column.notNull())
      .addColumn('received_at', 'bigint', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('last_attempt_at', 'bigint')
      .addColumn('last_status', 'integer')
      .addColumn('delivered_at', 'bigint')
      .addColumn('retry_at', 'bigint')
      .addColumn('released_at', 'bigint')
      .addColumn('lease_owner', 'text')
      .addColumn('lease_until', 'bigint')
      .addColumn('answer', 'text')
      .addColumn('body', 'text'),
    raw(`
      INSERT INTO submissions (key, form, state, fingerprint, received_at, attempts,
        last_attempt_at, last_status, delivered_at, retry_at, lease_owner, lease_until, body)
      SELECT key, form, CASE state WHEN 'kept' THEN 'stored' ELSE state END, '', received_at,
        attempts, last_attempt_at, last_status, delivered_at, retry_at, lease_owner, lease_until,
        body
      FROM submissions_002 ORDER BY received_at`),
    schema.dropTable('submissions_002'),
    // Redelivery asks for what is due, retention for what is old, health for the latest attempt.
    schema.createIndex('submissions_due').on('submissions').columns(['state', 'retry_at']),
    schema.createIndex('submissions_by_age').on('submissions').column('received_at'),
    schema.createIndex('submissions_by_attempt').on('submissions').column('last_attempt_at'),
    schema
      .createTable('store_settings')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull()),
  ],
};

function rawStep(db: QueryExecutorProvider, text: string): Step {
  return {
    compile: () => sql.raw(text).compile(db) as ReturnType<Compilable['compile']>,
    execute: () => sql.raw(text).execute(db),
  };
}

/**
 * Brings a SQLite file up to date. Kysely's own Migrator races when several processes start at
 * once on one file; a write lock taken before `user_version` is read does not. All in one turn:
 * a second connection of this process, which would wait for the lock, must not keep the first
 * from giving it back.
 *
 * @param database the connection
 * @param db the same, for its SQL
 * @throws what SQLite says when the file cannot be written
 */
export function migrateSqlite(database: Database, db: Db): void {
  database.exec('BEGIN IMMEDIATE');
  try {
    const { user_version: version } = database.prepare('PRAGMA user_version').get() as {
      user_version: number;
    };
    const all = Object.values(migrations);
    const tools: Tools = {
      schema: db.schema,
      raw: (text) => rawStep(db, text),
      sequence: (table) =>
        table.addColumn('seq', 'integer', (column) => column.primaryKey().autoIncrement()),
    };
    for (const steps of all.slice(version)) {
      for (const step of steps(tools)) database.exec(step.compile().sql);
    }
    if (version < all.length) database.exec(`PRAGMA user_version = ${all.length}`);
    database.exec('COMMIT');
  } catch (error) {
    if (database.inTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/** Any number, the same for all processes; Kysely's Migrator, which older versions used, takes it. */
const LOCK_ID = 3853314791062309107n;

/** Kysely's Migrator made it; what it holds is the same. */
const withMigrationTable = (db: Db) =>
  db.withTables<{ kysely_migration: { name: string; timestamp: string } }>();

/** @returns the migrations that a PostgreSQL database does not have yet, in their order */
async function missingIn(db: Db) {
  const { rows } = await sql<{ exists: boolean }>`
    SELECT to_regclass('kysely_migration') IS NOT NULL AS exists`.execute(db);
  const done = rows[0]?.exists
    ? await withMigrationTable(db).selectFrom('kysely_migration').select('name').execute()
    : [];
  const names = new Set(done.map(({ name }) => name));
  return Object.entries(migrations).filter(([name]) => !names.has(name));
}

/**
 * Brings a PostgreSQL database up to date, in one transaction; safe when several processes start at
 * once (an advisory lock). Kysely's own Migrator takes that lock for a session, before its
 * transaction: behind PgBouncer in transaction mode lock, migrations and unlock may reach three
 * sessions, and the lock stays.
 *
 * @throws what PostgreSQL says when it cannot be reached or written
 */
export async function migratePostgres(db: Db): Promise<void> {
  // Most starts: no lock, and no right to create tables is needed.
  if ((await missingIn(db)).length === 0) return;
  await db.transaction().execute(async (transaction) => {
    // The role or the address may bring one that is meant for queries.
    await sql`SET LOCAL statement_timeout = 0`.execute(transaction);
    await sql`SELECT pg_advisory_xact_lock(${sql.lit(LOCK_ID)})`.execute(transaction);
    await transaction.schema
      .createTable('kysely_migration')
      .ifNotExists()
      .addColumn('name', 'varchar(255)', (column) => column.primaryKey())
      .addColumn('timestamp', 'varchar(255)', (column) => column.notNull())
      .execute();
    const tools: Tools = {
      schema: transaction.schema,
      raw: (text) => rawStep(transaction, text),
      sequence: (table) => table.addColumn('seq', 'bigserial', (column) => column.primaryKey()),
    };
    const applied = withMigrationTable(transaction);
    // Asked again: another process may have held the lock.
    for (const [name, steps] of await missingIn(transaction)) {
      for (const step of steps(tools)) await step.execute();
      const timestamp = new Date().toISOString();
      await applied.insertInto('kysely_migration').values({ name, timestamp }).execute();
    }
  });
}
