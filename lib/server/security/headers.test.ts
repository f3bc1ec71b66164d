import { unstable_getResponseFromNextConfig } from 'next/experimental/testing/server';
import { expect, test } from 'vitest';
import { formList } from '@/components/site/forms';
import {
  apiPolicy,
  createHeaderRules,
  imagePolicy,
  pagePolicy,
} from '@/lib/server/security/headers.mjs';

test('content security policies allow no origin except the site', () => {
  const baseDirectives =
    "default-src 'none'; base-uri 'none'; font-src 'self'; form-action 'self'; ";
  const imageDirectives = "frame-ancestors 'none'; img-src 'self'; ";
  expect(pagePolicy).toBe(
    `${baseDirectives}${imageDirectives}connect-src 'self'; manifest-src 'self'; ` +
      "script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'",
  );
  expect(apiPolicy).toBe(`${baseDirectives}${imageDirectives}style-src 'self'`);
});

/** Returns the headers that next.config sets for a path. */
async function headersOf(path: string, settings: Parameters<typeof createHeaderRules>[0] = {}) {
  const { headers } = await unstable_getResponseFromNextConfig({
    url: `https://www.example.com${path}`,
    nextConfig: { headers: async () => createHeaderRules(settings) },
  });
  // The test helper of Next adds this header.
  headers.delete('content-type');
  return Object.fromEntries(headers);
}

const fileHeaders = {
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};
const pageHeaders = {
  ...fileHeaders,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'content-security-policy': pagePolicy,
  'cache-control': 'public, max-age=0, must-revalidate',
};
const createImageHeaders = (cacheControl: string) => ({
  ...fileHeaders,
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': imagePolicy,
  'cache-control': cacheControl,
});
const cachedForAYear = createImageHeaders('public, max-age=31536000, immutable');
const cachedForADay = createImageHeaders('public, max-age=86400');

test.each<[string, object]>([
  ...['/', '/about', '/no/such/page', '/icon.svg.html'].map((path): [string, object] => [
    path,
    pageHeaders,
  ]),
  ['/_next/static/chunks/a.js', fileHeaders],
  ['/icon.svg', cachedForAYear],
  ['/apple-icon.png', cachedForAYear],
  ['/favicon.ico', cachedForAYear],
  ['/icons/192.png', cachedForADay],
  ['/opengraph-image-1a2b3c.png', cachedForADay],
  ['/creator/opengraph-image-1a2b3c.png', cachedForADay],
])('createHeaderRules sets security and cache headers for %s', async (path, headers) => {
  expect(await headersOf(path)).toEqual(headers);
});

test.each([
  ...[...formList.map(({ formId }) => formId), 'unknown-form'].map((formId) => [
    formId,
    'GET, HEAD, POST, OPTIONS',
  ]),
  ['vitals', 'POST, OPTIONS'],
  ['health', 'GET, HEAD, OPTIONS'],
  ['cron', 'GET, HEAD, OPTIONS'],
])(
  'createHeaderRules forbids caching and scripts for /api/%s and allows %s',
  async (formId, allow) => {
    expect(await headersOf(`/api/${formId}`)).toEqual({
      ...pageHeaders,
      'cache-control': 'no-store',
      'content-security-policy': apiPolicy,
      'x-robots-tag': 'noindex',
      allow,
    });
  },
);

test('createHeaderRules sets no policy and no caching in development', async () => {
  const isDevelopment = true;
  expect(await headersOf('/', { isDevelopment })).not.toHaveProperty('content-security-policy');
  expect(await headersOf('/icons/192.png', { isDevelopment })).toMatchObject({
    'cache-control': 'public, max-age=0',
  });
});
