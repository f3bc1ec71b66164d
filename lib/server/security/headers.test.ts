import { unstable_getResponseFromNextConfig } from 'next/experimental/testing/server';
import { expect, test } from 'vitest';
import {
  apiPolicy,
  createHeaderRules,
  pagePolicy,
  picturePolicy,
} from '@/lib/server/security/headers.mjs';

/** Returns the headers that next.config sets for a path. */
async function readHeaders(path: string, isDevelopment?: boolean) {
  const { headers } = await unstable_getResponseFromNextConfig({
    url: `https://www.example.com${path}`,
    nextConfig: { headers: async () => createHeaderRules(isDevelopment) },
  });
  // The test helper of Next adds this header.
  headers.delete('content-type');
  return Object.fromEntries(headers);
}

const pageHeaders = {
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'content-security-policy': pagePolicy,
  'cache-control': 'public, max-age=0, must-revalidate',
};
const pictureHeaders = {
  ...pageHeaders,
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': picturePolicy,
  'cache-control': 'public, max-age=86400',
};
const apiHeaders = {
  ...pageHeaders,
  'cache-control': 'no-store',
  'content-security-policy': apiPolicy,
  'x-robots-tag': 'noindex',
};

test.each<[string, object]>([
  ['/', pageHeaders],
  ['/about', pageHeaders],
  ['/no/such/page', pageHeaders],
  ['/icon.svg.html', pageHeaders],
  ['/icon.svg', pictureHeaders],
  ['/favicon.ico', pictureHeaders],
  ['/creator/opengraph-image.png', pictureHeaders],
  ['/api/submit', apiHeaders],
  ['/api/health', apiHeaders],
  // Next sets the headers of its own files.
  ['/_next/static/chunks/a.js', {}],
  ['/_next/static/media/portrait.svg', {}],
])('createHeaderRules sets security and cache headers for %s', async (path, headers) => {
  expect(await readHeaders(path)).toEqual(headers);
});

test('pages and /api load nothing from other origins and are in no frame, and pictures run no script', () => {
  for (const policy of [pagePolicy, apiPolicy]) {
    expect(policy).not.toMatch(/:|\*/);
    for (const part of ["default-src 'none'", "base-uri 'none'", "form-action 'self'"])
      expect(policy).toContain(part);
    expect(policy).toContain("frame-ancestors 'none'");
  }
  expect(apiPolicy).not.toMatch(/script-src|unsafe/);
  expect(picturePolicy).toMatch(/^default-src 'none';.* sandbox$/);
});

test('createHeaderRules sets no policy and no caching in development', async () => {
  expect(await readHeaders('/', true)).not.toHaveProperty('content-security-policy');
  expect(await readHeaders('/icon.svg', true)).toMatchObject({
    'cache-control': 'public, max-age=0',
  });
});
