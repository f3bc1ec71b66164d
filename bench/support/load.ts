import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import autocannon from 'autocannon';
import { validValues } from '@/lib/testing/values';

const connections = 50;
/** Requests a second of the steady pace: far more than a campus sends, far less than we can take. */
const pace = 100;

/** Each request is a submission of its own: a key that is known would be answered from the store. */
const request: autocannon.Request = {
  method: 'POST',
  body: JSON.stringify(validValues('submit')),
  setupRequest: (one) => ({
    ...one,
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
  }),
};

/** Keeps the time of each answer: autocannon's own histogram knows whole milliseconds only. */
async function fire(url: string, more: Partial<autocannon.Options>) {
  const times: number[] = [];
  const running = autocannon({ url, requests: [request], ...more }, () => undefined);
  running.on('response', (_client, _status, _bytes, time) => times.push(time));
  const [{ requests, errors, timeouts, non2xx }] = (await once(running, 'done')) as [
    autocannon.Result,
  ];
  times.sort((a, b) => a - b);
  const percentile = (share: number) => times[Math.floor(times.length * share)] ?? NaN;
  const failed = errors + timeouts + non2xx;
  return { perSecond: requests.average, p50: percentile(0.5), p99: percentile(0.99), failed };
}

/**
 * Puts an address under load: as fast as it goes, then one after the other, at a pace that leaves the
 * machine room, which is what one visitor waits.
 *
 * @param seconds how long each of the two lasts
 * @returns answers in a second of the first, latency of the second in ms, and how many answers were no
 *   success: if there are any, the figures mean nothing
 */
export async function load(url: string, seconds: number) {
  const full = await fire(url, { connections, duration: seconds });
  // What is still in a queue must not stand in the way of the next figure.
  await new Promise((done) => setTimeout(done, 1000));
  // One connection: autocannon spends each second's share at once, and more would queue.
  const steady = await fire(url, { connections: 1, overallRate: pace, duration: seconds });
  return { ...steady, perSecond: full.perSecond, failed: full.failed + steady.failed };
}

export type Load = Awaited<ReturnType<typeof load>>;
