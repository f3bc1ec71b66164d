import { describe, expect, test } from 'vitest';
import { honeypot } from '@/lib/forms/honeypot';
import { databases } from '@/e2e/faults/support/databases';
import { post, rowOf, twoProcesses } from '@/e2e/faults/support/in-process';
import { validValues } from '@/e2e/faults/support/submissions';
import { replies } from '@/e2e/faults/support/upstream';
import { health } from '@/lib/submissions/health';
import { redeliver } from '@/lib/submissions/redeliver';

describe.each(databases)('redelivery from the store in $name', ({ skip, fresh }) => {
  describe.skipIf(skip)('', () => {
    const site = twoProcesses(fresh);

    test('oldest first, by many at once, each once', async () => {
      site.upstream.reply = replies.error;
      const keys = Array.from({ length: 8 }, (_, index) => `k${index}`);
      for (const key of keys) await post(site.services, 'submit', key);
      site.upstream.requests.length = 0;
      site.upstream.reply = replies.ok;
      await redeliver(site.services, { ignoreRetryAt: false, run: Infinity });
      expect(site.upstream.requests.map(({ headers }) => headers['idempotency-key'])).toEqual(keys);

      site.upstream.reply = replies.error;
      for (const key of keys) await post(site.services, 'submit', `more-${key}`);
      site.upstream.reply = replies.ok;
      await Promise.all([redeliver(site.services), redeliver(site.others), redeliver(site.others)]);
      await redeliver(site.services);
      expect([...site.upstream.taken].every(([, bodies]) => bodies.length === 1)).toBe(true);
      expect(site.upstream.taken.size).toBe(16);
    });

    test('a call that is still down is left alone after three, others are not', async () => {
      site.upstream.reply = replies.error;
      for (let index = 0; index < 5; index += 1) await post(site.services, 'submit', `k${index}`);
      await post(site.services, 'apply', 'another');
      site.upstream.requests.length = 0;
      expect(await redeliver(site.services)).toEqual({ delivered: 0, rejected: 0, pending: 4 });
      expect(site.upstream.requests.map(({ path }) => path)).toEqual([
        ...['/submit', '/submit', '/submit', '/apply'],
      ]);
      // Those four wait their turn; the other two are next.
      await redeliver(site.services);
      expect(
        new Set(site.upstream.requests.map(({ headers }) => headers['idempotency-key'])).size,
      ).toBe(6);
    });

    test('what the trap catches is kept, not sent, and told nothing', async () => {
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

    test('health', async () => {
      expect(await health(site.services)).toMatchObject({
        status: 'ok',
        upstream: { state: 'untried' },
      });
      site.upstream.reply = replies.error;
      await post(site.services, 'submit');
      expect(await health(site.others)).toMatchObject({
        status: 'degraded',
        store: { state: 'ok' },
        upstream: { state: 'failing', lastStatus: 500 },
        pending: 1,
      });
    });
  });
});
