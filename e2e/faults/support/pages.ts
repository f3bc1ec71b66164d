/** A visitor who asks for a page every 50 ms, whatever else goes on. */
import { request } from 'node:http';

const INTERVAL = 50;
/** Given up after so many ms. */
const TIMEOUT = 120_000;

/**
 * Asks on a connection of its own, from another address than an attack where Linux has one.
 *
 * @returns whether the page came
 */
export function getPage(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const from = process.platform === 'linux' ? { localAddress: '127.0.0.2' } : {};
    const asked = request(url, { agent: false, timeout: TIMEOUT, ...from }, (response) => {
      response
        .resume()
        .on('close', () => resolve(response.complete && response.statusCode === 200));
    });
    asked.on('timeout', () => asked.destroy());
    asked.on('error', () => resolve(false)).end();
  });
}

/**
 * Asks for a page every 50 ms while something runs, without waiting for the answer before.
 *
 * @returns what it returned; how long the pages took, in ms, fastest first; how many did not come
 */
export async function pagesDuring<Result>(url: string, run: () => Promise<Result>) {
  const times: number[] = [];
  const asked: Promise<unknown>[] = [];
  let failed = 0;
  const ask = async () => {
    const start = performance.now();
    if (!(await getPage(url))) failed += 1;
    times.push(performance.now() - start);
  };
  const timer = setInterval(() => asked.push(ask()), INTERVAL);
  const result = await run().finally(() => clearInterval(timer));
  await Promise.all(asked);
  return [result, { times: times.sort((a, b) => a - b), failed }] as const;
}
