import { unstable_getResponseFromNextConfig } from 'next/experimental/testing/server';
import { describe, expect, test } from 'vitest';
import { forms } from '@/lib/forms/registry';
import { apiPolicy, headerRules, pagePolicy } from '@/lib/server/security/headers.mjs';

const directives = (policy: string) =>
  new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

describe('policies', () => {
  const inline = { scripts: ['sha256-a', 'sha256-b'], styles: ['sha256-s'] };

  test('a page runs our files, and the inline scripts and styles that were hashed', () => {
    const sources = directives(pagePolicy(inline));
    expect(sources.get('script-src')).toEqual(["'self'", "'sha256-a'", "'sha256-b'"]);
    expect(sources.get('style-src')).toEqual(["'self'", "'sha256-s'"]);
  });

  test('a page whose hashes nobody knows allows inline scripts and styles, and no other origin', () => {
    const sources = directives(pagePolicy(undefined));
    expect(sources.get('script-src')).toEqual(["'self'", "'unsafe-inline'"]);
    expect(sources.get('style-src')).toEqual(["'self'", "'unsafe-inline'"]);
  });

  test.each([pagePolicy(inline), apiPolicy])('nothing is unsafe: %s', (policy) => {
    expect(policy).not.toContain('unsafe');
  });

  test.each([pagePolicy(inline), pagePolicy(undefined), apiPolicy])('closed: %s', (policy) => {
    expect(policy).not.toMatch(/\*|https?:/);
    const sources = directives(policy);
    expect(sources.get('default-src')).toEqual(["'none'"]);
    expect(sources.get('frame-ancestors')).toEqual(["'none'"]);
    expect(sources.get('form-action')).toEqual(["'self'"]);
    expect(sources.get('base-uri')).toEqual(["'none'"]);
  });

  test('a page may report its speed to one other place, if one is configured', () => {
    const origin = 'https://vitals.example.com';
    expect(directives(pagePolicy(inline)).get('connect-src')).toEqual(["'self'"]);
    expect(directives(pagePolicy(inline, origin)).get('connect-src')).toEqual(["'self'", origin]);
  });

  test('what /api answers runs no script', () => {
    expect(directives(apiPolicy).has('script-src')).toBe(false);
    expect(directives(apiPolicy).get('style-src')).toEqual(["'self'"]);
  });
});

describe('headerRules', () => {
  const styles = ['sha256-s'];
  const hashes = { scripts: { '/': ['sha256-a'], '/_not-found': ['sha256-n'] }, styles };
  const headersOf = (source: string, build: Parameters<typeof headerRules>[0]) =>
    Object.fromEntries(
      headerRules(build)
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
    expect(headersOf(anythingElse, { hashes })).toMatchObject({
      ...always,
      'content-security-policy': pagePolicy({ scripts: ['sha256-n'], styles }),
    });
  });

  test('what /api answers has them as well, and a policy without scripts', () => {
    expect(headersOf('/api/:path*', { hashes })).toMatchObject({
      ...always,
      'content-security-policy': apiPolicy,
    });
  });

  test('a file of the build has what files need, and not a page’s kilobyte', () => {
    expect(headersOf('/_next/static/:path*', { hashes })).toEqual({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  test('a page with the scripts of every page needs no policy of its own', () => {
    const alike = { scripts: { ...hashes.scripts, '/about': ['sha256-n'] }, styles };
    expect(headersOf('/about', { hashes: alike })).toEqual({});
  });

  test('a page has its own policy; /api is never kept', () => {
    expect(headersOf('/', { hashes })).toEqual({
      'content-security-policy': pagePolicy({ scripts: ['sha256-a'], styles }),
    });
    expect(headersOf('/api/:path*', { hashes })).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': apiPolicy,
    });
  });

  test('without hashes, every page has the policy that allows inline scripts', () => {
    expect(headersOf(anythingElse, {})).toMatchObject({
      ...always,
      'content-security-policy': pagePolicy(undefined),
    });
    expect(headersOf('/', {})).toEqual({});
  });

  test('in development, pages carry no policy', () => {
    expect(headersOf(anythingElse, { isDevelopment: true })).not.toHaveProperty(
      'content-security-policy',
    );
  });

  test.each([
    ...Object.keys(forms).map((call) => [call, 'POST, OPTIONS']),
    ['vitals', 'POST, OPTIONS'],
    ['health', 'GET, HEAD, OPTIONS'],
    ['cron', 'GET, HEAD, OPTIONS'],
    ['a-form-of-tomorrow', 'POST, OPTIONS'],
  ])('/api/%s names its methods: %s', async (call, allowed) => {
    const { headers } = await unstable_getResponseFromNextConfig({
      url: `https://www.example.com/api/${call}`,
      nextConfig: { headers: async () => headerRules({ hashes }) },
    });
    expect(headers.get('allow')).toBe(allowed);
    expect(headers.get('content-security-policy')).toBe(apiPolicy);
  });
});
