import { getDefaultAutoSelectFamilyAttemptTimeout } from 'node:net';
import { expect, test } from 'vitest';
import { sqlite } from '@/lib/testing/databases';
import {
  advanceTime,
  postSubmission,
  postWithoutJavaScript,
  readRow,
  createTestContext,
  startUpstream,
} from '@/lib/testing/in-process';
import { createValues } from '@/lib/testing/answers';
import { honeypotName } from '@/lib/forms/honeypot';
import { receivedOutcome } from '@/lib/server/submissions/outcome';

const spam = { ...createValues('submit'), [honeypotName]: 'buy' };
/** Nothing listens on this port. */
const UNREACHABLE_STORE = 'postgres://127.0.0.1:9/none';

test('without an upstream, the site returns 200 for a repeated submission and 409 for other values', async () => {
  const context = createTestContext({ DATABASE_URL: await sqlite.createUrl() });
  expect((await postSubmission(context, 'submit', 'k')).outcome).toEqual(receivedOutcome);
  expect((await postSubmission(context, 'submit', 'k')).outcome).toEqual(receivedOutcome);
  const { outcome } = await postSubmission(context, 'submit', 'k', createValues('submit', 'x'));
  expect(outcome.status).toBe(409);
  expect(await readRow(context, 'k')).toMatchObject({ state: 'stored' });
});

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

test.each(['off', UNREACHABLE_STORE])(
  'with DATABASE_URL=%s, the site forwards submissions and responds to spam with 503',
  async (DATABASE_URL) => {
    const upstream = await startUpstream();
    const context = createTestContext({ DATABASE_URL, UPSTREAM_URL: upstream.url });
    expect((await postSubmission(context, 'submit', 'spam', spam)).outcome.status).toBe(503);
    expect((await postSubmission(context, 'submit', 'k')).outcome.status).toBe(200);
    expect([...upstream.acceptedBodies.keys()]).toEqual(['k']);
  },
);

test('an upstream far away has more than a second to accept a connection', () => {
  createTestContext({});
  expect(getDefaultAutoSelectFamilyAttemptTimeout()).toBeGreaterThan(1000);
});
