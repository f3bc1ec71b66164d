/** Nothing that the upstream does loses a submission, or sends it twice. */
import { describe, expect } from 'vitest';
import { pendingAt, submit, submitToAll, succeeded, type Sent } from '@/e2e/faults/support/client';
import { counts } from '@/e2e/faults/support/counts';
import { test as base } from '@/e2e/faults/support/test';
import { databases } from '@/lib/testing/databases';
import type { FakeUpstream } from '@/lib/testing/upstream/fake-upstream';
import { accepting, replies, slow } from '@/lib/testing/upstream/replies';
import { until } from '@/lib/testing/until';

/** What the visitor is told while the upstream fails in this way. */
const told: Record<Exclude<keyof typeof replies, 'ok'>, number> = {
  reset: 502,
  hang: 504,
  drip: 504,
  error: 500,
  html: 503,
  redirect: 502,
  refusal: 400,
  badStatus: 502,
};
type Fault = keyof typeof told;
const faults = Object.keys(told) as Fault[];
const faultOf = (key: string) => key.split('.')[0] as Fault;

/** @returns what the upstream took of a submission */
const bodiesOf = (upstream: FakeUpstream, { key }: Sent) => upstream.taken.get(key) ?? [];

describe.each(databases)('with the store in $name', ({ name, fresh }) => {
  const test = base.extend<{ url: string }>({
    url: async ({ start, upstream }, use) => {
      await use((await start({ UPSTREAM_URL: upstream.url, DATABASE_URL: await fresh() })).url);
    },
  });

  test('every way of failing, all at once; then it recovers', async ({ url, upstream }) => {
    // Each submission says by its key how the upstream is to treat it.
    upstream.choose = ({ headers }) =>
      replies[faultOf(String(headers['idempotency-key']))] ?? replies.ok;
    const rounds = Array.from({ length: counts.perFault }, (_, round) => round);
    const failed = await Promise.all(
      faults.flatMap((fault) =>
        rounds.map((round) => submitToAll(url, (call) => `${fault}.${round}.${call}`)),
      ),
    ).then((sent) => sent.flat());
    for (const { key, status } of failed) {
      expect.soft({ key, status }).toEqual({ key, status: told[faultOf(key)] });
    }
    expect(upstream.taken.size).toBe(0);

    upstream.choose = () => replies.ok;
    const first = await submit(url, { key: 'first-after' });
    expect(succeeded(first)).toBe(true);
    const due = failed.filter(({ key }) => faultOf(key) !== 'refusal');
    await until('everything is delivered', () =>
      due.every((sent) => bodiesOf(upstream, sent).length > 0),
    );
    expect(due.filter((sent) => bodiesOf(upstream, sent).length !== 1)).toEqual([]);
    // What the upstream refused is kept, and is not forced upon it.
    const refused = failed.filter(({ key }) => faultOf(key) === 'refusal');
    expect(refused.filter((sent) => bodiesOf(upstream, sent).length > 0)).toEqual([]);
    console.log(`${name}: ${due.length} failed first, ${due.length} delivered once each`);

    // The visitors try again, with what they sent before.
    const again = await Promise.all(failed.map(({ call, key }) => submit(url, { call, key })));
    expect(again.filter((sent) => !succeeded(sent))).toEqual([]);
    expect(again.filter((sent) => bodiesOf(upstream, sent).length !== 1)).toEqual([]);
  });

  test('every strange way of accepting is a success, once', async ({ url, upstream }) => {
    for (const [way, reply] of Object.entries(accepting)) {
      upstream.choose = () => reply;
      const sent = await submitToAll(url, (call) => `${way}-${call}`);
      expect(sent.filter((one) => !succeeded(one))).toEqual([]);
      expect(sent.filter((one) => bodiesOf(upstream, one).length !== 1)).toEqual([]);
    }
  });

  test('an upstream that is gone and comes back', async ({ url, upstream }) => {
    upstream.choose = () => replies.ok;
    await upstream.stop();
    const sent = await submitToAll(url, (call) => `gone-${call}`);
    expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 502));
    await upstream.start();
    await submit(url, { key: 'back' });
    await until('everything is delivered', () =>
      sent.every((one) => bodiesOf(upstream, one).length === 1),
    );
  });

  test('a visitor who leaves has still applied', async ({ url, upstream }) => {
    upstream.answers(slow(500));
    const controller = new AbortController();
    const left = submit(url, { key: 'left', signal: controller.signal });
    await until('the upstream has heard of it', () =>
      upstream.requests.some(({ headers }) => headers['idempotency-key'] === 'left'),
    );
    controller.abort();
    expect(await left).toMatchObject({ status: 0 });
    await until('it is delivered', async () => (await pendingAt(url)) === 0);
  });
});
