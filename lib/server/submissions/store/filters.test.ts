import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { allRows, databases } from '@/lib/testing/databases';
import { later, post, twoProcesses } from '@/lib/testing/in-process';
import { attempt, claimed, leaseNext, submission } from '@/lib/testing/stores';
import { LEASE, LONGEST_WAIT } from '@/lib/server/submissions/store/leases';
import type { Filter } from '@/lib/server/submissions/store/filters';

const DAY = 86_400_000;
const bodyOf = (values: Record<string, unknown>) => JSON.stringify(values);

describe.each(databases)('what a person asks for, in $name', ({ fresh }) => {
  const site = twoProcesses(fresh);
  const keep = (
    key: string,
    values: Record<string, unknown>,
    form: 'submit' | 'apply' = 'submit',
  ) => site.store.claim(submission({ key, form, body: bodyOf(values), state: 'stored' }));
  const found = async (filter: Filter) => {
    const keys: string[] = [];
    for await (const { key } of site.store.list(filter)) keys.push(key);
    return keys;
  };

  test('form, state, time and number narrow it', async () => {
    await keep('one', { email: 'a@b.c' });
    await attempt(site.store, submission({ key: 'two' }), 'rejected');
    later(DAY);
    const middle = Date.now();
    await keep('three', { email: 'a@b.c' }, 'apply');
    await keep('four', { email: 'a@b.c' });
    expect(await found({})).toEqual(['four', 'three', 'two', 'one']);
    expect(await found({ form: 'submit' })).toEqual(['four', 'two', 'one']);
    expect(await found({ states: ['rejected'] })).toEqual(['two']);
    expect(await found({ form: 'submit', states: ['stored', 'rejected'], limit: 2 })).toEqual([
      'four',
      'two',
    ]);
    expect(await found({ since: middle })).toEqual(['four', 'three']);
    expect(await found({ until: middle })).toEqual(['two', 'one']);
    expect(await found({ since: middle, until: middle })).toEqual([]);
  });

  test('a text is found in any field and case; an email address is found whole', async () => {
    await keep('ann', { email: 'Ann@Example.com', name: 'José "JJ" 100% O’Hara' });
    await keep('other', { email: 'joann@example.com', list: ['Ann@Example.com.au', 'x_y'] });
    const by = (match: string) => found({ match });
    expect(await by('ann@example.com')).toEqual(['ann']);
    expect(await by('JOSÉ')).toEqual(['ann']);
    expect(await by('jose\u0301')).toEqual(['ann']);
    expect(await by('"jj" 100%')).toEqual(['ann']);
    expect(await by('X_Y')).toEqual(['other']);
    expect(await by('XZY')).toEqual([]);
    await keep('brien', {
      email: "o'brien@tassel.edu",
      name: "'quoted@tassel.edu' x@t.edu/or@tassel.edu",
    });
    expect(await by('brien@tassel.edu')).toEqual([]);
    expect(await by("o'brien@tassel.edu")).toEqual(['brien']);
    for (const whole of ['quoted@tassel.edu', 'or@tassel.edu'])
      expect(await by(whole)).toEqual(['brien']);
    // The name of a field is no answer.
    expect(await by('email')).toEqual([]);
    expect(await found({ match: 'example', limit: 1 })).toEqual(['other']);
  });

  test('a text is looked for in all rows, however many have none', async () => {
    await keep('first', { name: 'needle' });
    await site.store.write((db) =>
      sql`WITH RECURSIVE number(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM number WHERE i < 45000)
        INSERT INTO submissions (key, form, state, fingerprint, received_at, attempts, body)
        SELECT 'filler' || i, 'apply', 'stored', '', 1, 0, '{}' FROM number`.execute(db),
    );
    expect(await found({ match: 'needle' })).toEqual(['first']);
    expect(await found({ form: 'submit' })).toEqual(['first']);
  });

  test('the same rows are read twice, whatever comes meanwhile', async () => {
    await keep('one', { name: 'x' });
    const rows = site.store.list();
    for await (const { key } of rows) expect(key).toBe('one');
    await keep('two', { other: 'x' }, 'apply');
    for await (const { key } of rows) expect(key).toBe('one');
  });

  test('what is deleted on request is gone, and its browser does not bring it back', async () => {
    const { services, store, upstream } = site;
    for (const key of ['sent-1', 'again-1']) await post(services, 'submit', key);
    const end = await claimed(store, submission({ key: 'under way' }));
    expect(await store.forget(['sent-1', 'again-1', 'under way'])).toBe(3);
    expect(await store.forget(['sent-1'])).toBe(0);
    await end('delivered');
    expect(await allRows(store)).toEqual([]);
    expect(await found({ states: ['deleted'] })).toEqual(['under way', 'again-1', 'sent-1']);
    for (const key of ['sent-1', 'again-1', 'under way'])
      expect(await site.row(key)).toMatchObject({ body: null, fingerprint: '', state: 'deleted' });

    const { outcome } = await post(services, 'submit', 'again-1');
    expect(outcome).toMatchObject({ kind: 'refused', status: 409 });
    expect(outcome).toMatchObject({ message: expect.stringContaining('deleted on request') });
    expect(upstream.taken.get('again-1')).toHaveLength(1);
    expect(await store.release({ states: ['pending'] })).toBe(0);
    expect(await store.purge(-1)).toBe(3);
  });

  test('a purge may be narrowed', async () => {
    await keep('one', { email: 'a@b.c' });
    await keep('two', { email: 'd@e.f' });
    expect(await site.store.purge(-1, { match: 'a@b.c' })).toBe(1);
    expect(await found({})).toEqual(['two']);
    // What is pending is none of the newest that it means.
    await attempt(site.store, submission({ key: 'pending' }));
    expect(await site.store.purge(-1, { states: undefined, limit: 1 })).toBe(1);
    expect(await found({})).toEqual(['pending']);
  });

  test('what is released is due now, also if a clock was ahead', async () => {
    const { store } = site;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 100 * DAY });
    await attempt(store, submission({ key: 'ahead' }));
    vi.useRealTimers();
    expect(await store.release({ states: ['pending'] })).toBe(1);
    expect(await leaseNext(store)).toMatchObject({ key: 'ahead' });
  });

  test('a back-off begins where the attempt ends', async () => {
    const { store } = site;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    const sent = submission();
    await attempt(store, sent);
    await store.release({ states: ['pending'] });
    const { lease } = (await leaseNext(store))!;
    later(LEASE / 2);
    await store.recordDelivery({ key: sent.key, lease, state: 'pending', status: null });
    const { retry_at } = (await site.row(sent.key))!;
    expect(retry_at! - Date.now()).toBeGreaterThanOrEqual(4000);
    expect(retry_at! - Date.now()).toBeLessThan(LONGEST_WAIT);
  });
});
