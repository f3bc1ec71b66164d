/** How much one address may send to one form: generous, for a campus behind one. */
import 'server-only';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';

/** In seconds; then an address is forgotten (components/privacy tells visitors so). */
const WINDOW = 10 * 60;
/** A submission is one point, and one more for each so many bytes. */
const BYTES_PER_POINT = 64 * 1024;

/** Takes a submission into account; gives back how many seconds to wait, 0 if it may pass. */
export type Limiter = (form: string, address: string, bytes: number) => Promise<number>;

/**
 * Counts in the memory of this process. Where there are several, the proxy's or the platform's own
 * limit counts for all.
 *
 * @param points per address and form within the window; 0: no limit
 */
export function createLimiter(points: number): Limiter {
  if (points === 0) return async () => 0;
  const limiter = new RateLimiterMemory({ points, duration: WINDOW });
  return async (form, address, bytes) => {
    const taken = 1 + Math.floor(bytes / BYTES_PER_POINT);
    return limiter.consume(`${form} ${address}`, taken).then(
      () => 0,
      ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000)),
    );
  };
}
