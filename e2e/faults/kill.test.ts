import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { describe, expect } from 'vitest';
import { submit, isAccepted } from '@/e2e/faults/support/client';
import { runSubmissions } from '@/e2e/faults/support/commands';
import { counts } from '@/e2e/faults/support/counts';
import { test } from '@/e2e/faults/support/test';
import type { Site } from '@/e2e/support/site';
import { listRows, databases, openTestStore } from '@/lib/testing/databases';
import { waitUntil } from '@/lib/testing/wait-until';
import { replies } from '@/lib/testing/upstream/replies';
import { formIds } from '@/lib/testing/values';
import { LEASE_MS } from '@/lib/server/submissions/store/leases';

/**
 * The upstream chooses one of these replies at random for each request. With `absent`, the site has no upstream.
 */
const behaviors = {
  flapping: [replies.ok, replies.ok, replies.reset, replies.error],
  absent: [],
};

/**
 * Kills and restarts a site repeatedly while visitors keep sending. Visitors do not retry, so that only redelivery can
 * deliver failed submissions.
 *
 * @returns the keys of the accepted submissions. The site that was started last is still running
 */
async function killUnderLoad(start: () => Promise<Site>): Promise<string[]> {
  const accepted: string[] = [];
  let startedSite = start();
  let isOver = false;
  const visitor = async (_: unknown, index: number) => {
    while (!isOver) {
      const site = await startedSite;
      const sent = await submit(site.url, {
        key: randomUUID(),
        formId: formIds[index % formIds.length],
      });
      if (isAccepted(sent)) accepted.push(sent.key);
    }
  };
  const visitors = Array.from({ length: counts.writers }, visitor);
  for (let kill = 0; kill < counts.kills; kill += 1) {
    const site = await startedSite;
    const nextKillAt = accepted.length + 5 + Math.floor(Math.random() * 50);
    await waitUntil('the site is under load', () => accepted.length >= nextKillAt, 180);
    expect(site.process.exitCode, site.log()).toBeNull();
    const exited = once(site.process, 'exit');
    startedSite = exited.then(start);
    site.process.kill('SIGKILL');
    await startedSite;
  }
  isOver = true;
  await Promise.all(visitors);
  return accepted;
}

describe.concurrent.each(databases)('with the store in $name', (database) => {
  test.override({ database });

  test.for(Object.entries(behaviors))(
    'no accepted submission is lost by kill -9 with the upstream %s',
    { timeout: 300_000 + counts.kills * 60_000 },
    async ([behavior, answers], { startSite, upstream, environment, onTestFinished }) => {
      const hasUpstream = answers.length > 0;
      if (!hasUpstream) environment.UPSTREAM_URL = '';
      upstream.chooseReply = () =>
        answers[Math.floor(Math.random() * answers.length)] ?? replies.ok;
      const accepted = await killUnderLoad(() => startSite(environment));
      upstream.chooseReply = () => replies.ok;

      const store = await openTestStore(environment.DATABASE_URL, onTestFinished);
      const undelivered = store.db.selectFrom('submissions').where('state', '=', 'pending');
      await waitUntil(
        'everything is delivered',
        async () => {
          const leases = await undelivered.select('lease_until').execute();
          const isAnyLeased = leases.some(({ lease_until }) => Number(lease_until) > Date.now());
          // Releases the rows, because after several failures, the site waits up to an hour before it retries.
          if (leases.length > 0 && !isAnyLeased)
            await runSubmissions(environment, 'release pending');
          return leases.length === 0;
        },
        LEASE_MS / 1000 + 270,
      );
      const rows = await listRows(store);

      const bodies = [...upstream.acceptedBodies.values()];
      const deliveredTwice = bodies.filter(({ length }) => length > 1).length;
      const figures = {
        received: rows.length,
        answeredWithSuccess: accepted.length,
        deliveredTwice,
      };
      console.log(`${database.name}, upstream ${behavior}, ${counts.kills} kills:`, figures);
      const keptKeys = hasUpstream ? upstream.acceptedBodies : new Set(rows.map(({ key }) => key));
      expect(accepted.length).toBeGreaterThan(0);
      expect(accepted.filter((key) => !keptKeys.has(key))).toEqual([]);
      expect(rows.filter(({ key }) => !keptKeys.has(key))).toEqual([]);
      expect(bodies.filter((each) => new Set(each).size > 1)).toEqual([]);
      // A submission may arrive twice only if a site sent it, but was killed before it recorded this.
      expect(deliveredTwice).toBeLessThanOrEqual(counts.kills * counts.writers);
    },
  );
});
