/** The upstream of these tests verifies by itself (lib/testing/upstream/verify.ts), not with our library. */
import { onTestFinished, describe, expect, test } from 'vitest';
import { sqlite } from '@/lib/testing/databases';
import { later, lines, post, rowOf, servicesWith, startUpstream } from '@/lib/testing/in-process';
import { ok } from '@/lib/testing/upstream/replies';
import { isSigned } from '@/lib/testing/upstream/verify';
import { validValues } from '@/lib/testing/values';
import { health } from '@/lib/server/submissions/health';
import { redeliver } from '@/lib/server/submissions/redeliver';

const secretOf = (name: string) => `whsec_${Buffer.alloc(32, name).toString('base64')}`;
const [old, next] = [secretOf('old'), secretOf('next')];

/** A site on a store, and an upstream that knows `secret`. */
async function signing(secret: string | undefined) {
  const upstream = await startUpstream();
  upstream.secret = secret;
  const database = await sqlite.fresh();
  const siteWith = (its: string) => {
    const services = servicesWith({
      DATABASE_URL: database,
      UPSTREAM_URL: upstream.url,
      UPSTREAM_SECRET: its,
    });
    onTestFinished(async () => (await services.store())?.close());
    return services;
  };
  return { upstream, siteWith };
}
type Values = Record<string, unknown>;
const hard: Values = { ...validValues('submit'), firstName: 'Ada 李 \ud800 é', message: '"\\\n😀' };

test('the calls of a site are its own to the byte, for five minutes', async () => {
  const { upstream, siteWith } = await signing(old);
  const { outcome } = await post(siteWith(old), 'submit', 'k.1', hard);
  expect(outcome.status).toBe(200);
  const { headers, body } = upstream.requests[0]!;
  expect(headers).toMatchObject({ 'webhook-id': 'k.1', 'idempotency-key': 'k.1' });

  const bytes = Buffer.from(body);
  expect(isSigned(old, headers, bytes)).toBe(true);
  for (const place of [0, 7, bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed[place]! ^= 1;
    expect(isSigned(old, headers, changed)).toBe(false);
  }
  expect(isSigned(old, { ...headers, 'webhook-id': 'k.2' }, bytes)).toBe(false);
  expect(isSigned(next, headers, bytes)).toBe(false);
  const sent = Number(headers['webhook-timestamp']) * 1000;
  expect(isSigned(old, headers, bytes, sent + 300_000)).toBe(true);
  expect(isSigned(old, headers, bytes, sent + 301_000)).toBe(false);
  expect(isSigned(old, headers, bytes, sent - 301_000)).toBe(false);
});

test('each attempt is signed anew, under the same id', async () => {
  const { upstream, siteWith } = await signing(next);
  const site = siteWith(old);
  expect((await post(site, 'submit', 'k')).outcome.status).toBe(401);
  expect((await health(site)).upstream).toMatchObject({ state: 'configuration' });
  expect(await rowOf(site, 'k')).toMatchObject({ state: 'pending' });
  upstream.secret = old;
  later(3_600_000);
  expect(await redeliver(site)).toMatchObject({ delivered: 1 });
  expect(upstream.requests.map(({ headers }) => headers['webhook-id'])).toEqual(['k', 'k']);
});

test('without a secret nothing is signed', async () => {
  const { upstream, siteWith } = await signing(undefined);
  await post(siteWith(''), 'submit');
  const names = Object.keys(upstream.requests[0]?.headers ?? {});
  expect(names.filter((name) => name.startsWith('webhook-'))).toEqual([]);
});

describe('while the secret is replaced', () => {
  test('both are accepted, and the old one alone no longer', async () => {
    const { upstream, siteWith } = await signing(old);
    const both = siteWith(`${old} ${next}`);
    expect((await post(both, 'submit')).outcome.status).toBe(200);
    upstream.secret = next;
    expect((await post(both, 'submit')).outcome.status).toBe(200);
    expect((await post(siteWith(next), 'submit')).outcome.status).toBe(200);
    expect((await post(siteWith(old), 'submit')).outcome.status).toBe(401);
  });

  test('under load, and in the wrong order too, nothing is lost and nothing comes twice', async () => {
    const { upstream, siteWith } = await signing(old);
    upstream.choose = () => ok;
    // The upstream forgets the old secret before the site has heard of the new one.
    const steps = [siteWith(old), siteWith(old), siteWith(`${old} ${next}`), siteWith(next)];
    const keys: string[] = [];
    for (const [step, site] of steps.entries()) {
      const sending = Array.from({ length: 20 }, async (_, index) => {
        keys.push(`${step}.${index}`);
        await post(site, 'submit', `${step}.${index}`);
      });
      if (step === 1) upstream.secret = next;
      await Promise.all(sending);
    }
    expect(upstream.taken.size).toBeLessThan(keys.length);
    later(3_600_000);
    await redeliver(steps.at(-1)!, Infinity, Infinity);
    expect([...upstream.taken.keys()].sort()).toEqual(keys.sort());
    expect([...upstream.taken.values()].filter(({ length }) => length > 1)).toEqual([]);
  });
});

test('no line of the log holds a secret', () => {
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.join('')).not.toMatch(/whsec_|b2xkb2xk/);
});
