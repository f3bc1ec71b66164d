/** Nothing that the upstream does loses a submission, or sends it twice. */
import { describe, expect } from 'vitest';
import { pendingAt, submit, submitToAll, succeeded, type Sent } from '@/e2e/faults/support/client';
import { counts } from '@/e2e/faults/support/counts';
import { test as base } from '@/e2e/faults/support/test';
import { databases } from '@/lib/testing/databases';
import type { FakeUpstream } from '@/lib/testing/upstream/fake-upstream';
import { replies, slow } from '@/lib/testing/upstream/replies';
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

/** @returns those of the submissions that the upstream did not take so often */
const notTaken = (upstream: FakeUpstream, times: number, sent: Sent[]) =>
  sent.filter(({ key }) => (upstream.taken.get(key)?.length ?? 0) !== times);

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
    const rounds = Array.from({ length: counts.perFault }, (_, round) =>
      faults.map((fault) => submitToAll(url, (call) => `${fault}.${round}.${call}`)),
    );
    const failed = (await Promise.all(rounds.flat())).flat();
    for (const { key, status } of failed) {
      expect.soft({ key, status }).toEqual({ key, status: told[faultOf(key)] });
    }
    expect(upstream.taken.size).toBe(0);

    upstream.choose = () => replies.ok;
    expect(succeeded(await submit(url, { key: 'first-after' }))).toBe(true);
    const due = failed.filter(({ key }) => faultOf(key) !== 'refusal');
    await until('everything is delivered', () => notTaken(upstream, 1, due).length === 0);
    // What the upstream refused is kept, and is not forced upon it.
    const refused = failed.filter(({ key }) => faultOf(key) === 'refusal');
    expect(notTaken(upstream, 0, refused)).toEqual([]);
    console.log(`${name}: ${due.length} failed first, ${due.length} delivered once each`);

    // The visitors try again, with what they sent before.
    const again = await Promise.all(failed.map(({ call, key }) => submit(url, { call, key })));
    expect(again.filter((sent) => !succeeded(sent))).toEqual([]);
    expect(notTaken(upstream, 1, again)).toEqual([]);
  });

  test('an upstream that is gone and comes back', async ({ url, upstream }) => {
    upstream.choose = () => replies.ok;
    await upstream.stop();
    const sent = await submitToAll(url, (call) => `gone-${call}`);
    expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 502));
    await upstream.start();
    await submit(url, { key: 'back' });
    await until('everything is delivered', () => notTaken(upstream, 1, sent).length === 0);
  });

  test('a visitor who leaves has still applied', async ({ url, upstream }) => {
    upstream.answers(slow(500));
    const controller = new AbortController();
    const left = submit(url, { key: 'left', signal: controller.signal });
    await until('the upstream has heard of it', () => upstream.requests.length > 0);
    controller.abort();
    expect(await left).toMatchObject({ status: 0 });
    await until('it is delivered', async () => (await pendingAt(url)) === 0);
  });
});
