import { describe, expect, test, vi } from 'vitest';
import { databases } from '@/lib/testing/databases';
import { lines, post, rowOf, twoProcesses } from '@/lib/testing/in-process';
import { calls, validValues } from '@/lib/testing/values';
import { replies } from '@/lib/testing/upstream/replies';
import { honeypot } from '@/lib/forms/fields-of';
import { forms } from '@/lib/forms/registry';
import { received } from '@/lib/server/submissions/outcome';
import { receive } from '@/lib/server/submissions/receive';
import { redeliver } from '@/lib/server/submissions/redeliver';

const formPost = () =>
  new Request('http://localhost/api', {
    method: 'POST',
    body: new URLSearchParams({ email: 'a@b.c', firstName: 'Ada', lastName: 'L' }),
  });

describe.each(databases)('with the store in $name', ({ fresh }) => {
  const site = twoProcesses(fresh);

  test.each(calls)('%s arrives once, under the names it is sent as', async (call) => {
    const { outcome, key } = await post(site.services, call);
    expect(outcome).toMatchObject({ kind: 'responded', status: 200, body: '{"ok":true}' });
    const [request] = site.upstream.requests;
    const sentAs = new Map(Object.entries(forms[call].sentAs ?? {}));
    const names = Object.keys(validValues(call)).map((name) => sentAs.get(name) ?? name);
    expect(request?.path).toBe(`/${call}`);
    expect(Object.keys(JSON.parse(request?.body ?? '{}')).sort()).toEqual(names.sort());
    expect(await rowOf(site.services, key ?? '')).toMatchObject({
      state: 'delivered',
      body: null,
    });
  });

  test('nothing invalid is stored or sent', async () => {
    const { outcome } = await post(site.services, 'submit', 'k', { email: 'no' });
    expect(outcome).toMatchObject({ status: 422, errors: { email: expect.any(String) } });
    expect(await rowOf(site.services, 'k')).toBeUndefined();
    expect(site.upstream.requests).toEqual([]);
  });

  test('the same again arrives once, and is answered that it was received', async () => {
    await post(site.services, 'apply', 'k');
    for (const process of [site.services, site.others]) {
      expect((await post(process, 'apply', 'k')).outcome).toEqual(received);
    }
    expect(site.upstream.taken.get('k')).toHaveLength(1);
  });

  test('what the honeypot caught is not sent, and does not answer for a person', async () => {
    const caught = { ...validValues('submit'), [honeypot.name]: 'buy' };
    expect((await post(site.services, 'submit', 'k', caught)).outcome).toEqual(received);
    const row = await rowOf(site.services, 'k');
    expect(row).toMatchObject({ state: 'spam', body: expect.not.stringContaining('buy') });
    expect(site.upstream.requests).toEqual([]);
    await post(site.services, 'submit', 'k');
    expect(site.upstream.taken.get('k')).toHaveLength(1);
    expect(await rowOf(site.services, 'k')).toMatchObject({ state: 'delivered' });
  });

  test('a correction goes upstream, and not what it replaces', async () => {
    site.upstream.answers(replies.error);
    const [typo, correct] = [crypto.randomUUID(), crypto.randomUUID()];
    await post(site.services, 'submit', typo, validValues('submit', 'typo'));
    const values = validValues('submit', 'correct');
    site.upstream.answers(replies.ok);
    await post(site.others, 'submit', correct, values, { supersedes: typo });
    expect(await rowOf(site.services, typo)).toBeUndefined();
    expect([...site.upstream.taken.keys()]).toEqual([correct]);
  });

  test.each(['k', 'not a UUID', ''])('%j names nothing that could be replaced', async (given) => {
    site.upstream.answers(replies.error);
    await post(site.services, 'submit', 'k');
    const values = validValues('submit', 'other');
    await post(site.services, 'submit', 'other', values, { supersedes: given });
    expect(await rowOf(site.services, 'k')).toMatchObject({ state: 'pending' });
  });

  test('the same key with other values is refused', async () => {
    await post(site.services, 'submit', 'k');
    const { outcome } = await post(site.others, 'submit', 'k', validValues('submit', 'grace'));
    expect(outcome).toMatchObject({ status: 409 });
    expect(site.upstream.requests).toHaveLength(1);
  });

  test('many at once arrive once', async () => {
    const receipts = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        post(index % 2 ? site.services : site.others, 'apply', 'k'),
      ),
    );
    expect(receipts.map(({ outcome }) => outcome.status)).toEqual(Array(12).fill(200));
    expect(site.upstream.taken.get('k')).toHaveLength(1);
  });

  test('a form without a script, posted twice, arrives once', async () => {
    const send = () => receive(formPost(), forms.submit, site.services);
    const [one, two] = [await send(), await send()];
    expect([one.outcome.status, two.outcome]).toEqual([200, received]);
    expect(two.key).toBe(one.key);
    expect(site.upstream.requests).toHaveLength(1);
    // The clock strikes between two clicks.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 9 * 60_000 });
    try {
      expect((await send()).key).toBe(one.key);
      vi.setSystemTime(Date.now() + 20 * 60_000);
      expect((await send()).key).not.toBe(one.key);
    } finally {
      vi.useRealTimers();
    }
  });

  test('an answer waits until the row says how sending ended', async () => {
    const store = (await site.services.store())!;
    let record = () => {};
    const held = new Promise<void>((resolve) => (record = resolve));
    let recording = () => {};
    const reached = new Promise<void>((resolve) => (recording = resolve));
    const recordDelivery: typeof store.recordDelivery = (result) => {
      recording();
      return held.then(() => store.recordDelivery(result));
    };
    let answered = false;
    const answer = receive(formPost(), forms.submit, {
      ...site.services,
      store: async () => ({ ...store, recordDelivery }),
    }).finally(() => (answered = true));
    // The upstream has taken it; a whole turn of the event loop later nobody is answered yet.
    await reached;
    await new Promise(setImmediate);
    expect(answered).toBe(false);
    record();
    const { outcome, key } = await answer;
    expect(outcome).toMatchObject({ status: 200 });
    expect(await rowOf(site.services, key!)).toMatchObject({ state: 'delivered', body: null });
  });

  test.each([
    ['error', 500, '{"message":"It broke."}', 'pending'],
    ['html', 503, '<h1>Service unavailable</h1>', 'pending'],
    ['refusal', 400, '{"message":"No, thank you."}', 'rejected'],
  ] as const)(
    '%s comes back as it is, and the key stays free',
    async (name, status, body, state) => {
      site.upstream.answers(replies[name]);
      expect((await post(site.services, 'submit', 'k')).outcome).toMatchObject({
        kind: 'responded',
        status,
        body,
      });
      expect(await rowOf(site.services, 'k')).toMatchObject({ state, last_status: status });
      site.upstream.answers(replies.ok);
      expect((await post(site.others, 'submit', 'k')).outcome).toMatchObject({ status: 200 });
      expect(site.upstream.taken.get('k')).toHaveLength(1);
    },
  );

  test.each([
    ['reset', 'ECONNRESET'],
    ['redirect', 'REDIRECT'],
  ] as const)('%s is 502 in our words, and is delivered later', async (name, reason) => {
    site.upstream.answers(replies[name]);
    const { outcome } = await post(site.services, 'submit', 'k');
    const line = lines.findLast((text) => text.includes('upstream failed')) ?? '{}';
    expect(JSON.parse(line)).toMatchObject({ call: 'submit', key: 'k', reason });
    expect(outcome).toMatchObject({
      kind: 'refused',
      status: 502,
      message: 'An error occurred. Please try again.',
    });
    expect(await rowOf(site.services, 'k')).toMatchObject({ state: 'pending' });
    site.upstream.answers(replies.ok);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 20_000 });
    expect(await redeliver(site.services)).toMatchObject({ delivered: 1, pending: 0 });
    vi.useRealTimers();
    expect(site.upstream.taken.get('k')).toHaveLength(1);
    // The visitor tries again after all.
    expect((await post(site.others, 'submit', 'k')).outcome).toMatchObject({ status: 200 });
    expect(site.upstream.taken.get('k')).toHaveLength(1);
  });
});

test('no log line holds anything that was typed', () => {
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.join('')).not.toMatch(/ada|grace|@example|instagram/i);
});
