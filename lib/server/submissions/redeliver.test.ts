import { afterEach, describe, expect, test, vi } from 'vitest';
import { databases } from '@/lib/testing/databases';
import {
  advanceTime,
  logLines,
  postSubmission,
  postSample,
  setUpTwoProcesses,
} from '@/lib/testing/in-process';
import { waitUntil } from '@/lib/testing/wait-until';
import { busy, replies } from '@/lib/testing/upstream/replies';
import { reportHealth } from '@/lib/server/submissions/health';
import { redeliver } from '@/lib/server/submissions/redeliver';

const DAY_MS = 86_400_000;

describe.each(databases)('redelivery from the store in $name', ({ createUrl }) => {
  const site = setUpTwoProcesses(createUrl);
  /** Stops Date and performance.now() until the test ends. */
  const stopClocks = () => {
    advanceTime(0);
    vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  };
  afterEach(() => {
    vi.restoreAllMocks();
    expect(logLines.join('')).not.toContain('not recorded');
  });
  /** Posts under each key while the upstream fails. */
  const postWhileFailing = async (...keys: string[]) => {
    site.upstream.replyWith(replies.error);
    for (const key of keys) await postSubmission(site.otherServices, 'submit', key);
  };
  const createKeys = (name: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${name}${index}`);
  const sentKeys = () => site.upstream.requests.map(({ key }) => key);

  test('sends the oldest rows first, eight at a time, and does not delay visitors', async () => {
    const keys = createKeys('k', 11);
    await postWhileFailing(...keys);
    site.upstream.replyWith(replies.ok);
    // Redelivery does not send new rows at once, because browsers retry by themselves in the first seconds.
    expect(await redeliver(site.otherServices)).toMatchObject({ delivered: 0, pending: 0 });
    advanceTime(20_000);
    site.upstream.requests.length = 0;
    const heldReplies: (() => void)[] = [];
    site.upstream.chooseReply = ({ key }) =>
      key === 'visitor'
        ? replies.ok
        : (response, request) => void heldReplies.push(() => replies.ok(response, request));
    const redelivering = redeliver(site.otherServices);
    await waitUntil('eight deliveries are in flight', () => heldReplies.length === 8);
    expect(sentKeys().sort()).toEqual(keys.slice(0, 8));
    expect((await postSubmission(site.otherServices, 'submit', 'visitor')).outcome.status).toBe(
      200,
    );
    expect(sentKeys()).toHaveLength(9);
    site.upstream.replyWith(replies.ok);
    for (const answer of heldReplies) answer();
    expect(await redelivering).toMatchObject({ delivered: 11, isTimeUp: false });
  });

  test('parks a row after 14 days, and retries it for 14 more days after a release', async () => {
    await postWhileFailing('k');
    advanceTime(13 * DAY_MS);
    expect(await redeliver(site.services)).toMatchObject({ pending: 1, parked: 0 });
    expect(await site.row('k')).toMatchObject({ attempts: 2, lease_owner: null });
    advanceTime(2 * DAY_MS);
    expect(await redeliver(site.services)).toMatchObject({ pending: 0, parked: 1 });
    expect(await site.row('k')).toMatchObject({ state: 'parked' });
    expect(await reportHealth(site.services)).toMatchObject({ pending: 0, parked: 1 });
    advanceTime(30 * DAY_MS);
    expect(await redeliver(site.services)).toMatchObject({ pending: 0, parked: 0 });

    await site.store.release({ key: 'k', states: ['parked'] });
    expect(await redeliver(site.services)).toMatchObject({ pending: 1, parked: 0 });
    advanceTime(DAY_MS);
    site.upstream.replyWith(replies.ok);
    expect(await redeliver(site.services)).toMatchObject({ delivered: 1 });
  });

  test('delivers other rows while some always fail', async () => {
    stopClocks();
    const good = createKeys('good', 5);
    await postWhileFailing(...createKeys('bad', 20), ...good);
    advanceTime(20_000);
    site.upstream.chooseReply = ({ key }) => (key.startsWith('bad') ? replies.error : replies.ok);
    site.upstream.requests.length = 0;
    // Five failures pause the form while more deliveries are under way.
    expect((await redeliver(site.services)).pending).toBeLessThanOrEqual(12);
    let delivered = 0;
    for (let runs = 0; runs < 4; runs += 1) {
      advanceTime(15_000);
      delivered += (await redeliver(site.services)).delivered;
    }
    // Failed rows are due after the others.
    expect(delivered).toBe(good.length);
  });

  test('tries every row once if time and failures are not limited', async () => {
    await postWhileFailing(...createKeys('bad', 30), 'good');
    advanceTime(20_000);
    site.upstream.chooseReply = ({ key }) => (key === 'good' ? replies.ok : replies.error);
    // Failed rows are not sent again in the same run.
    const sent = await redeliver(site.services, { runMs: Infinity, maxFailures: Infinity });
    expect(sent).toMatchObject({ delivered: 1, pending: 30 });
  });

  test('pauses only the failing form until the next run', async () => {
    stopClocks();
    await postWhileFailing(...createKeys('k', 20));
    await postSample(site.otherServices, 'another');
    advanceTime(20_000);
    site.upstream.requests.length = 0;
    const { pending } = await redeliver(site.services);
    expect(pending).toBeLessThanOrEqual(13);
    expect(site.upstream.requests.map(({ path }) => path)).toContain('/sample');
    site.upstream.replyWith(replies.ok);
    expect(await redeliver(site.services)).toMatchObject({ delivered: 21 - pending });
    advanceTime(60_000);
    expect(await redeliver(site.services)).toMatchObject({ delivered: pending });
  });

  test.each([
    ['429 with seconds', () => busy(429, '600'), 600],
    ['503 with a date', () => busy(503, new Date(Date.now() + 600_000).toUTCString()), 600],
    ['429 with more seconds than the longest back-off', () => busy(429, '86400'), 3600],
  ])('pauses a form for the time in Retry-After: %s', async (_, reply, seconds) => {
    stopClocks();
    await postWhileFailing(...createKeys('k', 12));
    advanceTime(20_000);
    site.upstream.requests.length = 0;
    site.upstream.chooseReply = reply;
    await redeliver(site.services);
    // Only the first batch is sent; the other rows wait, too.
    expect(site.upstream.requests.length).toBeLessThanOrEqual(8);
    site.upstream.requests.length = 0;
    for (let passed = 30; passed < seconds; passed += 30) {
      advanceTime(30_000 - 100);
      await redeliver(site.otherServices);
    }
    expect(site.upstream.requests).toEqual([]);
    site.upstream.replyWith(replies.ok);
    advanceTime(60_000);
    expect(await redeliver(site.services)).toMatchObject({ delivered: 12 });
  });
});
