import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases } from '@/lib/testing/databases';
import { persist } from '@/lib/server/submissions/persist';
import { openStore, type Store } from '@/lib/server/submissions/store/open';
import type { NewSubmission } from '@/lib/server/submissions/store/claims';

const wait = { timeoutMs: 30, firstPauseMs: 5, longestPauseMs: 10 };
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
    const url = await databases[0]!.fresh();
    store = await openStore({ file: url.slice('file:'.length) });
  });
  afterAll(() => store.close());

  test('who comes second waits, and is told so when it takes too long', async () => {
    const first = await persist(store, submission, wait);
    await expect(persist(store, submission, wait)).rejects.toMatchObject({
      refused: { status: 409, retryAfter: expect.any(Number) },
    });
    const second = persist(store, submission, { ...wait, timeoutMs: 10_000 });
    if (first === 'replayed') throw new Error(first);
    await store.recordDelivery({ key: 'k', lease: first.lease, state: 'pending', status: 500 });
    // The first failed: now it is the second one's to try.
    expect(await second).toHaveProperty('lease');
  });
});
