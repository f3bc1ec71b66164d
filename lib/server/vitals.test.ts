import type { Logger } from 'pino';
import { beforeEach, expect, test } from 'vitest';
import { createLimit } from '@/lib/server/submissions/limits';
import { receiveVitals } from '@/lib/server/vitals';

const metric = { name: 'LCP', value: 812.4, rating: 'good', path: '/creators' };
const report = [metric, { ...metric, name: 'CLS', value: 0 }];

const lines: unknown[] = [];
const log = { info: (...line: unknown[]) => void lines.push(line) } as unknown as Logger;
beforeEach(() => void (lines.length = 0));

const send = (body: string, more: Record<string, string> = {}, limit = createLimit(0)) => {
  const headers = {
    'content-type': 'text/plain;charset=UTF-8',
    'content-length': `${body.length}`,
    ...more,
  };
  const request = new Request('http://localhost/api/vitals', { method: 'POST', body, headers });
  return receiveVitals(request, { limit, log });
};

test.each(['text/plain;charset=UTF-8', 'application/json'])(
  'logs a report sent as %s in one line',
  async (type) => {
    expect((await send(JSON.stringify(report), { 'content-type': type })).status).toBe(204);
    expect(lines).toEqual([[{ vitals: report }, 'vitals']]);
  },
);

test('logs no unknown path, extra field, user agent or referrer', async () => {
  const canary = 'ada@example.com';
  await send(JSON.stringify([{ ...metric, path: `/${canary}`, id: canary, userAgent: canary }]), {
    'user-agent': canary,
    referer: canary,
  });
  expect(lines).toEqual([[{ vitals: [{ ...metric, path: 'other' }] }, 'vitals']]);
});

test.each([
  ['a report that is not JSON', '{', {}, 400],
  ['an unknown metric', JSON.stringify([{ ...metric, name: 'FID' }]), {}, 400],
  ['a negative value', JSON.stringify([{ ...metric, value: -1 }]), {}, 400],
  ['a report from another site', JSON.stringify(report), { 'sec-fetch-site': 'cross-site' }, 403],
  ['an empty report', '[]', {}, 400],
  ['more than 20 metrics', JSON.stringify(Array(21).fill(metric)), {}, 400],
  ['a report over 4096 bytes', `"${'x'.repeat(5000)}"`, {}, 413],
  ['a urlencoded form', 'name=LCP', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
])('refuses %s and logs nothing', async (_, body, headers, status) => {
  expect((await send(body, headers as Record<string, string>)).status).toBe(status);
  expect(lines).toEqual([]);
});

test('responds with 204 above the rate limit and logs nothing', async () => {
  const limit = createLimit(1);
  for (let count = 0; count < 3; count += 1)
    expect((await send(JSON.stringify(report), {}, limit)).status).toBe(204);
  expect(lines).toHaveLength(1);
});
