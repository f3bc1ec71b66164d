import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { createValues } from '@/lib/testing/values';

const CONNECTIONS = 50;
/** Requests per second at the steady rate. */
const STEADY_RATE = 100;
const body = JSON.stringify(createValues('submit'));

/**
 * Posts submissions on each connection, one at a time. Each submission has a new key, because the site would not forward
 * a repeated key.
 *
 * @param maxRate requests per second and connection
 */
async function postRepeatedly(
  url: string,
  seconds: number,
  connections: number,
  maxRate = Infinity,
) {
  const dispatcher = new Agent({ connections });
  const times: number[] = [];
  let failed = 0;
  const end = performance.now() + seconds * 1000;
  const sendOneByOne = async () => {
    for (let start = performance.now(); start < end; start = performance.now()) {
      const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
      const status = await request(url, { dispatcher, method: 'POST', headers, body }).then(
        (response) => response.body.dump().then(() => response.statusCode),
        () => 0,
      );
      const durationMs = performance.now() - start;
      if (status >= 200 && status < 300) times.push(durationMs);
      else failed += 1;
      if (maxRate < Infinity) await sleep(Math.max(0, 1000 / maxRate - durationMs));
    }
  };
  await Promise.all(Array.from({ length: connections }, sendOneByOne));
  await dispatcher.close();
  times.sort((a, b) => a - b);
  const percentile = (share: number) => times[Math.floor(times.length * share)] ?? NaN;
  return { perSecond: times.length / seconds, p50: percentile(0.5), p99: percentile(0.99), failed };
}

/**
 * Measures requests per second under full load, then latency in ms at the steady rate. The figures are valid only if no
 * request failed.
 */
export async function measureLoad(url: string, seconds: number) {
  const fullLoad = await postRepeatedly(url, seconds, CONNECTIONS);
  // Gives the server time to finish its remaining work.
  await sleep(1000);
  const steady = await postRepeatedly(url, seconds, 1, STEADY_RATE);
  return { ...steady, perSecond: fullLoad.perSecond, failed: fullLoad.failed + steady.failed };
}

export type Load = Awaited<ReturnType<typeof measureLoad>>;
