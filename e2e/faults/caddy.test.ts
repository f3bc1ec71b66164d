/** Caddy with deploy/Caddyfile in front of the site. */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { connect } from 'node:tls';
import { describe, expect } from 'vitest';
import { startCaddy } from '@/e2e/faults/support/caddy';
import { test as base } from '@/e2e/faults/support/test';
import { MAX_BODY_BYTES } from '@/lib/server/submissions/guard';
import { findFreePort } from '@/lib/testing/free-port';

const hasCaddy = spawnSync('caddy', ['version']).status === 0;

const test = base.extend('startProxy', async ({ startSite }, { onCleanup }) => {
  const stops: (() => Promise<void>)[] = [];
  onCleanup(async () => {
    await Promise.all(stops.map((stop) => stop()));
  });
  return async (environment: Record<string, string> = {}, cdn?: string) => {
    const site = await startSite(environment);
    const caddy = await startCaddy({ siteUrl: site.url, cdn });
    stops.push(caddy.stop);
    return { ...caddy, site };
  };
});

type Proxy = Awaited<ReturnType<typeof startCaddy>>;

const postForm = (proxy: Proxy, forwardedFor?: string, body = '{}', localAddress?: string) =>
  proxy.send('/api/submit', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': body.length,
      ...(forwardedFor && { 'x-forwarded-for': forwardedFor }),
    },
    body,
    localAddress,
  });

describe.skipIf(!hasCaddy)('Caddy with deploy/Caddyfile (needs caddy)', () => {
  test('redirects to HTTPS, and to the name with www', async ({ startProxy }) => {
    const proxy = await startProxy();
    const plain = await proxy.send('/about?a=1', { host: 'example.com' });
    expect([plain.status, plain.headers.location]).toEqual([
      301,
      'https://www.example.com/about?a=1',
    ]);
    const { status, headers } = await fetch(`${proxy.plainUrl}/about`, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([308, 'https://127.0.0.1/about']);
  });

  test('forwards what the site compressed, and 304', async ({ startProxy }) => {
    const proxy = await startProxy();
    const load = (headers: Record<string, string>) => proxy.send('/about', { headers });
    const page = await load({ 'accept-encoding': 'gzip, br' });
    expect([page.status, page.headers['content-encoding']]).toEqual([200, 'br']);
    const again = await load({
      'accept-encoding': 'gzip, br',
      'if-none-match': page.headers.etag!,
    });
    expect(again.status).toBe(304);
    expect((await load({})).text).toContain('</html>');
  });

  test('limits the rate of a visitor, whatever their X-Forwarded-For', async ({ startProxy }) => {
    const proxy = await startProxy({ RATE_LIMIT: '1' });
    expect((await postForm(proxy)).status).toBe(422);
    expect((await postForm(proxy, '198.51.100.1')).status).toBe(429);
    expect((await postForm(proxy, undefined, '{}', '127.0.0.2')).status).toBe(422);
  });

  test('limits the rate of a CDN’s visitor, but of nobody else who names one', async ({
    startProxy,
  }) => {
    const proxy = await startProxy({ RATE_LIMIT: '1' }, '127.0.0.1/32');
    expect((await postForm(proxy, '198.51.100.1')).status).toBe(422);
    expect((await postForm(proxy, 'forged, 198.51.100.1')).status).toBe(429);
    expect((await postForm(proxy, '198.51.100.2')).status).toBe(422);
    expect((await postForm(proxy, '198.51.100.3', '{}', '127.0.0.2')).status).toBe(422);
    expect((await postForm(proxy, '198.51.100.4', '{}', '127.0.0.2')).status).toBe(429);
  });

  test('forwards the site’s message for a body over 64 KiB', async ({ startProxy }) => {
    const proxy = await startProxy();
    const response = await postForm(proxy, undefined, ' '.repeat(MAX_BODY_BYTES + 1));
    expect(response.status).toBe(413);
    expect(response.text).toContain('about 8,000 words');
  });

  test('closes the connection of a client that sends no whole request', async ({ startProxy }) => {
    const proxy = await startProxy();
    const socket = connect({
      port: Number(new URL(proxy.url).port),
      host: '127.0.0.1',
      servername: 'www.example.com',
      rejectUnauthorized: false,
    });
    await once(socket, 'secureConnect');
    socket.write('GET / HTTP/1.1\r\nhost: www.example.com\r\n');
    expect(await text(socket)).not.toContain('200');
  });

  test('visitors wait for a page while the site restarts', async ({ startProxy, startSite }) => {
    const PORT = `${await findFreePort()}`;
    const proxy = await startProxy({ PORT });
    expect((await proxy.send('/about')).status).toBe(200);
    await proxy.site.stop();
    const waiting = proxy.send('/about');
    await startSite({ PORT });
    expect((await waiting).status).toBe(200);
  });

  test('closes idle connections before the site does', async ({ startProxy }) => {
    const { site } = await startProxy();
    const { headers } = await fetch(`${site.url}/robots.txt`);
    const [, siteSeconds] = /timeout=(\d+)/.exec(headers.get('keep-alive')!)!;
    const [, proxySeconds] = /keepalive (\d+)s/.exec(readFileSync('deploy/Caddyfile', 'utf8'))!;
    expect(Number(proxySeconds)).toBeLessThan(Number(siteSeconds));
  });

  // The privacy policy promises this. Caddy's default log would contain the address of each failed request.
  test('logs no address, even while the site is down', async ({ startProxy }) => {
    const proxy = await startProxy();
    const localAddress = '127.0.0.9';
    expect((await proxy.send('/about', { localAddress })).status).toBe(200);
    await proxy.site.stop();
    expect((await proxy.send('/about', { localAddress })).status).toBe(502);
    expect(proxy.log()).toContain('certificate obtained');
    expect(proxy.log()).not.toContain(localAddress);
  });
});
