import 'server-only';
import { Kysely, PostgresDialect, sql, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { DATABASE_URL_HINT } from '@/lib/settings';
import { readCode, UnusableStoreError } from '@/lib/server/submissions/store/errors';
import { prepareTables, type Db, type OpenDatabase } from '@/lib/server/submissions/store/tables';

// pg returns 8-byte integers as text by default. Times and counts fit into a JavaScript number.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const QUERY_TIMEOUT_MS = 5_000;
/** For the tables, because another process may be creating them. */
const LONG_QUERY_TIMEOUT_MS = 300_000;

/** The ID of the advisory lock for the tables, an arbitrary number. */
const TABLES_LOCK_ID = 3853314791062309107n;

/**
 * Creates the connection pool, which connects at first use. The client enforces timeouts, because PgBouncer refuses
 * connections with a `statement_timeout`.
 */
export function createPool(url: string, onConnectionError: (error: Error) => void): pg.Pool {
  try {
    // The pool would parse the URL only when it connects.
    new pg.Client(url);
  } catch {
    throw new UnusableStoreError(
      `DATABASE_URL cannot be used. Check that files in it exist. ${DATABASE_URL_HINT}.`,
    );
  }
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    // Includes the wait for a free connection; 3 s would be too short for 500 simultaneous submissions.
    connectionTimeoutMillis: 10_000,
  });
  pool.on('error', onConnectionError);
  // The pool handles only errors of idle connections. An unhandled error event would end the process.
  pool.on('connect', (client) => client.on('error', onConnectionError));
  return pool;
}

/**
 * Wraps the pool so that a connection is closed after any error. After a timeout, the server still runs the query, and
 * the next query on the same connection would wait for it.
 */
const closeAfterError = (pool: pg.Pool, query_timeout: number): PostgresPool => ({
  async connect() {
    const client = await pool.connect();
    let queryError: Error | undefined;
    const query = (text: string, values: unknown[]) =>
      client.query({ text, values, query_timeout } as pg.QueryConfig).catch((error: Error) => {
        queryError = error;
        throw error;
      });
    // The cast is needed because `query` does not accept cursors, which Kysely uses only for streaming.
    return { query, release: () => client.release(queryError) } as unknown as PostgresPoolClient;
  },
  end: () => pool.end(),
});

/** @throws {UnusableStoreError} if the encoding cannot store every character; SQL_ASCII stores any bytes */
async function checkEncoding(db: Db): Promise<void> {
  const query = sql<{ encoding: string }>`SELECT current_setting('server_encoding') AS encoding`;
  const { encoding = '' } = (await query.execute(db)).rows[0] ?? {};
  if (['UTF8', 'SQL_ASCII'].includes(encoding)) return;
  throw new UnusableStoreError(
    `The PostgreSQL database has the encoding ${encoding}, which cannot store every character that visitors type. Create one with UTF8 (createdb --encoding=UTF8 --locale=C.UTF-8 --template=template0 NAME) and set DATABASE_URL to it.`,
  );
}

/**
 * Creates the tables if they are missing, in one transaction, because PgBouncer in transaction mode may run a second
 * transaction in another session, which does not hold the lock.
 */
const prepareDatabase = (db: Db) =>
  db.transaction().execute(async (transaction) => {
    await sql`SELECT pg_advisory_xact_lock(${sql.lit(TABLES_LOCK_ID)})`.execute(transaction);
    // Not to_regclass, whose cache may be out of date after the wait for the lock. Extensions (e) have tables, too.
    const query = sql<{ name: string }>`SELECT relname AS name FROM pg_class
      WHERE relkind IN ('r', 'p') AND pg_table_is_visible(oid)
        AND relnamespace <> 'pg_catalog'::regnamespace
        AND NOT EXISTS (SELECT FROM pg_depend
          WHERE classid = 'pg_class'::regclass AND objid = pg_class.oid AND deptype = 'e')`;
    const { rows } = await query.execute(transaction);
    await prepareTables(transaction, rows, 'the database of DATABASE_URL');
  });

/** Matches a wrong user or password, by SQLSTATE. pg itself reports a missing password without a code. */
const isLoginError = (error: Error) =>
  /^28...$/.test(readCode(error)) || error.message.startsWith('SASL:');

/**
 * Matches errors that only an operator can end, by SQLSTATE: a missing database (3D) or schema (3F), a missing
 * permission (42), a wrong user or password.
 */
const isSetupError = (error: Error) =>
  /^(3D|3F|42)...$/.test(readCode(error)) || isLoginError(error);

/**
 * Opens the database, and creates the tables if they are missing.
 *
 * @param onConnectionError receives errors of open connections, such as one that the server closed
 * @throws {UnusableStoreError} if an operator must correct the URL or the database
 * @throws PostgreSQL's error if the database cannot be reached or written
 */
export async function openPostgres(
  url: string,
  onConnectionError: (error: Error) => void,
): Promise<OpenDatabase> {
  const pool = createPool(url, onConnectionError);
  const createDb = (queryTimeoutMs: number): Db =>
    new Kysely({
      dialect: new PostgresDialect({ pool: closeAfterError(pool, queryTimeoutMs) }),
    });
  const db = createDb(QUERY_TIMEOUT_MS);
  try {
    await checkEncoding(db);
    await prepareDatabase(createDb(LONG_QUERY_TIMEOUT_MS));
  } catch (error) {
    await db.destroy();
    if (!(error instanceof Error && isSetupError(error))) throw error;
    const hint = isLoginError(error) ? ` ${DATABASE_URL_HINT}.` : '';
    throw new UnusableStoreError(
      `The database of DATABASE_URL cannot be used: ${error.message}. Correct DATABASE_URL, or the database.${hint}`,
    );
  }
  return {
    db,
    // PostgreSQL groups commits itself, and a transaction would cost two more round trips.
    write: (action) => action(db),
    kind: 'postgres',
    close: () => db.destroy(),
  };
}
