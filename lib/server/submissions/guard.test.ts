import { describe, expect, test } from 'vitest';
import { BODY_LIMIT, guard, wantsPage } from '@/lib/server/submissions/guard';
import { Refusal } from '@/lib/server/submissions/outcome';

const site = 'https://tassel.example';
const json = { 'content-type': 'application/json', host: 'www.tassel.example' };

const statusOf = (headers: Record<string, string>) => {
  try {
    return guard(new Headers(headers), site).bodyType;
  } catch (error) {
    if (error instanceof Refusal) return error.refused.status;
    throw error;
  }
};

describe('guard', () => {
  test.each([
    ['application/json', 'json'],
    ['Application/JSON; charset=utf-8', 'json'],
    ['application/x-www-form-urlencoded', 'urlencoded'],
    ['multipart/form-data; boundary=x', 415],
    ['text/plain', 415],
    ['application/jsonp', 415],
    ['constructor', 415],
    ['', 415],
  ])('type %s: %s', (type, expected) => {
    expect(statusOf({ ...json, 'content-type': type })).toBe(expected);
  });

  test.each([
    ['no browser at all', {}, 'json'],
    ['the site itself', { 'sec-fetch-site': 'same-origin' }, 'json'],
    ['a reload by hand', { 'sec-fetch-site': 'none' }, 'json'],
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a neighbor on the domain', { 'sec-fetch-site': 'same-site' }, 403],
    ['the host that was asked for', { origin: 'https://www.tassel.example' }, 'json'],
    ['SITE_URL, where a proxy renames the host', { origin: site }, 'json'],
    ['another origin', { origin: 'https://evil.example' }, 403],
    ['our name on another port', { origin: 'https://www.tassel.example:8443' }, 403],
    ['an origin that hides', { origin: 'null' }, 403],
  ])('from %s: %s', (_, headers, expected) => {
    expect(statusOf({ ...json, ...headers })).toBe(expected);
  });

  test('a body that says it is too large is refused unread', () => {
    expect(statusOf({ ...json, 'content-length': `${BODY_LIMIT}` })).toBe('json');
    expect(statusOf({ ...json, 'content-length': `${BODY_LIMIT + 1}` })).toBe(413);
  });

  test('a body that does not say how large it is counts as the largest', () => {
    expect(guard(new Headers(json), site).size).toBe(BODY_LIMIT);
    expect(guard(new Headers({ ...json, 'content-length': '70' }), site).size).toBe(70);
  });
});

describe('wantsPage', () => {
  test.each([
    [{ 'content-type': 'application/json' }, false],
    [{ 'content-type': 'application/x-www-form-urlencoded' }, true],
    [{ 'content-type': 'multipart/form-data; boundary=x', accept: '*/*' }, false],
    [{ 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' }, false],
    [
      {
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'text/html,application/json',
      },
      true,
    ],
  ])('%o: %s', (headers, expected) => {
    expect(wantsPage(new Headers(headers as Record<string, string>))).toBe(expected);
  });
});
