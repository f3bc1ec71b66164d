import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestStore, sqlite } from '@/lib/testing/databases';
import { persist } from '@/lib/server/submissions/receive';
import type { Store } from '@/lib/server/submissions/store/open';
import type { NewSubmission } from '@/lib/server/submissions/store/claims';

const submission: NewSubmission = {
  key: 'k',
  form: 'submit',
  body: '{}',
  fingerprint: 'f',
  state: 'pending',
};

describe('persist', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore(await sqlite.fresh());
  });
  afterAll(() => store.close());

  test('who comes second waits, and is told so when it takes too long', async () => {
    const first = await persist(store, submission);
    await expect(persist(store, submission, 100)).rejects.toMatchObject({
      refused: { status: 409, retryAfter: expect.any(Number) },
    });
    const second = persist(store, submission);
    if (first === 'replayed') throw new Error(first);
    await store.recordDelivery({ key: 'k', lease: first.lease, state: 'pending', status: 500 });
    // The first failed: now it is the second one's to try.
    expect(await second).toHaveProperty('lease');
  });
});
