import { describe, expect, test } from 'vitest';
import { apiPolicy, headerRules, pagePolicy } from '@/lib/security/headers.mjs';

const directives = (policy: string) =>
  new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

describe('policies', () => {
  test('a page runs our files and the scripts that were hashed, and nothing else', () => {
    expect(directives(pagePolicy(['sha256-a', 'sha256-b'])).get('script-src')).toEqual([
      "'self'",
      "'sha256-a'",
      "'sha256-b'",
    ]);
  });

  test.each([pagePolicy([]), apiPolicy])('nothing is unsafe: %s', (policy) => {
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toMatch(/\*|https?:/);
    const sources = directives(policy);
    expect(sources.get('default-src')).toEqual(["'none'"]);
    expect(sources.get('style-src')).toEqual(["'self'"]);
    expect(sources.get('frame-ancestors')).toEqual(["'none'"]);
    expect(sources.get('form-action')).toEqual(["'self'"]);
    expect(sources.get('base-uri')).toEqual(["'none'"]);
  });

  test('a page may report its speed to one other place, if one is configured', () => {
    const origin = 'https://vitals.example.com';
    expect(directives(pagePolicy([])).get('connect-src')).toEqual(["'self'"]);
    expect(directives(pagePolicy([], origin)).get('connect-src')).toEqual(["'self'", origin]);
  });

  test('what /api answers runs no script', () => {
    expect(directives(apiPolicy).has('script-src')).toBe(false);
  });
});

describe('headerRules', () => {
  const pages = { hashes: { '/': ['sha256-a'], '/_not-found': ['sha256-n'] }, template: '' };
  const headersOf = (source: string, given?: typeof pages) =>
    Object.fromEntries(
      headerRules(given)
        .filter((rule) => rule.source === source)
        .flatMap(({ headers }) => headers.map(({ key, value }) => [key.toLowerCase(), value])),
    );

  const anythingElse = '/((?!_next/static/|api/).*)';

  const always = {
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
  };

  test('every address has the headers, and the policy of the page that is not found', () => {
    expect(headersOf(anythingElse, pages)).toMatchObject({
      ...always,
      'content-security-policy': pagePolicy(['sha256-n']),
    });
  });

  test('what /api answers has them as well, and a policy without scripts', () => {
    expect(headersOf('/api/:path*', pages)).toMatchObject({
      ...always,
      'content-security-policy': apiPolicy,
    });
  });

  test('a file of the build has what files need, and not a page’s kilobyte', () => {
    expect(headersOf('/_next/static/:path*', pages)).toEqual({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  test('a page with the scripts of every page needs no policy of its own', () => {
    const alike = { ...pages, hashes: { ...pages.hashes, '/about': ['sha256-n'] } };
    expect(headersOf('/about', alike)).toEqual({});
  });

  test('a page has its own policy; /api is never kept', () => {
    expect(headersOf('/', pages)).toEqual({ 'content-security-policy': pagePolicy(['sha256-a']) });
    expect(headersOf('/api/:path*', pages)).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': apiPolicy,
    });
  });

  test('without the first build, pages carry no policy that would stop their scripts', () => {
    expect(headersOf(anythingElse)).not.toHaveProperty('content-security-policy');
    expect(headersOf('/')).toEqual({});
  });
});
