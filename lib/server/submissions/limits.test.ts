import { afterEach, describe, expect, test, vi } from 'vitest';
import { readClientAddress, countSubmission, createLimits } from '@/lib/server/submissions/limits';

const forged = 'forged, 198.51.100.1, 10.0.0.2, 10.0.0.3';
test.each([
  // Without proxies, only the entry that the site's own server appends is trusted.
  [0, forged, '10.0.0.3'],
  // Each proxy appends the address that connected to it.
  [1, forged, '10.0.0.2'],
  [2, forged, '198.51.100.1'],
  [2, '10.0.0.3', '10.0.0.3'],
  // Some proxies append the port, too.
  [1, '198.51.100.1:4711, 10.0.0.3', '198.51.100.1'],
  // An IPv6 address counts as its /64 network.
  [0, '2001:db8:0:7:ffff::2', '2001:db8:0:7'],
  [0, '2001:db8::ffff:0:0:2', '2001:db8:0:0'],
  [0, '2001::1:1:1:1:1', '2001:0:0:1'],
  [0, '2001:DB8::', '2001:db8:0:0'],
  [0, '::1', '0:0:0:0'],
  [1, '[2001:db8:0:7::1]:4711, 10.0.0.3', '2001:db8:0:7'],
  [1, '[2001:db8:0:7::1], 10.0.0.3', '2001:db8:0:7'],
  [1, '::ffff:203.0.113.9, 10.0.0.3', '::ffff:203.0.113.9'],
  [1, '_hidden, 10.0.0.3', '_hidden'],
  [0, '', 'unknown'],
])(
  'with TRUSTED_PROXY=%i, the client address in X-Forwarded-For “%s” is %s',
  (trustedProxies, entries, address) => {
    const headers = new Headers({ 'x-forwarded-for': entries });
    expect(readClientAddress(headers, { trustedProxies, onVercel: false })).toBe(address);
  },
);

test('on Vercel, the client address comes from X-Vercel-Forwarded-For', () => {
  const headers = { 'x-vercel-forwarded-for': '198.51.100.7', 'x-forwarded-for': 'forged' };
  const settings = { trustedProxies: 0, onVercel: true };
  expect(readClientAddress(new Headers(headers), settings)).toBe('198.51.100.7');
});

describe('the rate limit', () => {
  afterEach(() => vi.useRealTimers());
  const refusal = (retryAfter: number) =>
    expect.objectContaining({ outcome: expect.objectContaining({ status: 429, retryAfter }) });
  const createSend = (maxSubmissions: number) => {
    const limits = createLimits(maxSubmissions);
    return (form: string, address: string) => countSubmission(limits, form, address);
  };

  test('counts submissions by form and address', () => {
    const send = createSend(2);
    send('submit', 'a');
    send('submit', 'a');
    expect(() => send('submit', 'a')).toThrow(refusal(600));
    send('submit', 'b');
    send('apply', 'a');
  });

  test('returns the seconds to wait and forgets an address after 10 minutes', () => {
    vi.useFakeTimers();
    const limits = createLimits(1);
    const send = () => countSubmission(limits, 'submit', 'a');
    send();
    vi.advanceTimersByTime(60_000);
    expect(send).toThrow(refusal(540));
    // A refused submission does not start a new window.
    vi.advanceTimersByTime(539_000);
    expect(send).toThrow();
    vi.advanceTimersByTime(61_000);
    expect(limits.counters.size).toBe(0);
    send();
  });

  test('deletes the oldest counters above 200,000 and gives every counter an ID of the same length', () => {
    vi.useFakeTimers();
    const limits = createLimits(1);
    for (let count = 0; count < 200_010; count += 1) countSubmission(limits, 'submit', `${count}`);
    expect(limits.counters.size).toBeLessThanOrEqual(200_001);
    countSubmission(limits, 'submit', 'x'.repeat(10_000));
    expect(new Set([...limits.counters.keys()].map(({ length }) => length)).size).toBe(1);
    countSubmission(limits, 'submit', '0');
    expect(() => countSubmission(limits, 'submit', '200009')).toThrow();
  });

  test('RATE_LIMIT=0 disables the limit', () => {
    const send = createSend(0);
    for (let count = 0; count < 5; count += 1) send('submit', 'a');
  });
});
