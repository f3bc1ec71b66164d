import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { describe, expect } from 'vitest';
import { submit, isAccepted } from '@/e2e/faults/support/client';
import { test } from '@/e2e/faults/support/test';
import type { Site } from '@/e2e/testing/start-site';
import { databases, openTestStore, sqlite } from '@/e2e/testing/stores';
import { waitUntil } from '@/e2e/testing/wait-until';
import { replies } from '@/e2e/testing/upstream/replies';
import { formIds } from '@/e2e/testing/forms';

/** How often each test kills a site, for example with `KILLS=50 npm run test:faults -- kill`. */
const KILLS = Number(process.env.KILLS ?? 2);
const VISITORS = 8;
/** `SEED=…` repeats the random numbers of an earlier run, but not its timing. */
const SEED = Number(process.env.SEED ?? randomInt(1e6));
console.log(`SEED=${SEED}`);

/** The upstream chooses one of these replies at random for each request. With `absent`, the site has no upstream. */
const behaviors = {
  flapping: [replies.ok, replies.ok, replies.reset, replies.error],
  absent: [],
};

/** Returns a function that returns a random whole number below `limit`. */
function createRandom() {
  let state = SEED;
  return (limit: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/**
 * Kills and restarts sites in turn while visitors keep sending to all of them. Visitors do not retry, so that only
 * redelivery can deliver failed submissions.
 *
 * @param siteCount the number of sites on one store
 * @returns the keys of the accepted submissions. The sites that were started last are still running
 */
async function killUnderLoad(
  start: () => Promise<Site>,
  siteCount: number,
  random: (limit: number) => number,
): Promise<string[]> {
  const accepted: string[] = [];
  const sites = Array.from({ length: siteCount }, start);
  let isOver = false;
  const visitor = async (_: unknown, index: number) => {
    while (!isOver) {
      const site = await sites[index % siteCount]!;
      const sent = await submit(site.url, {
        key: randomUUID(),
        formId: formIds[index % formIds.length],
      });
      if (isAccepted(sent)) accepted.push(sent.key);
    }
  };
  const visitors = Array.from({ length: VISITORS }, visitor);
  for (let kill = 0; kill < KILLS; kill += 1) {
    const site = await sites[kill % siteCount]!;
    const nextKillAt = accepted.length + 5 + random(20);
    await waitUntil('the sites are under load', () => accepted.length >= nextKillAt, 180);
    expect(site.process.exitCode, site.log()).toBeNull();
    const exited = once(site.process, 'exit');
    sites[kill % siteCount] = exited.then(start);
    site.process.kill('SIGKILL');
    await sites[kill % siteCount];
  }
  isOver = true;
  await Promise.all(visitors);
  return accepted;
}

describe.concurrent.each(databases)('with the store in $name', (database) => {
  test.override({ database });
  const siteCount = database === sqlite ? 1 : 2;

  test.for(Object.entries(behaviors))(
    'no accepted submission is lost by kill -9 with the upstream %s',
    { timeout: 300_000 + KILLS * 60_000 },
    async ([behavior, chosenReplies], { startSite, upstream, environment, onTestFinished }) => {
      const hasUpstream = chosenReplies.length > 0;
      if (!hasUpstream) environment.UPSTREAM_URL = '';
      const random = createRandom();
      upstream.chooseReply = () => chosenReplies[random(chosenReplies.length)] ?? replies.ok;
      const accepted = await killUnderLoad(() => startSite(environment), siteCount, random);
      upstream.chooseReply = () => replies.ok;

      const store = await openTestStore(environment.DATABASE_URL, onTestFinished);
      await waitUntil(
        'everything is delivered',
        async () => {
          // Rows that failed several times would wait for minutes.
          await store.setState({ states: ['pending'] }, 'pending');
          return (await store.countByState()).pending === 0 || !hasUpstream;
        },
        300,
      );
      const rows = await store.list();

      const bodies = [...upstream.acceptedBodies.values()];
      const deliveredTwice = bodies.filter(({ length }) => length > 1).length;
      const counts = {
        received: rows.length,
        accepted: accepted.length,
        deliveredTwice,
      };
      console.log(
        `${database.name}, ${siteCount} sites, upstream ${behavior}, ${KILLS} kills:`,
        counts,
      );
      const keptKeys = hasUpstream ? upstream.acceptedBodies : new Set(rows.map(({ key }) => key));
      expect(accepted.length).toBeGreaterThan(0);
      expect(accepted.filter((key) => !keptKeys.has(key))).toEqual([]);
      expect(rows.filter(({ key }) => !keptKeys.has(key))).toEqual([]);
      expect(bodies.filter((each) => new Set(each).size > 1)).toEqual([]);
      // A submission may arrive twice only if a site sent it, but was killed before it recorded this.
      expect(deliveredTwice).toBeLessThanOrEqual(KILLS * (VISITORS + 8));
    },
  );
});
