import { describe, expect, test } from 'vitest';
import { clientAddress } from '@/lib/server/submissions/client-address';

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
