/**
 * The store's tables, in the order in which they came to be. A migration that has been released
 * is never edited; a change is a new one at the end.
 */
import type { Database } from 'libsql';
import { Migrator, type Compilable, type Kysely, type SchemaModule } from 'kysely';
import type { Db } from '@/lib/submissions/store/schema';

type Step = Compilable & { execute: () => Promise<void> };

/** Column types that both databases know: SQLite stores a `bigint` as its integer. */
const migrations: Record<string, (schema: SchemaModule) => Step[]> = {
  '001-submissions': (schema) => [
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
  '002-rate-limits': (schema) => [
    schema
      .createTable('rate_limits')
      .addColumn('key', 'varchar(255)', (column) => column.primaryKey())
      .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('expire', 'bigint'),
  ],
};

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
    for (const steps of all.slice(version)) {
      for (const step of steps(db.schema)) database.exec(step.compile().sql);
    }
    if (version < all.length) database.exec(`PRAGMA user_version = ${all.length}`);
    database.exec('COMMIT');
  } catch (error) {
    if (database.inTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/**
 * Brings a PostgreSQL database up to date; safe when several processes start at once (the
 * Migrator holds an advisory lock).
 *
 * @throws what PostgreSQL says when it cannot be reached or written
 */
export async function migratePostgres(db: Db): Promise<void> {
  const asMigration = (steps: (schema: SchemaModule) => Step[]) => ({
    async up({ schema }: Kysely<unknown>) {
      for (const step of steps(schema)) await step.execute();
    },
  });
  const all = Object.entries(migrations).map(([name, steps]) => [name, asMigration(steps)]);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => Object.fromEntries(all) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
