/** The fake upstream verifies signatures itself (lib/testing/upstream/verify.ts), not with the library that signs. */
import { onTestFinished, describe, expect, test } from 'vitest';
import { sqlite } from '@/lib/testing/databases';
import {
  advanceTime,
  logLines,
  postSubmission,
  readRow,
  createTestServices,
  startUpstream,
} from '@/lib/testing/in-process';
import { ok } from '@/lib/testing/upstream/replies';
import { isSigned } from '@/lib/testing/upstream/verify';
import { createValues } from '@/lib/testing/values';
import { reportHealth } from '@/lib/server/submissions/health';
import { redeliver } from '@/lib/server/submissions/redeliver';

const createSecret = (name: string) => `whsec_${Buffer.alloc(32, name).toString('base64')}`;
const [oldSecret, newSecret] = [createSecret('old'), createSecret('new')];

/** Starts an upstream that verifies signatures with `secret`. Sites that `siteWith` creates share one store. */
async function startVerifyingUpstream(secret: string | undefined) {
  const upstream = await startUpstream();
  upstream.secret = secret;
  const database = await sqlite.createUrl();
  const siteWith = (siteSecret: string) => {
    const services = createTestServices({
      DATABASE_URL: database,
      UPSTREAM_URL: upstream.url,
      UPSTREAM_SECRET: siteSecret,
    });
    onTestFinished(async () => (await services.store())?.close());
    return services;
  };
  return { upstream, siteWith };
}
const unusualValues: Record<string, unknown> = {
  ...createValues('submit'),
  firstName: 'Ada 李 \ud800 é',
  message: '"\\\n😀',
};

test('a signature is invalid for a changed body, ID or secret, and after five minutes', async () => {
  const { upstream, siteWith } = await startVerifyingUpstream(oldSecret);
  const { outcome } = await postSubmission(siteWith(oldSecret), 'submit', 'k.1', unusualValues);
  expect(outcome.status).toBe(200);
  const { headers, body } = upstream.requests[0]!;
  expect(headers).toMatchObject({ 'webhook-id': 'k.1', 'idempotency-key': 'k.1' });

  const bytes = Buffer.from(body);
  expect(isSigned(oldSecret, headers, bytes)).toBe(true);
  for (const position of [0, 7, bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed[position]! ^= 1;
    expect(isSigned(oldSecret, headers, changed)).toBe(false);
  }
  expect(isSigned(oldSecret, { ...headers, 'webhook-id': 'k.2' }, bytes)).toBe(false);
  expect(isSigned(newSecret, headers, bytes)).toBe(false);
  const sent = Number(headers['webhook-timestamp']) * 1000;
  expect(isSigned(oldSecret, headers, bytes, sent + 300_000)).toBe(true);
  expect(isSigned(oldSecret, headers, bytes, sent + 301_000)).toBe(false);
  expect(isSigned(oldSecret, headers, bytes, sent - 301_000)).toBe(false);
});

test('the site sends a submission again under the same webhook-id after a 401', async () => {
  const { upstream, siteWith } = await startVerifyingUpstream(newSecret);
  const site = siteWith(oldSecret);
  expect((await postSubmission(site, 'submit', 'k')).outcome.status).toBe(401);
  expect((await reportHealth(site)).upstream).toMatchObject({ state: 'configuration' });
  expect(await readRow(site, 'k')).toMatchObject({ state: 'pending' });
  upstream.secret = oldSecret;
  advanceTime(3_600_000);
  expect(await redeliver(site)).toMatchObject({ delivered: 1 });
  expect(upstream.requests.map(({ headers }) => headers['webhook-id'])).toEqual(['k', 'k']);
});

test('the site sends no signature without UPSTREAM_SECRET', async () => {
  const { upstream, siteWith } = await startVerifyingUpstream(undefined);
  await postSubmission(siteWith(''), 'submit');
  const names = Object.keys(upstream.requests[0]?.headers ?? {});
  expect(names.filter((name) => name.startsWith('webhook-'))).toEqual([]);
});

describe('while UPSTREAM_SECRET is replaced', () => {
  test('a site that has both secrets is accepted before and after the upstream changes its secret', async () => {
    const { upstream, siteWith } = await startVerifyingUpstream(oldSecret);
    const siteWithBoth = siteWith(`${oldSecret} ${newSecret}`);
    expect((await postSubmission(siteWithBoth, 'submit')).outcome.status).toBe(200);
    upstream.secret = newSecret;
    expect((await postSubmission(siteWithBoth, 'submit')).outcome.status).toBe(200);
    expect((await postSubmission(siteWith(newSecret), 'submit')).outcome.status).toBe(200);
    expect((await postSubmission(siteWith(oldSecret), 'submit')).outcome.status).toBe(401);
  });

  test('every submission arrives once, even if the upstream changes its secret first', async () => {
    const { upstream, siteWith } = await startVerifyingUpstream(oldSecret);
    // The upstream sends this reply only to requests with a valid signature.
    upstream.chooseReply = () => ok;
    // During the second step, the upstream changes its secret before the site knows the new one.
    const steps = [
      siteWith(oldSecret),
      siteWith(oldSecret),
      siteWith(`${oldSecret} ${newSecret}`),
      siteWith(newSecret),
    ];
    const keys: string[] = [];
    for (const [step, site] of steps.entries()) {
      const sending = Array.from({ length: 20 }, async (_, index) => {
        keys.push(`${step}.${index}`);
        await postSubmission(site, 'submit', `${step}.${index}`);
      });
      if (step === 1) upstream.secret = newSecret;
      await Promise.all(sending);
    }
    expect(upstream.acceptedBodies.size).toBeLessThan(keys.length);
    advanceTime(3_600_000);
    await redeliver(steps.at(-1)!, { runMs: Infinity, maxFailures: Infinity });
    expect([...upstream.acceptedBodies.keys()].sort()).toEqual(keys.sort());
    expect([...upstream.acceptedBodies.values()].filter(({ length }) => length > 1)).toEqual([]);
  });
});

test('no log line contains a secret', () => {
  expect(logLines.length).toBeGreaterThan(0);
  expect(logLines.join('')).not.toMatch(new RegExp(`whsec_|${btoa('oldold')}`));
});
