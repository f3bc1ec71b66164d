import 'server-only';
import { Kysely, PostgresDialect, sql, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { createSchema, type Db, type OpenDatabase } from '@/lib/server/submissions/store/schema';

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
    connectionTimeoutMillis: 3_000,
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
const closingAfterError = (pool: pg.Pool): PostgresPool => ({
  async connect() {
    const client = await pool.connect();
    let failure: Error | undefined;
    const query = (text: string, values: unknown[]) =>
      client.query(text, values).catch((error: Error) => {
        failure = error;
        throw error;
      });
    // It has no overload for cursors.
    return { query, release: () => client.release(failure) } as unknown as PostgresPoolClient;
  },
  end: () => pool.end(),
});

/** Any number, the same for all processes. */
const LOCK_ID = 3853314791062309107n;

/**
 * Creates the tables if they are missing: in one transaction, since behind PgBouncer in transaction mode
 * the next one may reach another session; under a lock, since PostgreSQL's own IF NOT EXISTS fails when
 * two create the same at once. Where they are there, no right to create any is needed.
 *
 * @throws what PostgreSQL says when it cannot be reached
 */
export async function openPostgres(pool: pg.Pool): Promise<OpenDatabase> {
  const db: Db = new Kysely({ dialect: new PostgresDialect({ pool: closingAfterError(pool) }) });
  const { rows } = await sql<{ exists: boolean }>`
    SELECT to_regclass('store_settings') IS NOT NULL AS exists`.execute(db);
  if (!rows[0]?.exists) {
    await db.transaction().execute(async (transaction) => {
      await sql`SELECT pg_advisory_xact_lock(${sql.lit(LOCK_ID)})`.execute(transaction);
      await createSchema(transaction, 'bigserial PRIMARY KEY');
    });
  }
  return {
    db,
    // It shares commits itself, and each statement is a round trip.
    write: (action, isAtomic = false) => (isAtomic ? db.transaction().execute(action) : action(db)),
    skipsLocked: true,
    close: () => db.destroy(),
  };
}
