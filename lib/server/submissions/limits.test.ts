import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLimit } from '@/lib/server/submissions/limits';
import { periods } from '@/lib/periods';

const windowSeconds = periods.rateLimitMinutes * 60;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function createSend(maxRequests: number) {
  const limit = createLimit(maxRequests);
  return (form: string, forwardedFor: string) =>
    limit(form, new Headers({ 'x-forwarded-for': forwardedFor }));
}

test('the limit counts by form and by the last entry of X-Forwarded-For', () => {
  const send = createSend(2);
  expect(send('submit', '198.51.100.1')).toBeUndefined();
  expect(send('submit', 'forged, 198.51.100.1')).toBeUndefined();
  expect(send('submit', 'another, 198.51.100.1')).toBe(windowSeconds);
  expect(send('submit', '198.51.100.1, 198.51.100.2')).toBeUndefined();
  expect(send('apply', '198.51.100.1')).toBeUndefined();
});

test.each([
  ['198.51.100.1:5678', '198.51.100.1'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
])('the limit counts %s as %s', (addressWithPort, address) => {
  const send = createSend(1);
  expect(send('submit', addressWithPort)).toBeUndefined();
  expect(send('submit', address)).toBe(windowSeconds);
  expect(send('submit', '198.51.100.2')).toBeUndefined();
});

test('the limit counts the addresses of one IPv6 network (64 bits) together', () => {
  const send = createSend(1);
  expect(send('submit', '2001:db8:0:1::1')).toBeUndefined();
  expect(send('submit', '2001:db8:0:1:a:b:c:d')).toBe(windowSeconds);
  expect(send('submit', '2001:db8:0:2::1')).toBeUndefined();
  expect(send('submit', '2001:db8::1')).toBeUndefined();
  for (const same of ['2001:db8::2', '2001:DB8:0::3', '2001:0db8::4%eth0'])
    expect(send('submit', same)).toBe(windowSeconds);
  expect(send('submit', '2001:db8::a:0:0:0:1')).toBeUndefined();
  for (const mapped of ['::1', '::ffff:192.0.2.1', '::ffff:c000:202'])
    expect(send('submit', mapped)).toBeUndefined();
});

test('the limit returns the seconds to wait and forgets all addresses after each window', () => {
  const send = createSend(1);
  send('submit', 'a');
  vi.advanceTimersByTime((windowSeconds - 60) * 1000);
  expect(send('submit', 'a')).toBe(60);
  vi.advanceTimersByTime(60_000);
  expect(send('submit', 'a')).toBeUndefined();
});

test('RATE_LIMIT=0 disables the limit', () => {
  const send = createSend(0);
  for (let count = 0; count < 5; count += 1) expect(send('submit', 'a')).toBeUndefined();
});
