/** Nothing that the upstream does loses a submission, or sends it twice. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSite, type Site } from '@/e2e/support/site';
import { submit, submitToAll, succeeded, type Sent } from '@/e2e/faults/support/client';
import { counts } from '@/e2e/faults/support/counts';
import { databases } from '@/lib/testing/databases';
import { FakeUpstream } from '@/lib/testing/upstream/fake-upstream';
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

describe.each(databases)('with the store in $name', ({ name, skip, where, fresh }) => {
  describe.skipIf(skip)(where, () => {
    let upstream: FakeUpstream;
    let site: Site;
    beforeAll(async () => {
      upstream = await new FakeUpstream().start();
      site = await startSite({ UPSTREAM_URL: upstream.url, DATABASE_URL: await fresh() });
    });
    afterAll(async () => {
      await site.stop();
      await upstream.stop();
    });
    const bodiesOf = ({ key }: Sent) => upstream.taken.get(key) ?? [];

    test('every way of failing, all at once; then it recovers', async () => {
      // Each submission says by its key how the upstream is to treat it.
      upstream.choose = ({ headers }) =>
        replies[faultOf(String(headers['idempotency-key']))] ?? replies.ok;
      const rounds = Array.from({ length: counts.perFault }, (_, round) => round);
      const failed = await Promise.all(
        faults.flatMap((fault) =>
          rounds.map((round) => submitToAll(site.url, (call) => `${fault}.${round}.${call}`)),
        ),
      ).then((sent) => sent.flat());
      for (const { key, status } of failed) {
        expect.soft({ key, status }).toEqual({ key, status: told[faultOf(key)] });
      }
      expect(upstream.taken.size).toBe(0);

      upstream.choose = () => replies.ok;
      const first = await submit(site.url, { key: 'first-after' });
      expect(succeeded(first)).toBe(true);
      const due = failed.filter(({ key }) => faultOf(key) !== 'refusal');
      await until('everything is delivered', () => due.every((sent) => bodiesOf(sent).length > 0));
      expect(due.filter((sent) => bodiesOf(sent).length !== 1)).toEqual([]);
      // What the upstream refused is kept, and is not forced upon it.
      const refused = failed.filter(({ key }) => faultOf(key) === 'refusal');
      expect(refused.filter((sent) => bodiesOf(sent).length > 0)).toEqual([]);
      console.log(`${name}: ${due.length} failed first, ${due.length} delivered once each`);

      // The visitors try again, with what they sent before.
      const again = await Promise.all(
        failed.map(({ call, key }) => submit(site.url, { call, key })),
      );
      expect(again.filter((sent) => !succeeded(sent))).toEqual([]);
      expect(again.filter((sent) => bodiesOf(sent).length !== 1)).toEqual([]);
    });

    test('every strange way of accepting is a success, once', async () => {
      for (const [way, reply] of Object.entries(accepting)) {
        upstream.choose = () => reply;
        const sent = await submitToAll(site.url, (call) => `${way}-${call}`);
        expect(sent.filter((one) => !succeeded(one))).toEqual([]);
        expect(sent.filter((one) => bodiesOf(one).length !== 1)).toEqual([]);
      }
    });

    test('an upstream that is gone and comes back', async () => {
      upstream.choose = () => replies.ok;
      await upstream.stop();
      const sent = await submitToAll(site.url, (call) => `gone-${call}`);
      expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 502));
      await upstream.start();
      await submit(site.url, { key: 'back' });
      await until('everything is delivered', () => sent.every((one) => bodiesOf(one).length === 1));
    });

    test('a visitor who leaves has still applied', async () => {
      upstream.answers(slow(500));
      const controller = new AbortController();
      const left = submit(site.url, { key: 'left', signal: controller.signal });
      await until('the upstream has heard of it', () =>
        upstream.requests.some(({ headers }) => headers['idempotency-key'] === 'left'),
      );
      controller.abort();
      expect(await left).toMatchObject({ status: 0 });
      const health = () =>
        fetch(`${site.url}/api/health`).then(
          (response) => response.json() as Promise<{ pending: number }>,
        );
      await until('it is delivered', async () => (await health()).pending === 0);
    });
  });
});
