import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { readHealth, submit, isAccepted } from '@/e2e/faults/support/client';
import { counts } from '@/e2e/faults/support/counts';
import { test } from '@/e2e/faults/support/test';
import { databases } from '@/lib/testing/databases';
import { waitUntil } from '@/lib/testing/wait-until';
import { replies } from '@/lib/testing/upstream/replies';
import { formIds } from '@/lib/testing/values';

const VISITORS = 20;
const upstreamReplies = [replies.ok, replies.ok, replies.reset, replies.error, replies.ok];

test.for(databases)(
  'delivers every accepted submission once and serves every page under load, with the store in $name',
  { timeout: 300_000 + counts.loadSubmissions * 100 },
  async (database, { startSite, upstream }) => {
    let requestCount = 0;
    upstream.chooseReply = () => upstreamReplies[(requestCount += 1) % upstreamReplies.length]!;
    const site = await startSite({
      UPSTREAM_URL: upstream.url,
      DATABASE_URL: await database.createUrl(),
      // Makes the heap small, so that the site crashes if each request leaks memory.
      NODE_OPTIONS: '--max-old-space-size=160',
    });
    const keys = Array.from({ length: counts.loadSubmissions }, () => randomUUID() as string);
    const pageStatuses: number[] = [];
    const accepted: string[] = [];
    const remainingKeys = keys.entries();
    const visitor = async () => {
      for (const [index, key] of remainingKeys) {
        const formId = formIds[index % formIds.length]!;
        let sent = await submit(site.url, { formId, key });
        // Retries with the same key, as a browser does.
        while (!isAccepted(sent)) sent = await submit(site.url, { formId, key });
        accepted.push(key);
        const page = await fetch(site.url);
        await page.arrayBuffer();
        pageStatuses.push(page.status);
      }
    };
    await Promise.all(Array.from({ length: VISITORS }, visitor));
    await waitUntil(
      'no submission is pending',
      async () => (await readHealth(site.url)).pending === 0,
    );

    expect(accepted.toSorted()).toEqual(keys.toSorted());
    expect(pageStatuses.filter((status) => status !== 200)).toEqual([]);
    expect([...upstream.acceptedBodies.keys()].sort()).toEqual(keys.toSorted());
    expect([...upstream.acceptedBodies.values()].filter(({ length }) => length > 1)).toEqual([]);
    expect(site.process.exitCode, site.log().slice(-3000)).toBeNull();
  },
);
