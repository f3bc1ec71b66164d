import { afterEach, describe, expect, test, vi } from 'vitest';
import { databases } from '@/lib/testing/databases';
import { lines, post, rowOf, twoProcesses } from '@/lib/testing/in-process';
import { until } from '@/lib/testing/until';
import { replies } from '@/lib/testing/upstream/replies';
import { health } from '@/lib/server/submissions/health';
import { redeliver } from '@/lib/server/submissions/redeliver';

const DAY = 86_400_000;

describe.each(databases)('redelivery from the store in $name', ({ fresh }) => {
  const site = twoProcesses(fresh);
  /** Lets the time of day pass, and with it every back-off and lease. */
  const later = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
  /** Both clocks stand still, however long the test takes. */
  const stopClocks = () => {
    later(0);
    vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  };
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    expect(lines.join('')).not.toContain('not recorded');
  });
  const sentKeys = () => site.upstream.requests.map(({ headers }) => headers['idempotency-key']);

  test('the oldest, eight at once; a visitor waits for none of them', async () => {
    site.upstream.answers(replies.error);
    const keys = Array.from({ length: 11 }, (_, index) => `k${index}`);
    for (const key of keys) await post(site.services, 'submit', key);
    site.upstream.answers(replies.ok);
    // The visitors' browsers have the first seconds to themselves.
    expect(await redeliver(site.others)).toMatchObject({ delivered: 0, pending: 0 });
    later(20_000);
    site.upstream.requests.length = 0;
    const held: (() => void)[] = [];
    site.upstream.choose = ({ headers }) =>
      headers['idempotency-key'] === 'visitor'
        ? replies.ok
        : (response, request) => void held.push(() => replies.ok(response, request));
    const redelivering = redeliver(site.others);
    await until('eight are under way', () => held.length === 8);
    expect(sentKeys().sort()).toEqual(keys.slice(0, 8));
    expect((await post(site.others, 'submit', 'visitor')).outcome.status).toBe(200);
    expect(sentKeys()).toHaveLength(9);
    site.upstream.answers(replies.ok);
    for (const answer of held) answer();
    expect(await redelivering).toMatchObject({ delivered: 11, timeIsUp: false });
  });

  test('a row that fails again is recorded, and due after its back-off', async () => {
    stopClocks();
    site.upstream.answers(replies.error);
    await post(site.others, 'submit', 'k');
    later(20_000);
    await redeliver(site.services);
    const retry_at = Date.now() + 4000;
    expect(await rowOf(site.services, 'k')).toMatchObject({
      ...{ state: 'pending', attempts: 2, last_status: 500, lease_owner: null, retry_at },
    });
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
    await store.release({ key: 'k', states: ['parked'] });
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

  test('what was rejected is sent again when it is released, and only then', async () => {
    site.upstream.answers(replies.refusal);
    await post(site.services, 'submit', 'k');
    await post(site.services, 'apply', 'l');
    site.upstream.answers(replies.ok);
    const store = (await site.services.store())!;
    expect(await store.release({ states: ['pending', 'parked'] })).toBe(0);
    expect(await redeliver(site.services)).toMatchObject({ delivered: 0 });
    expect(await store.release({ states: ['rejected'] })).toBe(2);
    expect(await redeliver(site.services)).toMatchObject({ delivered: 2, rejected: 0 });
    expect(await health(site.services)).toMatchObject({ status: 'ok', rejected: 0 });
  });

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
    // Five failures end the call's turn while more are under way.
    expect((await redeliver(site.services)).pending).toBeLessThanOrEqual(12);
    let delivered = 0;
    for (let runs = 0; runs < 4; runs += 1) {
      later(15_000);
      delivered += (await redeliver(site.services)).delivered;
    }
    // The bad ones that have been tried are behind the good ones.
    expect(delivered).toBe(good.length);
  });

  test('a person’s command goes on behind rows that fail', async () => {
    site.upstream.answers(replies.error);
    for (let index = 0; index < 30; index += 1) await post(site.others, 'submit', `bad${index}`);
    await post(site.others, 'submit', 'good');
    later(20_000);
    site.upstream.choose = ({ headers }) =>
      headers['idempotency-key'] === 'good' ? replies.ok : replies.error;
    // Each once: none is due again while the command runs.
    const sent = await redeliver(site.services, Infinity, Infinity);
    expect(sent).toMatchObject({ delivered: 1, pending: 30 });
  });

  test('a call that is down pauses until the next run, and the others do not', async () => {
    stopClocks();
    site.upstream.answers(replies.error);
    for (let index = 0; index < 20; index += 1) await post(site.others, 'submit', `k${index}`);
    await post(site.others, 'apply', 'another');
    later(20_000);
    site.upstream.requests.length = 0;
    const { pending } = await redeliver(site.services);
    expect(pending).toBeLessThanOrEqual(13);
    expect(site.upstream.requests.map(({ path }) => path)).toContain('/apply');
    site.upstream.answers(replies.ok);
    expect(await redeliver(site.services)).toMatchObject({ delivered: 21 - pending });
    later(60_000);
    expect(await redeliver(site.services)).toMatchObject({ delivered: pending });
  });
});
