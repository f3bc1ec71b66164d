/** How many submissions one address may send to one form: generous, for a campus behind one. */
import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

/** The window, in seconds. */
export const WINDOW = 10 * 60;

/** Takes one submission into account; gives back how many seconds to wait, 0 if it may pass. */
export type Limiter = (form: string, address: string) => Promise<number>;

/**
 * @param points submissions per address and form within the window; 0: no limit
 * @param pool PostgreSQL, where processes count together; while it is away each counts alone
 */
export function createLimiter(points: number, pool?: Pool): Limiter {
  if (points === 0) return async () => 0;
  const memory = new RateLimiterMemory({ points, duration: WINDOW });
  const limiter = pool
    ? new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        // By store/migrations.ts. Until then, and whenever PostgreSQL is away, memory counts.
        tableCreated: true,
        points,
        duration: WINDOW,
        insuranceLimiter: memory,
      })
    : memory;
  return async (form, address) => {
    try {
      await limiter.consume(keyOf(form, address));
      return 0;
    } catch (rejected) {
      if (!(rejected instanceof RateLimiterRes)) throw rejected;
      return Math.max(1, Math.ceil(rejected.msBeforeNext / 1000));
    }
  };
}

/** An address is personal data; a hash of it counts as well. */
const keyOf = (form: string, address: string) =>
  createHash('sha256').update(`${form} ${address}`).digest('base64url');
