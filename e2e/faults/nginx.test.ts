/** The proxy settings of docs/deploying.md hold what only a proxy can hold. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { memoryOf } from '@/e2e/faults/support/memory';
import { isNginxInstalled, startNginx, type Nginx } from '@/e2e/faults/support/nginx';
import { getPage } from '@/e2e/faults/support/pages';
import { connection } from '@/e2e/faults/support/raw';
import { startSite, type Site } from '@/e2e/support/site';

describe.skipIf(!isNginxInstalled || process.platform !== 'linux')(
  'behind nginx (where it is installed, on Linux)',
  () => {
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
      const begin = () => connection(proxy.url, pages);
      const sockets = await Promise.all(Array.from({ length: 300 }, begin));
      const times: number[] = [];
      let most = before;
      for (let count = 0; count < 50; count += 1) {
        const start = performance.now();
        expect(await getPage(proxy.url)).toBe(true);
        times.push(performance.now() - start);
        most = Math.max(most, memoryOf(site));
      }
      for (const socket of sockets) socket.destroy();
      // For a person to read.
      console.log(`slowest of ${times.length} pages: ${Math.ceil(Math.max(...times))} ms`);
      console.log(`memory ${before} → ${most} MiB`);
      expect(most).toBeLessThan(before + 250);
    });

    // The privacy policy says that an address is counted, and then forgotten. Debian's defaults log one
    // for each request, and for each connection above the limit.
    test('writes no visitor’s address anywhere', () => {
      expect(proxy.log()).toBe('');
    });
  },
);
