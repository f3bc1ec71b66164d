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
    async (response) => (await response.arrayBuffer(), response),
    // The client itself would not send this header, or a refused body was cut off.
    () => null,
  );

/** Of more large bodies than it takes at once the site refuses some: 503 with Retry-After. */
const isBroken = (response: Response | null | undefined) =>
  (response?.status ?? 0) >= 500 && !response?.headers.has('retry-after');

test(
  `${counts.bodies} hostile requests: none breaks it, no crash, memory flat`,
  { timeout: 60_000 + counts.bodies * 60 },
  async ({ start }) => {
    const seed = Date.now();
    const site = await start();
    const statuses = new Set<number | undefined>();
    let warm = NaN;
    for (let sent = 0; sent < counts.bodies; sent += BATCH) {
      const requests = hostileRequests(BATCH, seed + sent);
      const answers = await Promise.all(requests.map((request) => send(site.url, request)));
      expect(requests.filter((_, index) => isBroken(answers[index]))).toEqual([]);
      for (const answer of answers) statuses.add(answer?.status);
      // The first half fills caches and grows the heap to its working size.
      if (sent < counts.bodies / 2) warm = memoryOf(site);
    }
    const after = memoryOf(site);
    console.log(`seed ${seed}: ${[...statuses].join(' ')}; memory ${warm} → ${after} MiB`);
    expect(site.log()).not.toMatch(/broken|error/i);
    expect((await submit(site.url)).status).toBe(200);
    // Flat: what one in a thousand requests would leave behind, had it been kept, is more.
    if (after) expect(after).toBeLessThan(warm + 100);
  },
);
