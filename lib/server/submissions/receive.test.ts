import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { databases } from '@/lib/testing/databases';
import { later, lines, post, postSample, postForm, twoProcesses } from '@/lib/testing/in-process';
import { until } from '@/lib/testing/until';
import { calls, validValues } from '@/lib/testing/values';
import { replies, slow } from '@/lib/testing/upstream/replies';
import { honeypot } from '@/lib/forms/fields-of';
import { formFor } from '@/lib/testing/form-for';
import { z } from 'zod/mini';
import { receive } from '@/lib/server/submissions/receive';
import { formKey } from '@/lib/server/submissions/keys';
import { received } from '@/lib/server/submissions/outcome';

describe.each(databases)('with the store in $name', ({ fresh }) => {
  const site = twoProcesses(fresh);

  test.each(calls)('%s arrives once, under the names it is sent as', async (call) => {
    const { outcome, key } = await post(site.services, call);
    expect(outcome).toMatchObject({ kind: 'responded', status: 200, body: '{"ok":true}' });
    const [request] = site.upstream.requests;
    const sentAs = new Map(Object.entries(formFor(call).sentAs ?? {}));
    const names = Object.keys(validValues(call)).map((name) => sentAs.get(name) ?? name);
    expect(request?.path).toBe(`/${call}`);
    expect(Object.keys(JSON.parse(request?.body ?? '{}')).sort()).toEqual(names.sort());
    expect(await site.row(key ?? '')).toMatchObject({
      state: 'delivered',
      body: null,
    });
  });

  test('nothing invalid is stored or sent', async () => {
    const { outcome } = await post(site.services, 'submit', 'k', { email: 'no' });
    expect(outcome).toMatchObject({ status: 422, errors: { email: expect.any(String) } });
    expect(await site.row('k')).toBeUndefined();
    expect(site.upstream.requests).toEqual([]);
  });

  test('the same again arrives once, and is answered that it was received', async () => {
    await post(site.services, 'submit', 'k');
    for (const process of [site.services, site.others]) {
      expect((await post(process, 'submit', 'k')).outcome).toEqual(received);
    }
    expect(site.upstream.taken.get('k')).toHaveLength(1);
  });

  test('what the honeypot caught is not sent, and does not answer for a person', async () => {
    const caught = { ...validValues('submit'), [honeypot.name]: 'buy' };
    expect((await post(site.services, 'submit', 'k', caught)).outcome).toEqual(received);
    const row = await site.row('k');
    expect(row).toMatchObject({
      state: 'spam',
      spam_reason: 'honeypot',
      body: expect.not.stringContaining('buy'),
    });
    expect(site.upstream.requests).toEqual([]);
    await post(site.services, 'submit', 'k');
    expect(site.upstream.taken.get('k')).toHaveLength(1);
    expect(await site.row('k')).toMatchObject({ spam_reason: null });
    // Nor does it learn of the real one, or change it.
    expect((await post(site.services, 'submit', 'k', caught)).outcome).toEqual(received);
    expect(await site.row('k')).toMatchObject({ state: 'delivered' });
  });

  test('another person on the same tab, and a correction in a copy of it: both are there', async () => {
    site.upstream.answers(replies.error);
    const [failed, corrected, copied] = [1, 2, 3].map(() => crypto.randomUUID());
    const values = (name: string) => validValues('submit', name);
    // What browsers with a page of an earlier build still send.
    const supersedes = { supersedes: failed! };
    await post(site.services, 'submit', failed, values('ada'));
    await post(site.others, 'submit', corrected, values('grace'), supersedes);
    expect(await site.row(failed!)).toMatchObject({ state: 'pending' });
    site.upstream.answers(replies.ok);
    expect((await post(site.services, 'submit', failed, values('ada'))).outcome.status).toBe(200);
    await post(site.others, 'submit', copied, values('joan'), supersedes);
    expect([...site.upstream.taken.keys()]).toEqual([failed, copied]);
    for (const [key, state] of [
      [failed, 'delivered'],
      [corrected, 'pending'],
      [copied, 'delivered'],
    ] as const)
      expect(await site.row(key!)).toMatchObject({ state });
  });

  test('a deployment between two attempts does not make another submission of the same', async () => {
    site.upstream.answers(replies.error);
    const values = validValues('submit');
    await post(site.services, 'submit', 'k', values);
    // The form has lost a field, and has a new one that may stay empty; the tab knows neither.
    const form = formFor('submit');
    const [first] = form.groups;
    const fields = first!.fields.map((field) =>
      field.name === 'message' ? { ...field, name: 'budget' } : field,
    );
    const schema = z.looseObject({ budget: z._default(z.string(), '') });
    const next = { ...form, groups: [{ ...first!, fields }], schema };
    site.upstream.answers(replies.ok);
    const again = new Request('http://localhost/api', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'k' },
      body: JSON.stringify(values),
    });
    expect((await receive(again, next, site.others)).outcome).toMatchObject({ status: 200 });
    expect(site.upstream.taken.get('k')).toHaveLength(1);
  });

  test.each([
    ['an empty unknown field', { unknown: '' }, 200],
    ['an empty unknown list', { list: [] }, 200],
    ['a filled unknown field', { unknown: 'x' }, 409],
  ])('the same with %s: %j, %i', async (_, more, status) => {
    await post(site.services, 'submit', 'k', { ...more, ...validValues('submit') });
    const { outcome } = await post(site.others, 'submit', 'k');
    expect(outcome.status).toBe(status);
  });

  test('the same key with other values, or for another form, is refused', async () => {
    await post(site.services, 'submit', 'k');
    const others = validValues('submit', 'grace');
    for (const outcome of [post(site.others, 'submit', 'k', others), postSample(site.others, 'k')])
      expect(await outcome).toMatchObject({ outcome: { status: 409 } });
    expect(site.upstream.requests).toHaveLength(1);
  });

  test('who comes second asks the store when the first has ended, not meanwhile', async () => {
    site.upstream.answers(slow(500));
    const first = post(site.services, 'submit', 'k');
    await until('the first is under way', () => site.upstream.requests.length > 0);
    const claim = vi.spyOn(site.store, 'claim');
    const others = Array.from({ length: 20 }, () => post(site.services, 'submit', 'k'));
    expect(new Set((await Promise.all(others)).map(({ outcome }) => outcome))).toEqual(
      new Set([received]),
    );
    expect((await first).outcome).toMatchObject({ status: 200 });
    expect(claim.mock.calls.length).toBeLessThanOrEqual(40);
  });

  test('of many at once one is sent; where that fails, it is the next one’s to try', async () => {
    site.upstream.answers(replies.error, replies.ok);
    const receipts = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        post(index % 2 ? site.services : site.others, 'submit', 'k'),
      ),
    );
    const statuses = receipts.map(({ outcome }) => outcome.status);
    expect(statuses.sort()).toEqual([...Array(11).fill(200), 500]);
    expect(site.upstream.taken.get('k')).toHaveLength(1);
  });

  test('who comes second waits for the first, and is told so when it takes too long', async () => {
    site.upstream.answers(replies.hang);
    const first = post(site.services, 'submit', 'k');
    await until('the first is under way', () => site.upstream.requests.length > 0);
    const now = performance.now();
    let calls = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now + (calls += 1) * 3000);
    const { outcome } = await post(site.others, 'submit', 'k');
    vi.restoreAllMocks();
    expect(outcome).toMatchObject({ status: 409, retryAfter: expect.any(Number) });
    expect(calls).toBeGreaterThan(2);
    expect(site.upstream.requests).toHaveLength(1);
    site.upstream.reset();
    await first;
  });

  test('a form posted twice without JavaScript within 10 minutes arrives once', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T12:00:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    const send = () => postForm(site.services);
    const [one, two] = [await send(), await send()];
    expect([one.outcome.status, two.outcome]).toEqual([200, received]);
    expect(two.key).toBe(one.key);
    // RFC 9562, version 8.
    expect(one.key).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
    expect(site.upstream.requests).toHaveLength(1);
    expect((await postForm(site.services, 'c@d.e')).key).not.toBe(one.key);
    const keyOf = (call: string) => formKey(site.store.secret, call, 'the same values');
    expect(keyOf('sample')).not.toBe(keyOf('submit'));
    later(10 * 60_000);
    expect((await send()).key).not.toBe(one.key);
  });
});

test('no log line holds anything that was typed', () => {
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.join('')).not.toMatch(/ada|grace|@example|instagram/i);
});
