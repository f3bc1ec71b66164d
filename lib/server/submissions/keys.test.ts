import { expect, test } from 'vitest';
import { sqlite } from '@/e2e/testing/stores';
import {
  advanceTime,
  createTestContext,
  postSubmission,
  postWithoutJavaScript,
} from '@/e2e/testing/in-process';
import { readIdempotencyKey } from '@/lib/server/submissions/keys';
import { refusals } from '@/lib/server/submissions/outcome';

const readKey = (header: string) => readIdempotencyKey(new Headers({ 'idempotency-key': header }));

test.each(['a-1', '"a-1"'])('the idempotency key %j is read as a-1', (header) => {
  expect(readKey(header)).toBe('a-1');
});

test.each(['', 'a b', 'a\u00e9', '=1+1', 'x'.repeat(129), '"'])(
  'the malformed idempotency key %j is refused with 400',
  (header) => {
    expect(() => readKey(header)).toThrow(refusals.malformedKey());
  },
);

test('derived keys differ between stores, and fingerprints between stores and keys', async () => {
  // Stops the clock, because the derived key changes every ten minutes.
  advanceTime(0);
  const keysAndFingerprints = new Set<string | undefined>();
  for (const DATABASE_URL of [await sqlite.createUrl(), await sqlite.createUrl()]) {
    const context = createTestContext({ DATABASE_URL });
    keysAndFingerprints.add((await postWithoutJavaScript(context)).key);
    for (const key of ['k', 'l']) await postSubmission(context, 'submit', key);
    for (const { fingerprint } of await (await context.store())!.list())
      keysAndFingerprints.add(fingerprint);
  }
  // Each store has one derived key and three fingerprints.
  expect(keysAndFingerprints.size).toBe(8);
});
