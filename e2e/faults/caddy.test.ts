/** Caddy with deploy/Caddyfile in front of the site. */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { connect } from 'node:tls';
import { describe, expect } from 'vitest';
import { startCaddy } from '@/e2e/faults/support/caddy';
import { test as base } from '@/e2e/faults/support/test';
import { startSite } from '@/e2e/testing/start-site';
import { MAX_BODY_BYTES } from '@/lib/server/submissions/guard';
import { findFreePort } from '@/e2e/testing/free-port';

const hasCaddy = spawnSync('caddy', ['version']).status === 0;

const test = base
  .extend('startProxy', async ({ startSite }, { onCleanup }) => {
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
  })
  // Shared by the tests that neither stop the site nor change its settings.
  .extend('proxy', { scope: 'file' }, async ({}, { onCleanup }) => {
    const site = await startSite();
    const caddy = await startCaddy({ siteUrl: site.url });
    onCleanup(async () => {
      await Promise.all([caddy.stop(), site.stop()]);
    });
    return caddy;
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
  test('redirects to HTTPS, and to the name with www', async ({ proxy }) => {
    const plain = await proxy.send('/about?a=1', { host: 'example.com' });
    expect([plain.status, plain.headers.location]).toEqual([
      301,
      'https://www.example.com/about?a=1',
    ]);
    const { status, headers } = await fetch(`${proxy.plainUrl}/about`, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([308, 'https://127.0.0.1/about']);
  });

  test('forwards compressed responses and 304', async ({ proxy }) => {
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

  test('trusts only a CDN to name the visitor whose rate is limited', async ({ startProxy }) => {
    const proxy = await startProxy({ RATE_LIMIT: '1' }, '127.0.0.1/32');
    expect((await postForm(proxy, '198.51.100.1')).status).toBe(422);
    expect((await postForm(proxy, 'forged, 198.51.100.1')).status).toBe(429);
    expect((await postForm(proxy, '198.51.100.2')).status).toBe(422);
    expect((await postForm(proxy, '198.51.100.3', '{}', '127.0.0.2')).status).toBe(422);
    expect((await postForm(proxy, '198.51.100.4', '{}', '127.0.0.2')).status).toBe(429);
  });

  test('forwards the site’s message for a body over 64 KiB', async ({ proxy }) => {
    const response = await postForm(proxy, undefined, ' '.repeat(MAX_BODY_BYTES + 1));
    expect(response.status).toBe(413);
    expect(response.text).toContain('about 8,000 words');
  });

  test('closes the connection of a client that never finishes its request', async ({ proxy }) => {
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

  // The privacy policy promises the second part. Caddy's default log would contain the address of each failed request.
  test('visitors wait for a page while the site restarts, and no address is logged while it is down', async ({
    startProxy,
    startSite,
  }) => {
    const PORT = `${await findFreePort()}`;
    const localAddress = '127.0.0.9';
    const proxy = await startProxy({ PORT });
    const load = () => proxy.send('/about', { localAddress });
    expect((await load()).status).toBe(200);
    await proxy.site.stop();
    const waiting = load();
    const restarted = await startSite({ PORT });
    expect((await waiting).status).toBe(200);
    await restarted.stop();
    expect((await load()).status).toBe(502);
    expect(proxy.log()).toContain('certificate obtained');
    expect(proxy.log()).not.toContain(localAddress);
  });
});
