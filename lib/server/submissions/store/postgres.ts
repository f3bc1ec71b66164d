import 'server-only';
import { Kysely, PostgresDialect, sql, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { CONNECTION_ERROR } from '@/lib/server/submissions/log';
import { migrate } from '@/lib/server/submissions/store/migrate';
import {
  UnusableStoreError,
  type Db,
  type OpenDatabase,
} from '@/lib/server/submissions/store/schema';

// pg returns 8-byte integers as text by default. Times and counts fit into a JavaScript number.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/**
 * Creates the connection pool, which connects at first use. The client enforces timeouts, because PgBouncer refuses
 * connections with a `statement_timeout`, and in transaction mode a SET would affect other clients.
 *
 * @param onConnectionError receives errors of open connections, such as one that the server closed
 */
export function createPostgresPool(
  url: string,
  onConnectionError: (error: Error) => void,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    // Includes the wait for a free connection; 3 s would be too short for 500 simultaneous submissions.
    connectionTimeoutMillis: 10_000,
    query_timeout: 5_000,
  });
  pool.on('error', onConnectionError);
  // The pool handles only errors of idle connections. An unhandled error event would end the process.
  pool.on('connect', (client) => client.on('error', onConnectionError));
  return pool;
}

/** @throws the connection's error, with the name CONNECTION_ERROR, so that the log shows its message */
async function openConnection(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    // If a host has several addresses, Node throws an AggregateError without a message. Takes its first error instead.
    const [first = error] = error instanceof AggregateError ? error.errors : [error];
    throw Object.assign(first as Error, { name: CONNECTION_ERROR });
  }
}

/**
 * Wraps the pool so that a connection is closed after any error. After a timeout, the server still runs the query, and
 * the next query on the same connection would wait for it.
 */
const closeAfterError = (pool: pg.Pool, query_timeout?: number): PostgresPool => ({
  async connect() {
    const client = await openConnection(pool);
    let failure: Error | undefined;
    const query = (text: string, values: unknown[]) => {
      const config = { text, values, ...(query_timeout && { query_timeout }) };
      return client.query(config).catch((error: Error) => {
        failure = error;
        throw error;
      });
    };
    // The cast is needed because `query` does not accept cursors, which Kysely uses only for streaming.
    return { query, release: () => client.release(failure) } as unknown as PostgresPoolClient;
  },
  end: () => pool.end(),
});

/** The ID of the advisory lock for migrations, an arbitrary number. */
const MIGRATION_LOCK_ID = 3853314791062309107n;

const MIGRATION_TIMEOUT_MS = 300_000;

/** Throws if the database's encoding cannot store every character of a submission. SQL_ASCII stores any bytes. */
async function checkEncoding(db: Db): Promise<void> {
  const query = sql<{ encoding: string }>`SELECT current_setting('server_encoding') AS encoding`;
  const { encoding = '' } = (await query.execute(db)).rows[0] ?? {};
  if (['UTF8', 'SQL_ASCII'].includes(encoding)) return;
  throw new UnusableStoreError(
    'STORE_ENCODING',
    `The PostgreSQL database has the encoding ${encoding}, which cannot store every character that visitors type. Create one with UTF8 (createdb --encoding=UTF8 --locale=C.UTF-8 --template=template0 NAME) and set DATABASE_URL to it.`,
  );
}

/**
 * Opens the database and migrates it. Migrates in one transaction, because PgBouncer in transaction mode may run a
 * second transaction in another session, which does not hold the lock.
 *
 * @throws {UnusableStoreError} if a later release changed the store so that this one cannot use it, or if the
 *   database's encoding cannot store every character of a submission
 * @throws PostgreSQL's error if the database cannot be reached or written
 */
export async function openPostgres(pool: pg.Pool): Promise<OpenDatabase> {
  const createDb = (queryTimeout?: number): Db =>
    new Kysely({
      dialect: new PostgresDialect({ pool: closeAfterError(pool, queryTimeout) }),
    });
  const db = createDb();
  await checkEncoding(db);
  await migrate({
    db,
    kind: 'postgres',
    hasTables: async (connection) => {
      // Not to_regclass, whose cache may be out of date after the wait for the lock.
      const query = sql`SELECT 1 FROM pg_class
        WHERE relname = 'store_settings' AND pg_table_is_visible(oid)`;
      return (await query.execute(connection)).rows.length > 0;
    },
    runExclusively: (action) =>
      createDb(MIGRATION_TIMEOUT_MS)
        .transaction()
        .execute(async (transaction) => {
          await sql`SELECT pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK_ID)})`.execute(
            transaction,
          );
          await action(transaction);
        }),
  });
  return {
    db,
    // Does not group actions into a transaction as SQLite's `write` does: PostgreSQL groups commits itself, and a
    // transaction costs two more round trips.
    write: (action, { isAtomic = false } = {}) =>
      isAtomic ? db.transaction().execute(action) : action(db),
    kind: 'postgres',
    close: () => db.destroy(),
  };
}
