import { existsSync, rmSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { allRows, openTestStore, sqlite } from '@/lib/testing/databases';
import { freePort } from '@/lib/testing/free-port';
import { post, rowOf, servicesWith } from '@/lib/testing/in-process';
import { validValues } from '@/lib/testing/values';
import { FakeUpstream } from '@/lib/testing/upstream/fake-upstream';
import { honeypot } from '@/lib/forms/fields-of';
import { forms } from '@/lib/forms/registry';
import { health } from '@/lib/server/submissions/health';
import { received } from '@/lib/server/submissions/outcome';
import { receive } from '@/lib/server/submissions/receive';

describe('without an upstream', () => {
  test('the store answers in its place, the same to the same', async () => {
    const services = servicesWith({ DATABASE_URL: await sqlite.fresh() });
    const { outcome } = await post(services, 'submit', 'k');
    expect(outcome).toMatchObject({ kind: 'responded', status: 200, json: true });
    expect((await post(services, 'submit', 'k')).outcome).toEqual(outcome);
    expect((await post(services, 'submit', 'k', validValues('submit', 'x'))).outcome.status).toBe(
      409,
    );
    expect(await rowOf(services, 'k')).toMatchObject({ state: 'stored' });
  });
});

test('a store whose file was deleted is opened anew, and nothing is acknowledged into the old one', async () => {
  const url = await sqlite.fresh();
  const file = url.slice('file:'.length);
  const services = servicesWith({ DATABASE_URL: url });
  expect((await post(services, 'submit', 'before')).outcome.status).toBe(200);
  for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix);
  expect((await post(services, 'submit', 'after')).outcome.status).toBe(200);
  // Deleted between opening and writing: refused, and right the next time.
  const opened = (await services.store())!;
  rmSync(file);
  const inBetween = { ...services, store: async () => opened };
  expect((await post(inBetween, 'submit', 'between')).outcome.status).toBe(503);
  expect((await post(services, 'submit', 'between')).outcome.status).toBe(200);
  const rows = await allRows(await openTestStore(url));
  expect(rows.map(({ key }) => key)).toEqual(['between']);
  // What was opened before is closed, and the journal of the new file is still there.
  await expect(opened.find('before')).rejects.toThrow();
  expect(existsSync(`${file}-wal`)).toBe(true);
  expect(await health(services)).toMatchObject({ status: 'ok' });
});

test('what is made from typed text is made with the secret of the store', async () => {
  const rowsIn = async (url: string) => {
    const services = servicesWith({ DATABASE_URL: url });
    const body = new URLSearchParams({ email: 'a@b.c', firstName: 'Ada', lastName: 'L' });
    const form = new Request('http://localhost/api', { method: 'POST', body });
    const { key } = await receive(form, forms.submit, services);
    await post(services, 'submit', 'k');
    return [key, (await rowOf(services, 'k'))?.fingerprint];
  };
  // Without a script, the key is made from the form and these ten minutes.
  vi.useFakeTimers({ toFake: ['Date'] });
  const rows = [...(await rowsIn(await sqlite.fresh())), ...(await rowsIn(await sqlite.fresh()))];
  vi.useRealTimers();
  expect(new Set(rows.filter(Boolean)).size).toBe(4);
});

describe('without a store', () => {
  test('that is wanted: submissions are forwarded', async () => {
    const upstream = await new FakeUpstream().start();
    const services = servicesWith({ DATABASE_URL: 'off', UPSTREAM_URL: upstream.url });
    expect((await post(services, 'submit', 'k')).outcome.status).toBe(200);
    expect([...upstream.taken.keys()]).toEqual(['k']);
    await upstream.stop();
  });

  test.each(['off', 'away'])('%s: what the honeypot caught goes nowhere', async (store) => {
    const upstream = await new FakeUpstream().start();
    const url = store === 'off' ? 'off' : `postgres://127.0.0.1:${await freePort()}/none`;
    const services = servicesWith({ DATABASE_URL: url, UPSTREAM_URL: upstream.url });
    const values = { ...validValues('submit'), [honeypot.name]: 'buy' };
    expect((await post(services, 'submit', 'k', values)).outcome).toEqual(received);
    expect(upstream.requests).toEqual([]);
    await upstream.stop();
  });

  test('that is away: forwarded all the same; without an upstream, 503', async () => {
    const upstream = await new FakeUpstream().start();
    const away = `postgres://127.0.0.1:${await freePort()}/none`;
    const services = servicesWith({ DATABASE_URL: away, UPSTREAM_URL: upstream.url });
    expect((await post(services, 'submit', 'k')).outcome.status).toBe(200);
    expect(upstream.taken.get('k')).toHaveLength(1);
    const { outcome } = await post(servicesWith({ DATABASE_URL: away }), 'submit', 'k');
    expect(outcome).toMatchObject({ kind: 'refused', status: 503 });
    expect(await health(services)).toMatchObject({
      status: 'degraded',
      store: { state: 'unavailable' },
    });
    expect(await health(servicesWith({ DATABASE_URL: away }))).toMatchObject({ status: 'down' });
    await upstream.stop();
  });
});
