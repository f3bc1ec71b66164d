/** The headers of pages, files and answers. */
import { expect } from 'vitest';
import { routes } from '@/e2e/support/routes';
import { test } from '@/e2e/faults/support/test';

test.for([...routes, '/no/such/page'])('%s allows what is its own', async (route, { site }) => {
  const { headers } = await fetch(`${site.url}${route}`);
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/script-src 'self' 'sha256-/);
  expect(policy).not.toContain('unsafe');
  expect(headers.get('x-powered-by')).toBeNull();
  // What a proxy reads by default; nginx answers 502 to more.
  expect([...headers].flat().join('\r\n').length).toBeLessThan(4000);
});

test('a page that a browser has already keeps its policy', async ({ site }) => {
  const first = await fetch(`${site.url}/about`);
  expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  const again = await fetch(`${site.url}/about`, {
    // Without the second, `fetch` would ask for a whole answer.
    headers: { 'if-none-match': first.headers.get('etag') ?? '', 'cache-control': 'max-age=0' },
  });
  expect(again.status).toBe(304);
  for (const name of ['content-security-policy', 'cache-control', 'etag'])
    expect(again.headers.get(name), name).toBe(first.headers.get(name));
});

test.for([
  ['/cards/home.png', 'public, max-age=86400'],
  ['/icons/192.png', 'public, max-age=86400'],
  ['/icon.svg', 'public, max-age=31536000, immutable'],
  ['/apple-icon.png', 'public, max-age=31536000, immutable'],
  ['/favicon.ico', 'public, max-age=31536000, immutable'],
])('%s is kept, and has no policy of a page', async ([path, cacheControl], { site }) => {
  const { headers, status } = await fetch(`${site.url}${path}`);
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe(cacheControl);
  expect(headers.get('content-security-policy')).not.toContain('script-src');
});

test('the answer to a form without script has its style', async ({ site }) => {
  const body = new URLSearchParams({ first_name: 'Ada' });
  const answer = await fetch(`${site.url}/api/submit-acorns-ambassador`, { method: 'POST', body });
  expect(answer.status).toBe(422);
  const [, style] = /<link rel="stylesheet" href="([^"]+)"/.exec(await answer.text()) ?? [];
  const { headers } = await fetch(`${site.url}${style}`);
  expect(headers.get('content-type')).toContain('text/css');
});
