import { setImmediate } from 'node:timers/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  admit,
  clientAddress,
  createLimits,
  LARGE,
  ownTurn,
} from '@/lib/server/submissions/limits';

const forged = 'forged, 198.51.100.1, 10.0.0.2, 10.0.0.3';
test.each([
  // Without proxies of ours, only the entry of our own server counts.
  [0, forged, '10.0.0.3'],
  // Each of them adds the address that called it.
  [1, forged, '10.0.0.2'],
  [2, forged, '198.51.100.1'],
  [2, '10.0.0.3', '10.0.0.3'],
  // Some add its port.
  [1, '198.51.100.1:4711, 10.0.0.3', '198.51.100.1'],
  // A network of IPv6 is one sender's.
  [0, '2001:db8:0:7:ffff::2', '2001:db8:0:7'],
  [0, '2001:db8::ffff:0:0:2', '2001:db8'],
  [1, '[2001:db8:0:7::1]:4711, 10.0.0.3', '2001:db8:0:7'],
  [1, '[2001:db8:0:7::1], 10.0.0.3', '2001:db8:0:7'],
  [1, '::ffff:203.0.113.9, 10.0.0.3', '::ffff:203.0.113.9'],
  [1, '_hidden, 10.0.0.3', '_hidden'],
  [0, '', 'unknown'],
])('behind %i proxies of ours, “%s” is %s', (trustedProxies, entries, address) => {
  const headers = new Headers({ 'x-forwarded-for': entries });
  expect(clientAddress(headers, { trustedProxies, onVercel: false })).toBe(address);
});

test('on Vercel, the platform’s own header tells the address', () => {
  const headers = { 'x-vercel-forwarded-for': '198.51.100.7', 'x-forwarded-for': 'forged' };
  const settings = { trustedProxies: 0, onVercel: true };
  expect(clientAddress(new Headers(headers), settings)).toBe('198.51.100.7');
});

describe('the rate limit', () => {
  afterEach(() => vi.useRealTimers());
  const refused = { refused: { status: 429, retryAfter: expect.any(Number), close: true } };
  const limitedTo = (points: number) => {
    const limits = createLimits(points);
    return (form: string, address: string, bytes = 1) => admit(limits, form, address, bytes);
  };

  test('counts by form and address', async () => {
    const send = limitedTo(2);
    await send('submit', 'a');
    await send('submit', 'a');
    await expect(send('submit', 'a')).rejects.toMatchObject(refused);
    await send('submit', 'b');
    await send('apply', 'a');
  });

  test('counts 64 KiB like one more submission', async () => {
    const send = limitedTo(17);
    await send('submit', 'a', 16 * LARGE);
    await expect(send('submit', 'a')).rejects.toMatchObject(refused);
    await expect(send('submit', 'b', 17 * LARGE)).rejects.toMatchObject(refused);
  });

  test('tells how long to wait, and has forgotten an address 10 minutes later', async () => {
    vi.useFakeTimers();
    const send = limitedTo(1);
    await send('submit', 'a');
    await expect(send('submit', 'a')).rejects.toMatchObject({ refused: { retryAfter: 600 } });
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(600_000);
    // What it kept of the address was kept by a timer.
    expect(vi.getTimerCount()).toBe(0);
    await send('submit', 'a');
  });

  test('0 is none', async () => {
    const send = limitedTo(0);
    for (let count = 0; count < 5; count += 1) await send('submit', 'a');
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
