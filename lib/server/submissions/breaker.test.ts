import { afterEach, describe, expect, test, vi } from 'vitest';
import { databases } from '@/lib/testing/databases';
import { post, twoProcesses } from '@/lib/testing/in-process';
import { replies } from '@/lib/testing/upstream/replies';
import { Breakers } from '@/lib/server/submissions/breaker';
import { redeliver } from '@/lib/server/submissions/redeliver';

describe.each(databases)('redelivery to a call that fails, from $name', ({ fresh }) => {
  const site = twoProcesses(fresh);
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

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
  const sentKeys = () => site.upstream.requests.map(({ headers }) => headers['idempotency-key']);

  test('rows that always fail do not hold up those behind them', async () => {
    stopClocks();
    site.upstream.answers(replies.error);
    const bad = Array.from({ length: 20 }, (_, index) => `bad${index}`);
    const good = Array.from({ length: 5 }, (_, index) => `good${index}`);
    for (const key of [...bad, ...good]) await post(site.others, 'submit', key);
    later(20_000);
    site.upstream.choose = ({ headers }) =>
      `${headers['idempotency-key']}`.startsWith('bad') ? replies.error : replies.ok;
    site.upstream.requests.length = 0;
    // Five failures open the breaker while more are under way; after each pause goes one probe.
    const { pending } = await redeliver(site.services);
    expect(pending).toBeLessThanOrEqual(12);
    expect(await redeliver(site.services)).toMatchObject({ delivered: 0, pending: 0 });
    for (let runs = pending; runs < bad.length; runs += 1) {
      afterPause();
      expect(await redeliver(site.services)).toMatchObject({ delivered: 0, pending: 1 });
    }
    afterPause();
    expect(await redeliver(site.services)).toMatchObject({ delivered: 5, pending: 0 });
    // None of the bad ones was tried twice before the good ones had their turn.
    expect(sentKeys().slice(0, 20).sort()).toEqual(bad.sort());
  });

  test('a person’s command goes on behind rows that fail, one after the other', async () => {
    site.upstream.answers(replies.error);
    for (let index = 0; index < 30; index += 1) await post(site.others, 'submit', `bad${index}`);
    await post(site.others, 'submit', 'good');
    later(20_000);
    site.upstream.choose = ({ headers }) =>
      headers['idempotency-key'] === 'good' ? replies.ok : replies.error;
    const command = { ...site.services, breakers: new Breakers(0) };
    // Each once: none is due again while the command runs.
    expect(await redeliver(command, Infinity)).toMatchObject({ delivered: 1, pending: 30 });
  });

  test('a call that is down does not pause the others, and a success ends its pause', async () => {
    stopClocks();
    site.upstream.answers(replies.error);
    for (let index = 0; index < 20; index += 1) await post(site.others, 'submit', `k${index}`);
    await post(site.others, 'apply', 'another');
    later(20_000);
    site.upstream.requests.length = 0;
    const { pending } = await redeliver(site.services);
    expect(pending).toBeLessThanOrEqual(13);
    expect(site.upstream.requests.map(({ path }) => path)).toContain('/apply');
    expect(await redeliver(site.services)).toMatchObject({ delivered: 0, pending: 0 });
    site.upstream.answers(replies.ok);
    // A success of another call does not.
    await post(site.services, 'apply', 'applicant');
    expect(await redeliver(site.services)).toMatchObject({ delivered: 0, pending: 0 });
    await post(site.services, 'submit', 'visitor');
    expect(await redeliver(site.services)).toMatchObject({ delivered: 21 - pending });
    later(60_000);
    expect(await redeliver(site.services)).toMatchObject({ delivered: pending });
  });
});
