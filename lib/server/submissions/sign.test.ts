import { createHmac } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { sqlite } from '@/e2e/testing/stores';
import {
  advanceTime,
  logLines,
  postSubmission,
  createTestContext,
  startUpstream,
} from '@/e2e/testing/in-process';
import { createValues } from '@/e2e/testing/answers';
import { jsonError, ok } from '@/e2e/testing/upstream/replies';
import { redeliver } from '@/lib/server/submissions/redeliver';

const secretBytes = Buffer.alloc(32, 'secret');
const UPSTREAM_SECRET = `whsec_${secretBytes.toString('base64')}`;

async function startSite(environment: Record<string, string>) {
  const upstream = await startUpstream();
  const context = createTestContext({
    ...{ DATABASE_URL: await sqlite.createUrl(), UPSTREAM_URL: upstream.url },
    ...environment,
  });
  onTestFinished(async () => (await context.store())?.close());
  return { upstream, context };
}

test('signs ID, time and body of every attempt by Standard Webhooks, with the same ID', async () => {
  const { upstream, context } = await startSite({ UPSTREAM_SECRET });
  upstream.replyWith(jsonError(401, { message: 'Unknown secret.' }), ok);
  const values = { ...createValues('submit'), firstName: 'Ada 李 é', message: '"\\\n😀' };
  await postSubmission(context, 'submit', 'k.1', values);
  advanceTime(60_000);
  expect(await redeliver(context)).toMatchObject({ delivered: 1 });
  const timestamps = upstream.requests.map(({ headers, body }) => {
    const timestamp = headers['webhook-timestamp'];
    const signature = createHmac('sha256', secretBytes).update(`k.1.${timestamp}.${body}`);
    expect(headers).toMatchObject({
      'webhook-id': 'k.1',
      'webhook-signature': `v1,${signature.digest('base64')}`,
    });
    return Number(timestamp);
  });
  expect(timestamps[1]! - timestamps[0]!).toBeGreaterThanOrEqual(60);
  expect(logLines.join('')).not.toMatch(/whsec_|c2VjcmV0/);
});

test('sends no signature without UPSTREAM_SECRET', async () => {
  const { upstream, context } = await startSite({});
  await postSubmission(context, 'submit');
  const names = Object.keys(upstream.requests[0]!.headers);
  expect(names.filter((name) => name.startsWith('webhook-'))).toEqual([]);
});
