/** Tests requests through HTTP_PROXY. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startUpstream } from '@/lib/testing/in-process';

/** Starts a proxy that opens tunnels (CONNECT) and records their targets, until the test ends. */
async function startProxy() {
  const targets: (string | undefined)[] = [];
  const proxy = createServer();
  proxy.on('connect', ({ url }, socket) => {
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
  return { url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, targets };
}

test('postJson uses HTTP_PROXY, except for hosts in NO_PROXY', async () => {
  const upstream = await startUpstream();
  const { url, targets } = await startProxy();
  onTestFinished(() => void vi.unstubAllEnvs());
  for (const name of ['http_proxy', 'https_proxy', 'no_proxy', 'NO_PROXY'])
    vi.stubEnv(name, undefined);
  vi.stubEnv('HTTP_PROXY', url);
  // A new copy of the module, because it reads the variables only once.
  vi.resetModules();
  const { postJson } = await import('@/lib/server/submissions/post-json');
  expect(await postJson(upstream.url, {}, '{"a":1}')).toMatchObject({ status: 200 });
  expect(targets).toEqual([new URL(upstream.url).host]);
  vi.stubEnv('NO_PROXY', '127.0.0.1');
  expect(await postJson(upstream.url, {}, '{"a":2}')).toMatchObject({ status: 200 });
  expect(targets).toHaveLength(1);
  expect(upstream.requests.map(({ body }) => body)).toEqual(['{"a":1}', '{"a":2}']);
});
