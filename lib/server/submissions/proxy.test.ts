/** Tests requests through HTTP_PROXY. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startUpstream } from '@/lib/testing/in-process';

/**
 * Starts a proxy that opens tunnels (CONNECT) and records their targets, until the test ends. Requires the user “ada”
 * with the password “pass”.
 */
async function startProxy() {
  const targets: (string | undefined)[] = [];
  const proxy = createServer();
  proxy.on('connect', ({ headers, url }, socket) => {
    if (headers['proxy-authorization'] !== `Basic ${btoa('ada:pass')}`)
      return void socket.end('HTTP/1.1 407 Proxy Authentication Required\r\n\r\n');
    targets.push(url);
    const tunnel = connect(Number(url?.split(':')[1]), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      tunnel.pipe(socket).pipe(tunnel);
    });
    onTestFinished(() => void tunnel.destroy());
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  onTestFinished(() => void proxy.close());
  return { host: `127.0.0.1:${(proxy.address() as AddressInfo).port}`, targets };
}

/** Returns a postJson that uses this proxy until the test ends. */
async function importPostJson(proxyUrl: string) {
  onTestFinished(() => void vi.unstubAllEnvs());
  for (const name of ['http_proxy', 'https_proxy', 'no_proxy', 'NO_PROXY'])
    vi.stubEnv(name, undefined);
  vi.stubEnv('HTTP_PROXY', proxyUrl);
  // A new copy of the module, because it reads the variables only once.
  vi.resetModules();
  return (await import('@/lib/server/submissions/post-json')).postJson;
}

test('postJson uses HTTP_PROXY, except for hosts in NO_PROXY', async () => {
  const upstream = await startUpstream();
  const { host, targets } = await startProxy();
  const postJson = await importPostJson(`http://ada:pass@${host}`);
  expect(await postJson(upstream.url, {}, '{"a":1}')).toMatchObject({ status: 200 });
  expect(targets).toEqual([new URL(upstream.url).host]);
  vi.stubEnv('NO_PROXY', '127.0.0.1');
  expect(await postJson(upstream.url, {}, '{"a":2}')).toMatchObject({ status: 200 });
  expect(targets).toHaveLength(1);
  expect(upstream.requests.map(({ body }) => body)).toEqual(['{"a":1}', '{"a":2}']);
});

test('postJson returns the status 407 if the proxy refuses the password', async () => {
  const upstream = await startUpstream();
  const { host } = await startProxy();
  const postJson = await importPostJson(`http://ada:wrong@${host}`);
  expect(await postJson(upstream.url, {}, '{}')).toEqual({
    kind: 'failed',
    reason: 'PROXY_AUTHENTICATION',
    status: 407,
  });
  expect(upstream.requests).toEqual([]);
});
