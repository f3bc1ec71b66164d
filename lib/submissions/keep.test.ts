import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases } from '@/e2e/faults/support/databases';
import { keep } from '@/lib/submissions/keep';
import { openStore, type Store } from '@/lib/submissions/store/open';
import type { NewSubmission } from '@/lib/submissions/store/claims';

const patience = { total: 30, first: 5, most: 10 };
const submission: NewSubmission = {
  key: 'k',
  form: 'submit',
  body: '{}',
  fingerprint: 'f',
  state: 'pending',
};

describe('keep', () => {
  let store: Store;
  beforeAll(async () => {
    const url = await databases[0]!.fresh();
    store = await openStore({ file: url.slice('file:'.length) });
  });
  afterAll(() => store.close());

  test('who comes second waits, and is told so when it takes too long', async () => {
    const first = await keep(store, submission, patience);
    await expect(keep(store, submission, patience)).rejects.toMatchObject({
      refused: { status: 409, retryAfter: expect.any(Number) },
    });
    const second = keep(store, submission, { ...patience, total: 10_000 });
    if (!('lease' in first)) throw new Error('repeated');
    await store.settle('k', first.lease, {
      state: 'pending',
      attempts: 1,
      status: 500,
      answer: null,
      retryAt: null,
    });
    // The first failed: now it is the second one's to try.
    expect(await second).toHaveProperty('lease');
  });

  test('another body is refused at once', async () => {
    await expect(keep(store, { ...submission, fingerprint: 'g' })).rejects.toMatchObject({
      refused: { status: 409 },
    });
  });
});
