import { describe, expect, test } from 'vitest';
import { databases } from '@/e2e/testing/stores';
import { advanceTime, postSubmission, setUpTwoProcesses } from '@/e2e/testing/in-process';
import { waitUntil } from '@/e2e/testing/wait-until';
import { replies } from '@/e2e/testing/upstream/replies';
import { redeliver } from '@/lib/server/submissions/redeliver';
import { GIVE_UP_MS } from '@/lib/server/submissions/store/leases';

const MINUTE_MS = 60_000;

describe.each(databases)('redelivery from the store in $name', ({ createUrl }) => {
  const site = setUpTwoProcesses(createUrl);
  /** Posts under each key while the upstream fails, then waits until the rows are due. */
  const postWhileFailing = async (...keys: string[]) => {
    site.upstream.replyWith(replies.error);
    for (const key of keys) await postSubmission(site.otherContext, 'submit', key);
    advanceTime(MINUTE_MS);
    site.upstream.requests.length = 0;
  };
  const createKeys = (name: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${name}${index}`);

  test('sends the rows that have been due longest, eight at a time, and does not delay visitors', async () => {
    const keys = createKeys('k', 9);
    await postWhileFailing(...keys);
    const heldReplies: (() => void)[] = [];
    site.upstream.chooseReply = ({ key }) =>
      key === 'visitor'
        ? replies.ok
        : (response, request) => void heldReplies.push(() => replies.ok(response, request));
    const redelivering = redeliver(site.context);
    await waitUntil('eight deliveries are in flight', () => heldReplies.length === 8);
    expect(site.upstream.requests.map(({ key }) => key).sort()).toEqual(keys.slice(0, 8));
    const { outcome } = await postSubmission(site.otherContext, 'submit', 'visitor');
    expect(outcome.status).toBe(200);
    site.upstream.replyWith(replies.ok);
    for (const send of heldReplies) send();
    expect(await redelivering).toEqual({ delivered: 9, rejected: 0, failed: 0 });
  });

  test('stops when a whole batch fails, and sends the other rows first in the next run', async () => {
    const good = createKeys('good', 3);
    await postWhileFailing(...createKeys('bad', 8), ...good);
    site.upstream.chooseReply = ({ key }) => (key.startsWith('bad') ? replies.error : replies.ok);
    expect(await redeliver(site.context)).toMatchObject({ delivered: 0, failed: 8 });
    expect(await redeliver(site.context)).toMatchObject({ delivered: 3, failed: 0 });
  });

  test('parks a row after `retryDays`, and retries it as long again after a release', async () => {
    await postWhileFailing('k');
    advanceTime(GIVE_UP_MS - MINUTE_MS * 2);
    expect(await redeliver(site.context)).toMatchObject({ failed: 1 });
    expect(await site.row('k')).toMatchObject({ state: 'pending', attempts: 2, lease_until: null });
    advanceTime(2 * MINUTE_MS);
    expect(await redeliver(site.context)).toMatchObject({ failed: 1 });
    expect(await site.row('k')).toMatchObject({ state: 'parked', body: expect.any(String) });
    advanceTime(GIVE_UP_MS);
    expect(await redeliver(site.context)).toMatchObject({ failed: 0 });

    expect(await site.store.setState({ key: 'k' }, 'pending')).toBe(1);
    expect(await redeliver(site.context)).toMatchObject({ failed: 1 });
    expect(await site.row('k')).toMatchObject({ state: 'pending' });
    advanceTime(MINUTE_MS);
    site.upstream.replyWith(replies.ok);
    expect(await redeliver(site.context)).toMatchObject({ delivered: 1 });
  });
});
