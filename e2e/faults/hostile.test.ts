/** Bodies and headers that nobody would send break nothing. */
import { expect } from 'vitest';
import { post, submit } from '@/e2e/faults/support/client';
import { counts } from '@/e2e/faults/support/counts';
import { hostileRequests, type HostileRequest } from '@/e2e/faults/support/hostile';
import { memoryOf } from '@/e2e/faults/support/memory';
import { test } from '@/e2e/faults/support/test';

const BATCH = 200;

const send = (site: string, { call, headers, body }: HostileRequest) =>
  post(site, call, body as BodyInit, headers).then(
    async (response) => (await response.arrayBuffer(), response.status),
    // The client itself would not send this header, or a refused body was cut off.
    () => 0,
  );

test(
  `${counts.bodies} hostile requests: no 5xx, no crash, memory flat`,
  async ({ start }) => {
    const seed = Date.now();
    console.log(`seed ${seed}`);
    const site = await start();
    const statuses = new Map<number, number>();
    let warm = NaN;
    for (let sent = 0; sent < counts.bodies; sent += BATCH) {
      const requests = hostileRequests(BATCH, seed + sent);
      const answers = await Promise.all(requests.map((request) => send(site.url, request)));
      const broken = requests.filter((_, index) => (answers[index] ?? 0) >= 500);
      expect(broken).toEqual([]);
      for (const status of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
      // The first half fills caches and grows the heap to its working size.
      if (sent < counts.bodies / 2) warm = memoryOf(site);
    }
    const after = memoryOf(site);
    const log = site.log();
    expect((await submit(site.url)).status).toBe(200);
    const tally = [...statuses].sort().map(([status, count]) => `${status || 'unsent'}: ${count}`);
    console.log(`${tally.join(', ')}; memory ${warm} → ${after} MiB`);
    expect(log).not.toMatch(/broken|error/i);
    // Flat: what one in a thousand requests would leave behind, had it been kept, is more.
    if (after) expect(after).toBeLessThan(warm + 100);
  },
  60_000 + counts.bodies * 60,
);
