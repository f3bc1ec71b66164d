import type { Logger } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeVital } from '@/lib/server/vitals';

const site = 'https://tassel.example';
const figure = { name: 'LCP', value: 812.4, rating: 'good', path: '/about' };
const report = [figure, { ...figure, name: 'CLS', value: 0 }];

const lines: unknown[] = [];
const log = { info: (...line: unknown[]) => void lines.push(line) } as unknown as Logger;
beforeEach(() => {
  // Each test finds a second that has no line yet.
  vi.useFakeTimers({ now: Date.now() + 10_000 });
  lines.length = 0;
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

const send = (body: string, more: Record<string, string> = {}) => {
  const headers = { 'content-type': 'text/plain;charset=UTF-8', ...more };
  const request = new Request(`${site}/api/vitals`, { method: 'POST', body, headers });
  return takeVital(request, site, log);
};

test.each(['text/plain;charset=UTF-8', 'application/json'])(
  'one line for a report as %s',
  async (type) => {
    expect((await send(JSON.stringify(report), { 'content-type': type })).status).toBe(204);
    expect(lines).toEqual([[{ vitals: report }, 'vitals']]);
  },
);

test('a line a second at most, whoever sends', async () => {
  for (let count = 0; count < 5; count += 1)
    expect((await send(JSON.stringify(report))).status).toBe(204);
  expect(lines).toHaveLength(1);
  vi.advanceTimersByTime(1000);
  await send(JSON.stringify(report));
  expect(lines).toHaveLength(2);
});

test('what a visitor typed or is known by does not get into the log', async () => {
  const canary = 'ada@example.com';
  await send(JSON.stringify([{ ...figure, path: `/${canary}`, id: canary, userAgent: canary }]), {
    'user-agent': canary,
    referer: canary,
  });
  expect(lines).toEqual([[{ vitals: [{ ...figure, path: 'other' }] }, 'vitals']]);
});

test.each([
  ['what is not JSON', '{', {}, 400],
  ['another name', JSON.stringify([{ ...figure, name: 'FID' }]), {}, 400],
  ['a value that is no duration', JSON.stringify([{ ...figure, value: -1 }]), {}, 400],
  ['another site', JSON.stringify(report), { 'sec-fetch-site': 'cross-site' }, 403],
  ['another origin', JSON.stringify(report), { origin: 'https://evil.example' }, 403],
  ['nothing', '[]', {}, 400],
  ['more figures than a page has', JSON.stringify(Array(21).fill(figure)), {}, 400],
  ['more than a report', `"${'x'.repeat(5000)}"`, {}, 413],
  ['a form', 'name=LCP', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
])('refuses %s', async (_what, body, headers, status) => {
  expect((await send(body, headers as Record<string, string>)).status).toBe(status);
  expect(lines).toEqual([]);
});
