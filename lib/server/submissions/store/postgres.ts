import 'server-only';
import { Kysely, PostgresDialect, sql, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { migrate } from '@/lib/server/submissions/store/migrate';
import {
  UnusableStoreError,
  type Db,
  type OpenDatabase,
} from '@/lib/server/submissions/store/schema';

// PostgreSQL sends 8-byte integers as text; ours are times and counts, well within a double.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/**
 * The store's pool connects when first used. Statements are bounded on this side alone: PgBouncer refuses
 * a connection that asks for a `statement_timeout`, and in its transaction mode a SET would hold for
 * whoever has the server connection next.
 *
 * @param onIdleError is told of connections that the server closed
 */
export function postgresPool(url: string, onIdleError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    // Includes the wait until one is free: with 500 submissions at once on a busy machine, 3 s were too
    // short for 200 of them.
    connectionTimeoutMillis: 10_000,
    query_timeout: 5_000,
  });
  pool.on('error', onIdleError);
  // The pool listens to idle connections alone. One in use may break between two queries, and an
  // error event without a listener is an uncaught exception.
  pool.on('connect', (client) => client.on('error', onIdleError));
  return pool;
}

/**
 * After a timeout the server is still busy with that query, and the connection's next one would wait
 * behind it. Kysely does not say whether a query failed: the connection is closed after any error, as
 * `pool.query` of pg does.
 */
const closingAfterError = (pool: pg.Pool, query_timeout?: number): PostgresPool => ({
  async connect() {
    const client = await pool.connect();
    let failure: Error | undefined;
    const query = (text: string, values: unknown[]) => {
      const config = { text, values, ...(query_timeout && { query_timeout }) };
      return client.query(config).catch((error: Error) => {
        failure = error;
        throw error;
      });
    };
    // It has no overload for cursors.
    return { query, release: () => client.release(failure) } as unknown as PostgresPoolClient;
  },
  end: () => pool.end(),
});

/** Any number, the same for all processes. */
const LOCK_ID = 3853314791062309107n;

/** How long a statement may take that goes over all rows, in ms. */
const PATIENCE = 300_000;

/**
 * Refuses encodings that lack characters of names; SQL_ASCII stores any bytes.
 *
 * @throws {UnusableStoreError}
 */
async function checkEncoding(db: Db): Promise<void> {
  const query = sql<{ encoding: string }>`SELECT current_setting('server_encoding') AS encoding`;
  const { encoding = '' } = (await query.execute(db)).rows[0] ?? {};
  if (['UTF8', 'SQL_ASCII'].includes(encoding)) return;
  throw new UnusableStoreError(
    'STORE_ENCODING',
    `The PostgreSQL database has the encoding ${encoding}, which cannot store every name: create one with UTF8 (createdb --encoding=UTF8 --locale=C.UTF-8 --template=template0 NAME) and use it instead.`,
  );
}

/**
 * Migrations run in one transaction, since behind PgBouncer in transaction mode the next one may reach
 * another session, and under a lock, since several processes may start at once.
 *
 * @throws what PostgreSQL says when it cannot be reached
 */
export async function openPostgres(pool: pg.Pool): Promise<OpenDatabase> {
  const over = (query_timeout?: number): Db =>
    new Kysely({
      dialect: new PostgresDialect({ pool: closingAfterError(pool, query_timeout) }),
    });
  const db = over();
  await checkEncoding(db);
  await migrate({
    db,
    kind: 'postgres',
    hasTables: async (open) => {
      // Not to_regclass: after the wait for the lock it may still answer from its cache.
      const asked = sql`SELECT 1 FROM pg_class
        WHERE relname = 'store_settings' AND pg_table_is_visible(oid)`;
      return (await asked.execute(open)).rows.length > 0;
    },
    alone: (action) =>
      over(PATIENCE)
        .transaction()
        .execute(async (transaction) => {
          await sql`SELECT pg_advisory_xact_lock(${sql.lit(LOCK_ID)})`.execute(transaction);
          await action(transaction);
        }),
  });
  return {
    db,
    // It shares commits itself, and each statement is a round trip.
    write: (action, isAtomic = false) => (isAtomic ? db.transaction().execute(action) : action(db)),
    kind: 'postgres',
    // Frees the space; PostgreSQL overwrites it when it uses it again, as it does with its journal.
    overwrite: async () => {
      await sql`VACUUM submissions`.execute(over(PATIENCE));
      return false;
    },
    close: () => db.destroy(),
  };
}
