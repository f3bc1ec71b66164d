/** The proxy settings of docs/deploying.md hold what only a proxy can hold. */
import { expect } from 'vitest';
import { memoryOf } from '@/e2e/faults/support/memory';
import { isNginxInstalled, startNginx } from '@/e2e/faults/support/nginx';
import { getPage } from '@/e2e/faults/support/pages';
import { connection } from '@/e2e/faults/support/raw';
import { test } from '@/e2e/faults/support/test';

test.skipIf(!isNginxInstalled || process.platform !== 'linux')(
  'nginx (where it is installed, on Linux): leads to HTTPS, holds unread pages, writes no address',
  async ({ start, onTestFinished }) => {
    const site = await start({ TRUSTED_PROXY: '1' });
    const proxy = await startNginx(site.url);
    onTestFinished(proxy.stop);
    const { status, headers } = await fetch(`${proxy.plainUrl}/about`, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([301, 'https://127.0.0.1/about']);

    // 300 connections with 100 pages each, all unread: others are served, memory stays.
    const before = memoryOf(site);
    const pages = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(100);
    const begin = () => connection(proxy.url, pages);
    const sockets = await Promise.all(Array.from({ length: 300 }, begin));
    let most = before;
    for (let count = 0; count < 50; count += 1) {
      expect(await getPage(proxy.url)).toBe(true);
      most = Math.max(most, memoryOf(site));
    }
    for (const socket of sockets) socket.destroy();
    console.log(`memory ${before} → ${most} MiB`);
    expect(most).toBeLessThan(before + 250);

    // The privacy policy says that an address is counted, and then forgotten. Debian's defaults log
    // one for each request, and for each connection above the limit.
    expect(proxy.log()).toBe('');
  },
);
