import { unstable_getResponseFromNextConfig } from 'next/experimental/testing/server';
import { describe, expect, test } from 'vitest';
import { forms } from '@/lib/forms/registry';
import { apiPolicy, headerRules, imagePolicy, pagePolicy } from '@/lib/server/security/headers.mjs';

const directives = (policy: string) =>
  new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

describe('policies', () => {
  test('a page runs its inline scripts and styles, and no file of another origin', () => {
    const sources = directives(pagePolicy());
    expect(sources.get('script-src')).toEqual(["'self'", "'unsafe-inline'"]);
    expect(sources.get('style-src')).toEqual(["'self'", "'unsafe-inline'"]);
  });

  test.each([pagePolicy(), apiPolicy])('closed: %s', (policy) => {
    expect(policy).not.toMatch(/\*|https?:/);
    const sources = directives(policy);
    expect(sources.get('default-src')).toEqual(["'none'"]);
    expect(sources.get('frame-ancestors')).toEqual(["'none'"]);
    expect(sources.get('form-action')).toEqual(["'self'"]);
    expect(sources.get('base-uri')).toEqual(["'none'"]);
  });

  test('a page may report its speed to one other place, if one is configured', () => {
    const origin = 'https://vitals.example.com';
    expect(directives(pagePolicy()).get('connect-src')).toEqual(["'self'"]);
    expect(directives(pagePolicy(origin)).get('connect-src')).toEqual(["'self'", origin]);
  });

  test('what /api answers runs no script and has one style', () => {
    expect(apiPolicy).not.toContain('unsafe');
    expect(directives(apiPolicy).has('script-src')).toBe(false);
    expect(directives(apiPolicy).get('style-src')).toEqual([expect.stringMatching(/^'sha256-/)]);
  });
});

/** What next.config sets for an address. */
async function headersOf(path: string, settings: Parameters<typeof headerRules>[0] = {}) {
  const { headers } = await unstable_getResponseFromNextConfig({
    url: `https://www.example.com${path}`,
    nextConfig: { headers: async () => headerRules(settings) },
  });
  // Of the helper itself.
  headers.delete('content-type');
  return Object.fromEntries(headers);
}

describe('headerRules', () => {
  const files = {
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  };
  const always = {
    ...files,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
  };

  test.each(['/', '/about', '/no/such/page', '/icon.svg.html', '/cards'])(
    '%s is a page, which browsers and shared caches ask for again',
    async (path) => {
      expect(await headersOf(path)).toMatchObject({
        ...always,
        'content-security-policy': pagePolicy(),
        'cache-control': 'public, max-age=0, must-revalidate',
      });
    },
  );

  test('what /api answers is never kept, and has a policy without scripts', async () => {
    expect(await headersOf('/api/submit')).toMatchObject({
      ...always,
      'cache-control': 'no-store',
      'content-security-policy': apiPolicy,
    });
  });

  test('a file of the build has what files need, and not a page’s kilobyte', async () => {
    expect(await headersOf('/_next/static/chunks/a.js')).toEqual(files);
  });

  test.each([
    ['/icon.svg', 'public, max-age=31536000, immutable'],
    ['/apple-icon.png', 'public, max-age=31536000, immutable'],
    ['/favicon.ico', 'public, max-age=31536000, immutable'],
    ['/icons/192.png', 'public, max-age=86400'],
    ['/cards/home.png', 'public, max-age=86400'],
  ])('%s is shown by other sites, kept, and runs nothing', async (path, cacheControl) => {
    expect(await headersOf(path)).toEqual({
      ...files,
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': imagePolicy,
      'cache-control': cacheControl,
    });
  });

  test('subdomains are promised where a setting says so', async () => {
    expect(await headersOf('/', { hstsSubdomains: true })).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
  });

  test('in development, pages carry no policy, and nothing is kept', async () => {
    const isDevelopment = true;
    expect(await headersOf('/', { isDevelopment })).not.toHaveProperty('content-security-policy');
    expect(await headersOf('/cards/home.png', { isDevelopment })).toMatchObject({
      'cache-control': 'public, max-age=0',
    });
  });

  test.each([
    ...Object.keys(forms).map((call) => [call, 'POST, OPTIONS']),
    ['vitals', 'POST, OPTIONS'],
    ['health', 'GET, HEAD, OPTIONS'],
    ['cron', 'GET, HEAD, OPTIONS'],
    ['a-form-of-tomorrow', 'POST, OPTIONS'],
  ])('/api/%s names its methods: %s', async (call, allowed) => {
    expect(await headersOf(`/api/${call}`)).toMatchObject({ allow: allowed });
  });
});
