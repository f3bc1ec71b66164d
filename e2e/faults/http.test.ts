/** HTTP: timeouts, limits, headers, and requests that must not reach Next. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { expect } from 'vitest';
import { postToApi } from '@/e2e/faults/support/client';
import { readResponse, openConnection, createHead } from '@/e2e/faults/support/raw';
import { testOnSharedSite as test } from '@/e2e/faults/support/test';
import { allRoutes } from '@/lib/routes';
import { formList } from '@/components/site/form-list';
import { createValues } from '@/e2e/testing/answers';
import { MAX_BODY_BYTES } from '@/lib/server/submissions/guard';

const expectedResponses: [request: string, response: string][] = [
  ['POST /api/no-such', '404 [^]*"message":"'],
  ['POST /api/constructor', '404'],
  ['GET /api/__proto__', '404'],
  ['GET /api/applY', '404'],
  ['PUT /api/submit', '405'],
  ['POST /api/health', '405'],
  ['POST /about', '405'],
  // Without JavaScript, the result page has this address, which a visitor may open again.
  ...formList.map(({ formId, route }): [string, string] => [
    `GET /api/${formId}`,
    `303 [^]*\r\nlocation: ${route}\r\n`,
  ]),
  // Redirects must stay on this site.
  ['GET //elsewhere.example/a', '308 [^]*\r\nlocation: /elsewhere.example/a\r\n'],
  // The image optimizer must read only the logos and photos that are not SVG.
  ['GET /_next/image?url=%2Fapple-icon.png&w=256&q=75', '400'],
  ['GET /_next/image?url=%2Flogos%2Fotterby.svg&w=256&q=75', '400'],
];

test.for(expectedResponses)('responds to %s with %s', async ([request, response], { site }) => {
  const bytes = createHead('content-length: 0\r\nconnection: close', request, '');
  expect(await readResponse(site.url, bytes)).toMatch(new RegExp(`^HTTP/1.1 ${response}`, 'i'));
});

test('returns 408 and closes the connection when a body stalls', async ({ site }) => {
  const socket = await openConnection(site.url, `${createHead('content-length: 1000')}{`);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 [^]*\r\nconnection: close\r\n/i);
});

test('returns 413 with a message for a body over 64 KiB, and 411 without Content-Length', async ({
  site,
}) => {
  const padBody = (size: number) =>
    JSON.stringify({ ...createValues('submit'), message: 'x'.repeat(size) });
  const body = padBody(MAX_BODY_BYTES);
  const response = await postToApi(site.url, 'submit', body);
  const expected = { message: expect.stringContaining('about 8,000 words') };
  expect([response.status, await response.json()]).toEqual([413, expected]);
  const chunked = `${createHead('transfer-encoding: chunked\r\nconnection: close')}2\r\n{}\r\n0\r\n\r\n`;
  expect(await readResponse(site.url, chunked)).toMatch(/^HTTP\/1\.1 411 /);
  expect((await postToApi(site.url, 'submit', padBody(MAX_BODY_BYTES - 1_000))).status).toBe(200);
});

test('returns 429 to an address over its rate limit before its body arrives', async ({
  startSite,
}) => {
  const { url } = await startSite({ RATE_LIMIT: '1' });
  const forwardedFor = (address: string) => ({ 'x-forwarded-for': address });
  const post = (address: string) => postToApi(url, 'submit', '{}', forwardedFor(address));
  expect((await post('198.51.100.1')).status).toBe(422);
  const again = createHead('content-length: 1000\r\nx-forwarded-for: forged, 198.51.100.1');
  const socket = await openConnection(url, again);
  const [head] = await once(socket, 'data');
  socket.destroy();
  expect(`${head}`).toMatch(/^HTTP\/1\.1 429 [^]*\r\nretry-after: [1-9]/i);
  expect((await post('198.51.100.2')).status).toBe(422);
});

test('keeps idle connections open for 75 s, longer than the proxy does', async ({ site }) => {
  const { headers } = await fetch(`${site.url}/about`);
  expect(headers.get('keep-alive')).toBe('timeout=75');
  const [, seconds] = /keepalive (\d+)s/.exec(readFileSync('deploy/Caddyfile', 'utf8'))!;
  expect(Number(seconds)).toBeLessThan(75);
});

test.for([...allRoutes, '/no/such/page'])(
  '%s is static, allows only its own scripts, and its headers are short',
  async (route, { site }) => {
    const response = await readResponse(
      site.url,
      createHead('accept-encoding: br\r\nconnection: close', `GET ${route}`, ''),
    );
    const headers = response.slice(0, response.indexOf('\r\n\r\n') + 4);
    expect(headers, 'a page that reads the request is built for each visitor').toMatch(
      /\r\nx-nextjs-prerender: 1\r\n/i,
    );
    const [, policy] = /\r\ncontent-security-policy: (.+)\r\n/i.exec(headers) ?? [];
    expect(policy).toMatch(/script-src 'self' (?:'sha256-[\w+/=]+' ?)+;/);
    expect(policy).toContain("style-src 'self' 'unsafe-inline'");
    expect(headers).not.toMatch(/\r\nx-powered-by:/i);
    // Pages with a form have more inline scripts.
    expect(headers.length).toBeLessThan(route === '/' ? 1500 : 1600);
  },
);

test('returns 304 with the same Content-Security-Policy for a cached, compressed page', async ({
  site,
}) => {
  const accepted = { 'accept-encoding': 'br' };
  const first = await fetch(`${site.url}/about`, { headers: accepted });
  expect(first.headers.get('content-encoding')).toBe('br');
  expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  const again = await fetch(`${site.url}/about`, {
    // Otherwise, `fetch` would send `cache-control: no-cache`, which requests the whole page.
    headers: {
      ...accepted,
      'if-none-match': first.headers.get('etag')!,
      'cache-control': 'max-age=0',
    },
  });
  expect(again.status).toBe(304);
  for (const name of ['content-security-policy', 'cache-control', 'etag'])
    expect(again.headers.get(name), name).toBe(first.headers.get(name));
});

test.for([
  ['br', 'gzip, deflate, br, zstd'],
  ['gzip', 'gzip, deflate'],
  [null, 'identity'],
])('sends %s to a browser that accepts %s', async ([encoding, accepted], { site }) => {
  const load = (path: string, headers = {}) =>
    fetch(site.url + path, { headers: { 'accept-encoding': accepted!, ...headers } });
  const page = await load('/about');
  const html = await page.text();
  const [script] = /\/_next\/static\/[^"]+\.js/.exec(html)!;
  // What the browser loads when a visitor follows a link.
  const click = await load('/about', { rsc: '1' });
  expect(click.headers.get('content-type')).toBe('text/x-component');
  expect(await click.text()).toMatch(/^\d+:/);
  for (const response of [page, click, await load(script), await load('/no/such/page')]) {
    expect(response.headers.get('content-encoding'), response.url).toBe(encoding);
    expect(response.headers.get('vary'), response.url).toMatch(/accept-encoding/i);
  }
  expect(html).toContain('</html>');
  // A compressed picture or font would only grow.
  const [font] = /\/_next\/static\/[^"]+\.woff2/.exec(html)!;
  for (const file of [font, '/apple-icon.png'])
    expect((await load(file)).headers.get('content-encoding'), file).toBeNull();
  const head = await fetch(`${site.url}/about`, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test('responds to a request that offers HTTP/2 in an Upgrade header', async ({ site }) => {
  const offer =
    'connection: Upgrade, HTTP2-Settings\r\nupgrade: h2c\r\nhttp2-settings: AAMAAABkAAQAoAAAAAIAAAAA';
  const socket = await openConnection(site.url, createHead(offer, 'GET /robots.txt', ''));
  const [head] = await once(socket, 'data');
  socket.destroy();
  expect(`${head}`).toMatch(/^HTTP\/1\.1 200 /);
});

test('files of the build may be cached for a year', async ({ site }) => {
  const html = await (await fetch(site.url)).text();
  const [file] = /\/_next\/static\/[^"]+\.js/.exec(html) ?? [];
  const { headers } = await fetch(`${site.url}${file}`);
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test('the response to a form posted without JavaScript links to stylesheets that exist', async ({
  site,
}) => {
  const body = new URLSearchParams({ firstName: 'Ada' });
  const response = await fetch(`${site.url}/api/submit`, { method: 'POST', body });
  expect(response.status).toBe(422);
  const styles = [...(await response.text()).matchAll(/<link rel="stylesheet" href="([^"]+)"/g)];
  expect(styles.length).toBeGreaterThan(0);
  for (const [, style] of styles) {
    const { headers } = await fetch(`${site.url}${style}`);
    expect(headers.get('content-type')).toContain('text/css');
  }
});
