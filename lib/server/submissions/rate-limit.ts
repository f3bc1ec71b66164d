/** How many submissions one address may send to one form: generous, for a campus behind one. */
import 'server-only';
import { createHmac } from 'node:crypto';
import type { Pool, QueryConfig } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

/** The window, in seconds. */
export const WINDOW = 10 * 60;

/** Takes one submission into account; gives back how many seconds to wait, 0 if it may pass. */
export type Limiter = (form: string, address: string) => Promise<number>;

/** PostgreSQL, where processes count together; while it is away each counts alone, in memory. */
interface SharedCounts {
  pool: Pool;
  /** The store's; undefined while it cannot be read. */
  secret: () => Promise<string | undefined>;
}

/**
 * @param points submissions per address and form within the window; 0: no limit
 * @param shared where to count; in this process's memory if there is none
 */
export function createLimiter(points: number, shared?: SharedCounts): Limiter {
  if (points === 0) return async () => 0;
  const memory = new RateLimiterMemory({ points, duration: WINDOW });
  const postgres =
    shared &&
    new RateLimiterPostgres({
      storeClient: withoutNames(shared.pool),
      storeType: 'pool',
      tableName: 'rate_limits',
      // By store/migrations.ts.
      tableCreated: true,
      points,
      duration: WINDOW,
      insuranceLimiter: memory,
    });
  return async (form, address) => {
    const secret = await shared?.secret();
    try {
      await (postgres && secret
        ? postgres.consume(keyOf(secret, form, address))
        : memory.consume(`${form} ${address}`));
      return 0;
    } catch (rejected) {
      if (!(rejected instanceof RateLimiterRes)) throw rejected;
      return Math.max(1, Math.ceil(rejected.msBeforeNext / 1000));
    }
  };
}

/**
 * The limiter names its statements, so that each connection prepares them once. Behind a pooler in
 * transaction mode a name may not be known, or be taken, on the connection that comes next.
 */
const withoutNames = (pool: Pool) => ({
  query: ({ text, values }: QueryConfig) => pool.query(text, values),
});

/**
 * An address is personal data, and there are few enough to try them all against a plain hash; an
 * HMAC counts as well.
 */
const keyOf = (secret: string, form: string, address: string) =>
  createHmac('sha256', secret).update(`rate limit\n${form} ${address}`).digest('base64url');
