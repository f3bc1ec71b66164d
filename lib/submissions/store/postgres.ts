import 'server-only';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { migratePostgres } from '@/lib/submissions/store/migrations';
import type { Db, Schema } from '@/lib/submissions/store/schema';
import type { JsonTable } from '@/lib/submissions/store/group-commit';

/** PostgreSQL sends 8-byte integers as text; ours are times and counts, well within a double. */
const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format),
};

/**
 * Makes the pool that the store and the rate limiter share. It connects when first used, and a
 * server that stops and starts again costs failed queries in between, nothing else.
 *
 * @param url `postgres://…`
 * @param onIdleError is told of connections that the server closed
 */
export function postgresPool(url: string, onIdleError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 3_000,
    statement_timeout: 5_000,
    // The client's own timeout, for a server that is gone without closing its connections.
    query_timeout: 6_000,
    types: typeParsers,
  });
  pool.on('error', onIdleError);
  // The pool listens to idle connections alone. One in use may break between two queries, and an
  // error event without a listener is an uncaught exception.
  pool.on('connect', (client) => client.on('error', onIdleError));
  return pool;
}

const openOver = (pool: pg.Pool) => new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });

/** In ms. */
const MIGRATION_TIMEOUT = 600_000;

/**
 * Opens the store in PostgreSQL and brings it up to date.
 *
 * @throws what PostgreSQL says when it cannot be reached
 */
export async function openPostgres(pool: pg.Pool): Promise<Db> {
  // Copying a large table takes longer than a query may.
  const timeouts = { statement_timeout: MIGRATION_TIMEOUT, query_timeout: MIGRATION_TIMEOUT };
  const migrating = openOver(new pg.Pool({ ...pool.options, ...timeouts }));
  await migratePostgres(migrating).finally(() => migrating.destroy());
  return openOver(pool);
}

/**
 * PostgreSQL knows the columns and their types itself. The limit is none: it tells the planner how
 * few rows there are, which otherwise supposes 100 and reads the whole of a small table for them.
 */
export const postgresJsonTable: JsonTable = (json, count) => sql`
  (SELECT * FROM json_populate_recordset(NULL::submissions, ${json}) LIMIT ${count})`;
