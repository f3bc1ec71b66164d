/** `kill -9` at any moment loses nothing that a visitor was told had arrived. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect } from 'vitest';
import { submit, succeeded } from '@/e2e/faults/support/client';
import { submissions, type Environment } from '@/e2e/faults/support/commands';
import { counts } from '@/e2e/faults/support/counts';
import { test } from '@/e2e/faults/support/test';
import { allRows, databases, openTestStore } from '@/lib/testing/databases';
import { calls } from '@/lib/testing/values';
import { replies } from '@/lib/testing/upstream/replies';
import { startSite, type Site } from '@/e2e/support/site';
import { until } from '@/lib/testing/until';
import { LEASE } from '@/lib/server/submissions/store/leases';

const flapping = [replies.ok, replies.ok, replies.reset, replies.error];
const moods = [
  { mood: 'up', choose: () => replies.ok },
  { mood: 'flapping', choose: () => flapping[Math.floor(Math.random() * 4)] ?? replies.ok },
  { mood: 'absent', choose: undefined },
];

/**
 * Starts a site and kills it again and again while visitors send without pause. A visitor whose
 * submission failed leaves: redelivery has to do it alone.
 *
 * @returns the last site, alive, and the keys that were answered with success
 */
async function underFire(environment: Environment): Promise<{ site: Site; accepted: string[] }> {
  const accepted: string[] = [];
  let site = await startSite(environment);
  let isOver = false;
  const visitor = async (call: (typeof calls)[number]) => {
    while (!isOver) {
      const sent = await submit(site.url, { key: randomUUID(), call });
      if (succeeded(sent)) accepted.push(sent.key);
      else if (sent.status === 0) await sleep(20);
    }
  };
  const visitors = Array.from({ length: counts.writers }, (_, index) =>
    visitor(calls[index % calls.length] ?? 'submit'),
  );
  for (let kill = 0; kill < counts.kills; kill += 1) {
    const before = accepted.length;
    await until('the site is under load', () => accepted.length >= before + 5, 180);
    await sleep(Math.random() * 500);
    const gone = once(site.process, 'exit');
    site.process.kill('SIGKILL');
    await gone;
    site = await startSite(environment);
  }
  isOver = true;
  await Promise.all(visitors);
  return { site, accepted };
}

// Side by side: most of the time goes by waiting for leases that the dead have left behind.
describe.concurrent.each(databases)('with the store in $name', ({ name, fresh }) => {
  test.for(moods.slice(-counts.moods))(
    'and the upstream $mood: what was received is delivered, or in the store without one',
    { timeout: 300_000 + counts.kills * 60_000 },
    async ({ mood, choose }, { upstream }) => {
      const environment = { UPSTREAM_URL: choose ? upstream.url : '', DATABASE_URL: await fresh() };
      if (choose) upstream.choose = choose;
      const { site, accepted } = await underFire(environment);
      upstream.choose = () => replies.ok;

      const store = await openTestStore(environment.DATABASE_URL);
      await until(
        'everything is delivered',
        async () => {
          // What failed several times would be sent again within the hour; an operator is faster.
          if (mood === 'flapping') await submissions(environment, 'release', '--all');
          else await submit(site.url);
          return (await store.countUndelivered()).pending === 0;
        },
        LEASE / 1000 + 270,
      );
      const rows = await allRows(store);
      await store.close();
      await site.stop();

      const bodies = [...upstream.taken.values()];
      const kept = choose ? upstream.taken : new Set(rows.map(({ key }) => key));
      const lost = accepted.filter((key) => !kept.has(key));
      const undelivered = rows.filter(({ key }) => !kept.has(key));
      const again = bodies.filter(({ length }) => length > 1).length;
      console.log(
        `${name}, upstream ${mood}: ${counts.kills} kills, ${rows.length} received, ` +
          `${accepted.length} answered with success, ${lost.length} lost, ` +
          `${undelivered.length} undelivered, ${again} sent again under the same key`,
      );
      expect(accepted.length).toBeGreaterThan(0);
      expect(lost).toEqual([]);
      expect(undelivered).toEqual([]);
      expect(bodies.filter((each) => new Set(each).size > 1)).toEqual([]);
      // Only what was between the upstream's answer and our note of it when we were killed.
      expect(again).toBeLessThanOrEqual(counts.kills * counts.writers);
    },
  );
});
