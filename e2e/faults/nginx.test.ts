/** The proxy settings of docs/deploying.md hold what only a proxy can hold. */
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isNginxInstalled, startNginx, type Nginx } from '@/e2e/faults/support/nginx';
import { startSite, type Site } from '@/e2e/support/site';

/** The site's memory in MiB, as Linux counts it. */
const memoryOf = ({ process: { pid } }: Site) =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

describe.skipIf(!isNginxInstalled || process.platform !== 'linux')('behind nginx', () => {
  let site: Site;
  let proxy: Nginx;
  beforeAll(async () => {
    site = await startSite({ TRUSTED_PROXY: '1' });
    proxy = await startNginx(site.url);
  });
  afterAll(async () => {
    await proxy.stop();
    await site.stop();
  });

  /** Another visitor than the one who attacks. */
  function get(): Promise<number | undefined> {
    return new Promise((resolve, reject) => {
      const options = { localAddress: '127.0.0.2', agent: false };
      request(proxy.url, options, (response) => {
        response.resume().on('end', () => resolve(response.statusCode));
      })
        .on('error', reject)
        .end();
    });
  }

  test('leads to HTTPS', async () => {
    const answer = await fetch(`${proxy.plainUrl}/about`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([
      301,
      'https://127.0.0.1/about',
    ]);
  });

  test('300 connections with 100 pages each, all unread: others are served, memory stays', async () => {
    const before = memoryOf(site);
    const pages = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(100);
    const sockets = Array.from({ length: 300 }, () => {
      const socket = connect(proxy.port, '127.0.0.1').on('error', () => undefined);
      socket.pause();
      socket.write(pages);
      return socket;
    });
    const times: number[] = [];
    let most = before;
    for (let count = 0; count < 50; count += 1) {
      const start = performance.now();
      expect(await get()).toBe(200);
      times.push(performance.now() - start);
      most = Math.max(most, memoryOf(site));
    }
    for (const socket of sockets) socket.destroy();
    // For a person to read.
    console.log(`slowest of ${times.length} pages: ${Math.ceil(Math.max(...times))} ms`);
    console.log(`memory ${Math.round(before)} → ${Math.round(most)} MiB`);
    expect(most).toBeLessThan(before + 250);
  });

  // The privacy policy says that an address is counted, and then forgotten. Debian's defaults log one
  // for each request, and for each connection above the limit.
  test('writes no visitor’s address anywhere', () => {
    expect(proxy.log()).toBe('');
  });
});
