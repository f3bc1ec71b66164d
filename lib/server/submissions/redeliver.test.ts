import { afterEach, describe, expect, test, vi } from 'vitest';
import { honeypot } from '@/lib/forms/fields-of';
import { databases } from '@/testing/databases';
import { lines, post, rowOf, twoProcesses } from '@/testing/in-process';
import { validValues } from '@/testing/values';
import { replies } from '@/testing/upstream/replies';
import { health } from '@/lib/server/submissions/health';
import { backoff, redeliver } from '@/lib/server/submissions/redeliver';

const DAY = 86_400_000;

test('back-off doubles with every attempt, up to an hour, half of it by chance', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  expect([1, 2, 3, 40].map(backoff)).toEqual([1000, 2000, 4000, 1_800_000]);
  vi.spyOn(Math, 'random').mockReturnValue(1);
  expect([1, 2, 3, 40].map(backoff)).toEqual([2000, 4000, 8000, 3_600_000]);
  vi.spyOn(Math, 'random').mockReturnValue(0.123456);
  expect(backoff(1)).toBe(1123);
  vi.restoreAllMocks();
});

describe.each(databases)('redelivery from the store in $name', ({ skip, fresh }) => {
  describe.skipIf(skip)('', () => {
    const site = twoProcesses(fresh);
    afterEach(() => void vi.useRealTimers());

    /** Lets the time of day pass, and with it every back-off and lease. */
    const later = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
    /** Both clocks stand still, however long the test takes. */
    const stopClocks = () => {
      later(0);
      vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    };
    /** Lets the pause of an open breaker pass. */
    const afterPause = () => {
      vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
    };
    afterEach(() => {
      vi.restoreAllMocks();
      expect(lines.join('')).not.toContain('not recorded');
    });
    const sentKeys = () => site.upstream.requests.map(({ headers }) => headers['idempotency-key']);

    test('oldest first, by many at once, each once', async () => {
      site.upstream.answers(replies.error);
      const keys = Array.from({ length: 4 }, (_, index) => `k${index}`);
      for (const key of keys) await post(site.services, 'submit', key);
      site.upstream.requests.length = 0;
      site.upstream.answers(replies.ok);
      // The visitors' browsers have the first seconds to themselves.
      expect(await redeliver(site.services)).toMatchObject({ delivered: 0, pending: 0 });
      later(20_000);
      await redeliver(site.services, Infinity);
      expect(sentKeys()).toEqual(keys);

      site.upstream.answers(replies.error);
      for (const key of keys) await post(site.services, 'submit', `more-${key}`);
      site.upstream.answers(replies.ok);
      later(20_000);
      await Promise.all([redeliver(site.services), redeliver(site.others), redeliver(site.others)]);
      await redeliver(site.services);
      expect([...site.upstream.taken].every(([, bodies]) => bodies.length === 1)).toBe(true);
      expect(site.upstream.taken.size).toBe(8);
    });

    test('a row that fails again is recorded, and due after its back-off', async () => {
      stopClocks();
      site.upstream.answers(replies.error);
      await post(site.others, 'submit', 'k');
      later(20_000);
      // No round number of milliseconds.
      vi.spyOn(Math, 'random').mockReturnValue(0.123456);
      await redeliver(site.services);
      const retry_at = Date.now() + backoff(1);
      expect(await rowOf(site.services, 'k')).toMatchObject({
        ...{ state: 'pending', attempts: 2, last_status: 500, lease_owner: null, retry_at },
      });
    });

    test('rows that always fail do not hold up those behind them', async () => {
      stopClocks();
      site.upstream.answers(replies.error);
      const bad = Array.from({ length: 20 }, (_, index) => `bad${index}`);
      const good = Array.from({ length: 5 }, (_, index) => `good${index}`);
      for (const key of [...bad, ...good]) await post(site.others, 'submit', key);
      later(20_000);
      site.upstream.choose = () =>
        sentKeys().at(-1)?.toString().startsWith('bad') ? replies.error : replies.ok;
      site.upstream.requests.length = 0;
      // Five failures open the breaker; after each pause one probe goes through.
      expect(await redeliver(site.services)).toMatchObject({ delivered: 0, pending: 5 });
      expect(await redeliver(site.services)).toMatchObject({ delivered: 0, pending: 0 });
      for (let runs = 0; runs < 15; runs += 1) {
        afterPause();
        expect(await redeliver(site.services)).toMatchObject({ delivered: 0, pending: 1 });
      }
      afterPause();
      expect(await redeliver(site.services)).toMatchObject({ delivered: 5, pending: 0 });
      // None of the bad ones was tried twice before the good ones had their turn.
      expect(sentKeys()).toEqual([...bad, ...good]);
    });

    test('a call that is down does not pause the others, and a success ends its pause', async () => {
      stopClocks();
      site.upstream.answers(replies.error);
      for (let index = 0; index < 7; index += 1) await post(site.others, 'submit', `k${index}`);
      await post(site.others, 'apply', 'another');
      later(20_000);
      site.upstream.requests.length = 0;
      expect(await redeliver(site.services)).toMatchObject({ delivered: 0, pending: 6 });
      expect(site.upstream.requests.map(({ path }) => path)).toEqual([
        ...['/submit', '/submit', '/submit', '/submit', '/submit', '/apply'],
      ]);
      expect(await redeliver(site.services)).toMatchObject({ delivered: 0, pending: 0 });
      site.upstream.answers(replies.ok);
      // A success of another call does not.
      await post(site.services, 'apply', 'applicant');
      expect(await redeliver(site.services)).toMatchObject({ delivered: 0, pending: 0 });
      await post(site.services, 'submit', 'visitor');
      expect(await redeliver(site.services)).toMatchObject({ delivered: 2, pending: 0 });
      later(60_000);
      expect(await redeliver(site.services)).toMatchObject({ delivered: 6, pending: 0 });
    });

    test('after REDELIVER_DAYS a row is parked, and released by hand it has as many again', async () => {
      site.upstream.answers(replies.error);
      await post(site.services, 'submit', 'k');
      later(13 * DAY);
      expect(await redeliver(site.services)).toMatchObject({ pending: 1, parked: 0 });
      later(2 * DAY);
      expect(await redeliver(site.services)).toMatchObject({ pending: 0, parked: 1 });
      expect(await rowOf(site.services, 'k')).toMatchObject({ state: 'parked' });
      expect(await health(site.services)).toMatchObject({ pending: 0, parked: 1 });
      later(30 * DAY);
      expect(await redeliver(site.services)).toMatchObject({ pending: 0, parked: 0 });

      const store = (await site.services.store())!;
      await store.release('k', 'pending');
      expect(await redeliver(site.services)).toMatchObject({ pending: 1, parked: 0 });
      later(DAY);
      site.upstream.answers(replies.ok);
      expect(await redeliver(site.services)).toMatchObject({ delivered: 1 });
    });

    test('a parked row is not deleted before it has been there for RETENTION_DAYS', async () => {
      site.upstream.answers(replies.error);
      await post(site.services, 'submit', 'k');
      later(200 * DAY);
      await redeliver(site.services);
      const store = (await site.services.store())!;
      expect(await store.purge(180)).toBe(0);
      later(181 * DAY);
      expect(await store.purge(180)).toBe(1);
    });

    test('what the honeypot catches is stored, not sent, and told nothing', async () => {
      const values = { ...validValues('submit'), [honeypot.name]: 'buy' };
      const { outcome } = await post(site.services, 'submit', 'k', values);
      expect(outcome).toMatchObject({ kind: 'answered', status: 200 });
      expect(site.upstream.requests).toEqual([]);
      expect(await rowOf(site.services, 'k')).toMatchObject({ state: 'spam' });
      await (await site.services.store())?.release('k', 'pending');
      await redeliver(site.services);
      expect(site.upstream.taken.get('k')).toHaveLength(1);
      expect(site.upstream.taken.get('k')?.[0]).not.toContain('buy');
    });

    test('what was rejected is sent again when it is released, and only then', async () => {
      site.upstream.answers(replies.refusal);
      await post(site.services, 'submit', 'k');
      await post(site.services, 'apply', 'l');
      site.upstream.answers(replies.ok);
      const store = (await site.services.store())!;
      expect(await store.releaseUndelivered()).toBe(0);
      expect(await redeliver(site.services)).toMatchObject({ delivered: 0 });
      expect(await store.releaseUndelivered(['rejected'])).toBe(2);
      expect(await redeliver(site.services)).toMatchObject({ delivered: 2, rejected: 0 });
      expect(await health(site.services)).toMatchObject({ status: 'ok', rejected: 0 });
    });
  });
});
