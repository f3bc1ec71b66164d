import 'server-only';
import { Kysely, PostgresDialect, sql, type PostgresPool } from 'kysely';
import pg from 'pg';
import { migratePostgres } from '@/lib/server/submissions/store/migrations';
import type { Db, Schema } from '@/lib/server/submissions/store/schema';
import type { JsonTable } from '@/lib/server/submissions/store/group-commit';

/** PostgreSQL sends 8-byte integers as text; ours are times and counts, well within a double. */
const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format),
};

/** How long a statement may take, in ms. */
const QUERY_TIMEOUT = 5_000;
/** Copying a large table takes longer than a query may, in ms. */
const MIGRATION_TIMEOUT = 600_000;

/**
 * Makes the pool that the store and the rate limiter share. It connects when first used, and a
 * server that stops and starts again costs failed queries in between, nothing else.
 *
 * Statements are bounded on this side alone: PgBouncer refuses a connection that asks for a
 * `statement_timeout`, and in its transaction mode a SET would hold for whoever has the server
 * connection next.
 *
 * @param url `postgres://…`, of PostgreSQL or of a pooler in front of it
 * @param onIdleError is told of connections that the server closed
 */
export function postgresPool(url: string, onIdleError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 3_000,
    query_timeout: QUERY_TIMEOUT,
    types: typeParsers,
  });
  pool.on('error', onIdleError);
  // The pool listens to idle connections alone. One in use may break between two queries, and an
  // error event without a listener is an uncaught exception.
  pool.on('connect', (client) => client.on('error', onIdleError));
  return pool;
}

/**
 * Kysely gives a connection back without saying whether its query failed. After a timeout the
 * server is still busy with that query, and the next one would wait behind it: the connection is
 * closed instead, as `pool.query` of pg does after any error.
 *
 * @param queryTimeout how long a statement may take, in ms
 */
function closingAfterError(pool: pg.Pool, queryTimeout: number): PostgresPool {
  return {
    async connect() {
      const client = await pool.connect();
      let failure: Error | undefined;
      const query = async (text: string, values: unknown[]) => {
        // In pg since 8.13, in @types/pg not yet.
        const config: pg.QueryConfig & { query_timeout: number } = {
          text,
          values,
          query_timeout: queryTimeout,
        };
        try {
          return await client.query(config);
        } catch (error) {
          failure = error as Error;
          throw error;
        }
      };
      // Without the overload for cursors, which nothing here uses.
      return { query, release: () => client.release(failure) } as unknown as PoolClient;
    },
    end: () => pool.end(),
  };
}

type PoolClient = Awaited<ReturnType<PostgresPool['connect']>>;

const openOver = (pool: pg.Pool, queryTimeout: number) =>
  new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: closingAfterError(pool, queryTimeout) }),
  });

/**
 * Opens the store in PostgreSQL and brings it up to date.
 *
 * @throws what PostgreSQL says when it cannot be reached
 */
export async function openPostgres(pool: pg.Pool): Promise<Db> {
  await migratePostgres(openOver(pool, MIGRATION_TIMEOUT));
  return openOver(pool, QUERY_TIMEOUT);
}

/**
 * PostgreSQL knows the columns and their types itself. The limit is none: it tells the planner how
 * few rows there are, which otherwise supposes 100 and reads the whole of a small table for them.
 */
export const postgresJsonTable: JsonTable = (json, count) => sql`
  (SELECT * FROM json_populate_recordset(NULL::submissions, ${json}) LIMIT ${count})`;
