/** Bodies and headers that nobody would send break nothing. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { submit } from '@/e2e/faults/support/client';
import { counts } from '@/e2e/faults/support/counts';
import { hostileRequests, type HostileRequest } from '@/e2e/faults/support/hostile';
import { startSite, type Site } from '@/e2e/support/site';

const BATCH = 200;
const MiB = 1024 * 1024;

const send = (site: Site, { call, headers, body }: HostileRequest) =>
  fetch(`${site.url}/api/${call}`, {
    method: 'POST',
    headers: Object.entries(headers).filter((one): one is [string, string] => Boolean(one[1])),
    body: body as BodyInit,
    redirect: 'manual',
  }).then(
    async (response) => (await response.arrayBuffer(), response.status),
    // The client itself would not send this header, or a refused body was cut off.
    () => 0,
  );

/** @returns the site's memory in bytes, as Linux counts it; undefined elsewhere */
function memoryOf({ process: { pid } }: Site): number | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) * 1024;
  } catch {
    return undefined;
  }
}

test(
  `${counts.bodies} hostile requests: no 5xx, no crash, memory flat`,
  async () => {
    const seed = Date.now();
    console.log(`seed ${seed}`);
    const site = await startSite({ UPSTREAM_URL: '' });
    const statuses = new Map<number, number>();
    let warm: number | undefined;
    for (let sent = 0; sent < counts.bodies; sent += BATCH) {
      const requests = hostileRequests(BATCH, seed + sent);
      const answers = await Promise.all(requests.map((request) => send(site, request)));
      const broken = requests.filter((_, index) => (answers[index] ?? 0) >= 500);
      expect(broken).toEqual([]);
      for (const status of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
      // The first half fills caches and grows the heap to its working size.
      if (sent < counts.bodies / 2) warm = memoryOf(site);
    }
    const after = memoryOf(site);
    const log = site.log();
    expect((await submit(site.url)).status).toBe(200);
    await site.stop();
    const tally = [...statuses].sort().map(([status, count]) => `${status || 'unsent'}: ${count}`);
    const memory = [warm, after].map((bytes) => `${Math.round((bytes ?? 0) / MiB)} MiB`);
    console.log(`${tally.join(', ')}; memory ${memory.join(' → ')}`);
    expect(log).not.toMatch(/broken|error/i);
    // Flat: what one in a thousand requests would leave behind, had it been kept, is more.
    if (warm && after) expect(after).toBeLessThan(warm + 100 * MiB);
  },
  60_000 + counts.bodies * 60,
);
