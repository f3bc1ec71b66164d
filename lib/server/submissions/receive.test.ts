import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { databases, sqlite } from '@/e2e/testing/stores';
import {
  advanceTime,
  createTestContext,
  postSubmission,
  postWithoutJavaScript,
  readRow,
  setUpTwoProcesses,
  startUpstream,
} from '@/e2e/testing/in-process';
import { waitUntil } from '@/e2e/testing/wait-until';
import { createValues } from '@/e2e/testing/answers';
import { replies } from '@/e2e/testing/upstream/replies';
import { honeypotName } from '@/lib/forms/honeypot';
import { deriveFormKey } from '@/lib/server/submissions/keys';
import { receivedOutcome } from '@/lib/server/submissions/outcome';

const spam = { ...createValues('submit'), [honeypotName]: 'buy' };
/** Nothing listens on this port. */
const UNREACHABLE_STORE = 'postgres://127.0.0.1:9/none';

describe.each(databases)('receive with the store in $name', ({ createUrl }) => {
  const site = setUpTwoProcesses(createUrl);

  test('sends a submission upstream once, and returns the upstream’s response', async () => {
    const { outcome, key } = await postSubmission(site.context, 'submit');
    expect(outcome).toMatchObject({ status: 200, body: '{"ok":true}' });
    expect(site.upstream.requests).toHaveLength(1);
    expect(await site.row(key!)).toMatchObject({ state: 'delivered', body: null });
  });

  test('returns 200 for a repeated submission and does not send it again', async () => {
    await postSubmission(site.context, 'submit', 'k');
    for (const context of [site.context, site.otherContext]) {
      expect((await postSubmission(context, 'submit', 'k')).outcome).toEqual(receivedOutcome);
    }
    expect(site.upstream.acceptedBodies.get('k')).toHaveLength(1);
  });

  test('stores spam under a key of its own, so that it does not take the key of a visitor', async () => {
    const { outcome, key } = await postSubmission(site.context, 'submit', 'k', spam);
    expect(outcome).toEqual(receivedOutcome);
    expect(await site.row(key!)).toMatchObject({
      state: 'spam',
      body: expect.not.stringContaining('buy'),
    });
    expect(site.upstream.requests).toEqual([]);
    await postSubmission(site.context, 'submit', 'k');
    expect(site.upstream.acceptedBodies.get('k')).toHaveLength(1);
  });

  test.each([
    ['an empty unknown field', { unknown: '' }, 200],
    ['an empty unknown list', { list: [] }, 200],
    ['a filled unknown field', { unknown: 'x' }, 409],
  ])('a retry in a new tab, whose form lacks %s (%j), returns %i', async (_, more, status) => {
    await postSubmission(site.context, 'submit', 'k', { ...more, ...createValues('submit') });
    const { outcome } = await postSubmission(site.otherContext, 'submit', 'k');
    expect(outcome.status).toBe(status);
  });

  test('returns 409 for a used key with other values or for another form', async () => {
    await postSubmission(site.context, 'submit', 'k');
    const otherValues = createValues('submit', 'grace');
    for (const sent of [
      postSubmission(site.otherContext, 'submit', 'k', otherValues),
      postSubmission(site.otherContext, 'apply', 'k'),
    ])
      expect((await sent).outcome.status).toBe(409);
    expect(site.upstream.requests).toHaveLength(1);
  });

  test('sends one of many simultaneous duplicates, and a second one if the first fails', async () => {
    site.upstream.replyWith(replies.error, replies.ok);
    const sent = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        postSubmission(index % 2 ? site.context : site.otherContext, 'submit', 'k'),
      ),
    );
    const statuses = sent.map(({ outcome }) => outcome.status);
    expect(statuses.sort()).toEqual([...Array(11).fill(200), 500]);
    expect(site.upstream.acceptedBodies.get('k')).toHaveLength(1);
  });

  test('returns 409 with Retry-After to a duplicate if the first request takes too long', async () => {
    site.upstream.replyWith(replies.hang);
    const first = postSubmission(site.context, 'submit', 'k');
    await waitUntil('the first request is in flight', () => site.upstream.requests.length > 0);
    const now = performance.now();
    let calls = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now + (calls += 1) * 6_000);
    const { outcome } = await postSubmission(site.otherContext, 'submit', 'k');
    vi.restoreAllMocks();
    expect(outcome).toMatchObject({ status: 409, retryAfter: '5' });
    expect(site.upstream.requests).toHaveLength(1);
    site.upstream.reset();
    await first;
  });

  test('sends a form once if it is posted twice without JavaScript within 10 minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T12:00:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    const send = () => postWithoutJavaScript(site.context);
    const [first, second] = [await send(), await send()];
    expect([first.outcome.status, second.outcome]).toEqual([200, receivedOutcome]);
    expect(second.key).toBe(first.key);
    // RFC 9562, version 8.
    expect(first.key).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
    expect(site.upstream.requests).toHaveLength(1);
    expect((await postWithoutJavaScript(site.context, 'c@d.e')).key).not.toBe(first.key);
    const deriveKey = (formId: string) =>
      deriveFormKey(site.store.secret, formId, 'the same values');
    expect(deriveKey('sample')).not.toBe(deriveKey('submit'));
    advanceTime(10 * 60_000);
    expect((await send()).key).not.toBe(first.key);
  });
});

test('without an upstream, the site returns 200 for a repeated submission and 409 for other values', async () => {
  const context = createTestContext({ DATABASE_URL: await sqlite.createUrl() });
  expect((await postSubmission(context, 'submit', 'k')).outcome).toEqual(receivedOutcome);
  expect((await postSubmission(context, 'submit', 'k')).outcome).toEqual(receivedOutcome);
  const { outcome } = await postSubmission(context, 'submit', 'k', createValues('submit', 'x'));
  expect(outcome.status).toBe(409);
  expect(await readRow(context, 'k')).toMatchObject({ state: 'stored' });
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
