import { describe, expect } from 'vitest';
import { submit } from '@/e2e/faults/support/client';
import { test } from '@/e2e/faults/support/test';
import { databases, openTestStore } from '@/lib/testing/databases';
import { ok, replies } from '@/lib/testing/upstream/replies';
import { waitUntil } from '@/lib/testing/wait-until';

describe.concurrent.each(databases)('with the store in $name', (database) => {
  test.override({ database });

  test('a submission that another site delivered stays delivered when a sender continues after its lease', async ({
    startSite,
    upstream,
    environment,
    onTestFinished,
  }) => {
    const [paused, other] = [await startSite(environment), await startSite(environment)];
    const store = await openTestStore(environment.DATABASE_URL, onTestFinished);
    let rejectFirst = () => {};
    upstream.chooseReply = () => {
      upstream.chooseReply = () => ok;
      return (response, request) => {
        rejectFirst = () => replies.rejection(response, request);
      };
    };
    const sent = submit(paused.url, { key: 'k' });
    await waitUntil('the upstream has the submission', () => upstream.requests.length === 1);
    paused.process.kill('SIGSTOP');
    rejectFirst();
    const readState = async () => (await store.list({ key: 'k' }))[0]?.state;
    await waitUntil('the other site delivers it', async () => (await readState()) === 'delivered');
    paused.process.kill('SIGCONT');
    await sent;
    // The paused site has recorded its own result once it responds to the visitor.
    expect(await store.list({ key: 'k' })).toMatchObject([
      { state: 'delivered', body: null, last_status: 200, attempts: 2 },
    ]);
    expect(upstream.acceptedBodies.get('k')).toHaveLength(1);
    expect((await submit(other.url, { key: 'k' })).status).toBe(200);
    expect(upstream.requests).toHaveLength(2);
  });
});
