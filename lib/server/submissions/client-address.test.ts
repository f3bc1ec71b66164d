import { describe, expect, test } from 'vitest';
import { clientAddress } from '@/lib/server/submissions/client-address';

const address = (
  headers: Record<string, string>,
  trustedProxies = 0,
  onVercel = false,
  peer: string | undefined = '203.0.113.9',
) => clientAddress(new Headers(headers), { trustedProxies, onVercel }, peer);

describe('clientAddress', () => {
  test('without proxies of ours, a header is only what someone says', () => {
    expect(address({ 'x-forwarded-for': '198.51.100.1' })).toBe('203.0.113.9');
  });

  test('each proxy of ours adds the address that called it', () => {
    const forwarded = { 'x-forwarded-for': 'forged, 198.51.100.1, 10.0.0.2' };
    expect(address(forwarded, 1)).toBe('10.0.0.2');
    expect(address(forwarded, 2)).toBe('198.51.100.1');
    expect(address({ 'x-forwarded-for': '198.51.100.1' }, 2)).toBe('203.0.113.9');
  });

  test('on Vercel, the platform’s own header', () => {
    const headers = { 'x-vercel-forwarded-for': '198.51.100.7', 'x-forwarded-for': 'forged' };
    expect(address(headers, 0, true)).toBe('198.51.100.7');
  });

  test('an IPv6 network of one sender counts as one', () => {
    const network = '2001:db8:0:7';
    expect(address({}, 0, false, '2001:db8::7:0:0:0:1')).toBe(network);
    expect(address({}, 0, false, '2001:0DB8:0000:0007:ffff::2')).toBe(network);
    expect(address({}, 0, false, '::1')).toBe('0:0:0:0');
    expect(address({}, 0, false, '::ffff:203.0.113.9')).toBe('203.0.113.9');
  });

  test('IPv4 in IPv6 is the IPv4 address, however it is written', () => {
    const spellings = ['::ffff:203.0.113.9', '::FFFF:cb00:7109', '0:0:0:0:0:ffff:cb00:7109'];
    for (const spelling of spellings) {
      expect(address({ 'x-forwarded-for': spelling }, 1)).toBe('203.0.113.9');
    }
  });

  test.each([
    ['198.51.100.1:4711', '198.51.100.1'],
    ['[2001:db8:0:7::1]:4711', '2001:db8:0:7'],
    ['[2001:db8:0:7::1]', '2001:db8:0:7'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['_hidden', '_hidden'],
  ])('a proxy may say %s', (entry, expected) => {
    expect(address({ 'x-forwarded-for': entry }, 1)).toBe(expected);
  });

  test('nobody knows', () => {
    expect(clientAddress(new Headers(), { trustedProxies: 0, onVercel: false }, '')).toBe(
      'unknown',
    );
  });
});
