import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { validValues } from '@/lib/testing/values';

const CONNECTIONS = 50;
/** Requests per second at the steady pace. */
const PACE = 100;
const body = JSON.stringify(validValues('submit'));

/**
 * Posts submissions for some seconds, each under its own key: a known key is answered from the store.
 *
 * @param pace requests per second for each connection; unlimited by default
 */
async function fire(url: string, seconds: number, connections: number, pace = Infinity) {
  const dispatcher = new Agent({ connections });
  const times: number[] = [];
  let failed = 0;
  const end = performance.now() + seconds * 1000;
  const sendOneByOne = async () => {
    for (let begin = performance.now(); begin < end; begin = performance.now()) {
      const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
      const status = await request(url, { dispatcher, method: 'POST', headers, body }).then(
        (answer) => answer.body.dump().then(() => answer.statusCode),
        () => 0,
      );
      const took = performance.now() - begin;
      if (status >= 200 && status < 300) times.push(took);
      else failed += 1;
      if (pace < Infinity) await sleep(Math.max(0, 1000 / pace - took));
    }
  };
  await Promise.all(Array.from({ length: connections }, sendOneByOne));
  await dispatcher.close();
  times.sort((a, b) => a - b);
  const percentile = (share: number) => times[Math.floor(times.length * share)] ?? NaN;
  return { perSecond: times.length / seconds, p50: percentile(0.5), p99: percentile(0.99), failed };
}

/**
 * Puts an address under full load, then under a steady pace.
 *
 * @param seconds how long each of the two lasts
 * @returns requests per second under full load, latency in ms at the steady pace, and the number of failed
 *   requests: with any, the figures mean nothing
 */
export async function load(url: string, seconds: number) {
  const full = await fire(url, seconds, CONNECTIONS);
  // Lets queues drain.
  await sleep(1000);
  const steady = await fire(url, seconds, 1, PACE);
  return { ...steady, perSecond: full.perSecond, failed: full.failed + steady.failed };
}

export type Load = Awaited<ReturnType<typeof load>>;
