import { setImmediate } from 'node:timers/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  admit,
  clientAddress,
  createLimits,
  LARGE,
  ownTurn,
} from '@/lib/server/submissions/limits';

const address = (headers: Record<string, string>, trustedProxies = 0, onVercel = false) =>
  clientAddress(new Headers(headers), { trustedProxies, onVercel });
const forwarded = (entries: string, trustedProxies = 0) =>
  address({ 'x-forwarded-for': entries }, trustedProxies);

describe('clientAddress', () => {
  test('without proxies of ours, only the entry of our own server counts', () => {
    expect(forwarded('forged, 198.51.100.1, 203.0.113.9')).toBe('203.0.113.9');
  });

  test('each proxy of ours adds the address that called it', () => {
    const entries = 'forged, 198.51.100.1, 10.0.0.2, 10.0.0.3';
    expect(forwarded(entries, 1)).toBe('10.0.0.2');
    expect(forwarded(entries, 2)).toBe('198.51.100.1');
    expect(forwarded('10.0.0.3', 2)).toBe('10.0.0.3');
  });

  test('on Vercel, the platform’s own header', () => {
    const headers = { 'x-vercel-forwarded-for': '198.51.100.7', 'x-forwarded-for': 'forged' };
    expect(address(headers, 0, true)).toBe('198.51.100.7');
  });

  test('an IPv6 network of one sender counts as one', () => {
    expect(forwarded('2001:db8:0:7:ffff::2')).toBe(forwarded('2001:db8:0:7::1'));
    expect(forwarded('2001:db8:0:7::1')).not.toBe(forwarded('2001:db8:0:8::1'));
  });

  test.each([
    ['198.51.100.1:4711', '198.51.100.1'],
    ['[2001:db8:0:7::1]:4711', '2001:db8:0:7'],
    ['[2001:db8:0:7::1]', '2001:db8:0:7'],
    ['::ffff:203.0.113.9', '::ffff:203.0.113.9'],
    ['_hidden', '_hidden'],
  ])('a proxy may say %s', (entry, expected) => {
    expect(forwarded(`${entry}, 10.0.0.3`, 1)).toBe(expected);
  });

  test('nobody knows', () => {
    expect(address({})).toBe('unknown');
  });
});

const refused = (status: number, retryAfter: unknown = expect.any(Number)) => ({
  refused: { status, retryAfter, close: true },
});

describe('the rate limit', () => {
  afterEach(() => vi.useRealTimers());

  test('counts by form and address, and tells how long to wait', async () => {
    const limits = createLimits(2);
    await admit(limits, 'submit', 'a', 1);
    await admit(limits, 'submit', 'a', 1);
    await expect(admit(limits, 'submit', 'a', 1)).rejects.toMatchObject(refused(429));
    await admit(limits, 'submit', 'b', 1);
    await admit(limits, 'apply', 'a', 1);
  });

  test('counts 64 KiB like one more submission', async () => {
    const limits = createLimits(17);
    await admit(limits, 'submit', 'a', 16 * LARGE);
    await expect(admit(limits, 'submit', 'a', 1)).rejects.toMatchObject(refused(429));
    await expect(admit(limits, 'submit', 'b', 17 * LARGE)).rejects.toMatchObject(refused(429));
  });

  test('has forgotten an address 10 minutes later', async () => {
    vi.useFakeTimers();
    const limits = createLimits(1);
    await admit(limits, 'submit', 'a', 1);
    await expect(admit(limits, 'submit', 'a', 1)).rejects.toMatchObject(refused(429, 600));
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(600_000);
    // What it kept of the address was kept by a timer.
    expect(vi.getTimerCount()).toBe(0);
    await admit(limits, 'submit', 'a', 1);
  });

  test('0 is none', async () => {
    const limits = createLimits(0);
    for (let count = 0; count < 5; count += 1) await admit(limits, 'submit', 'a', 1);
  });
});

test('the event loop turns between two large bodies', async () => {
  const limits = createLimits(0);
  let turned = 0;
  const all = Promise.all([1, 2, 3].map(() => ownTurn(limits).then(() => (turned += 1))));
  for (const expected of [1, 2, 3]) {
    await setImmediate();
    expect(turned).toBeLessThanOrEqual(expected);
  }
  await all;
  expect(turned).toBe(3);
});
