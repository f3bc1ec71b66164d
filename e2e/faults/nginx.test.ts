/** The nginx settings of docs/deploying.md. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'vitest';
import { memoryOf } from '@/e2e/faults/support/memory';
import { answerTo, connection, head } from '@/e2e/faults/support/raw';
import { test as base } from '@/e2e/faults/support/test';
import { freePort } from '@/lib/testing/free-port';
import { until } from '@/lib/testing/until';

const nginx = '/usr/sbin/nginx';

/** The settings of docs/deploying.md with other addresses and folders, and without TLS. */
function settings(replacements: [RegExp, string][]): string {
  const [, block] = /```nginx\n([\s\S]*?)```/.exec(readFileSync('docs/deploying.md', 'utf8')) ?? [];
  return replacements.reduce((text, [pattern, replacement]) => {
    const changed = text.replace(pattern, replacement);
    if (changed === text) throw new Error(`docs/deploying.md has no ${pattern}`);
    return changed;
  }, block ?? '');
}

/** Requests a page from a second address, which the limits of the first do not concern. */
const isServed = async (proxy: string) =>
  /^HTTP\/1.1 200 /.test(
    await answerTo(proxy, head('connection: close', 'GET /', ''), '127.0.0.2').catch(() => ''),
  );

const test = base.extend('proxy', async ({ start }, { onCleanup }) => {
  const site = await start({ TRUSTED_PROXY: '1' });
  const folder = mkdtempSync(path.join(tmpdir(), 'tassel-nginx-'));
  const [at, plain] = [`127.0.0.1:${await freePort()}`, `127.0.0.1:${await freePort()}`];
  const documented = settings([
    [/listen 80;/, `listen ${plain};`],
    [/listen 443 ssl http2;/, `listen ${at};`],
    [/^ *ssl_certificate.*;$/gm, ''],
    [/server 127\.0\.0\.1:3000;/, `server ${new URL(site.url).host};`],
    [/\/var\/log\/nginx/g, folder],
  ]);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const file = path.join(folder, 'nginx.conf');
  // Around the documented settings stands what Debian's nginx.conf has.
  writeFileSync(
    file,
    `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http { access_log ${folder}/access.log; ${temporary.join(' ')}\n${documented}\n}`,
  );
  const running = spawn(nginx, ['-c', file], { stdio: 'inherit' });
  onCleanup(async () => {
    const gone = once(running, 'exit');
    running.kill('SIGTERM');
    await gone;
    rmSync(folder, { recursive: true });
  });
  const url = `http://${at}`;
  await until('nginx serves pages', () => isServed(url));
  const logged = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  return {
    site,
    url,
    plainUrl: `http://${plain}`,
    log: () => logged('access.log') + logged('error.log'),
  };
});

test.skipIf(!existsSync(nginx) || process.platform !== 'linux')(
  'redirects to HTTPS, serves pages beside 120 unread connections and logs no address (needs nginx)',
  async ({ proxy }) => {
    const { status, headers } = await fetch(`${proxy.plainUrl}/about`, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([301, 'https://127.0.0.1/about']);

    // 120 connections with 30 pages each, all unread. If the site held them, they would fill 450 MB.
    const before = memoryOf(proxy.site);
    const pages = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(30);
    const begin = () => connection(proxy.url, pages);
    const sockets = await Promise.all(Array.from({ length: 120 }, begin));
    let most = before;
    for (let count = 0; count < 10; count += 1) {
      expect(await isServed(proxy.url)).toBe(true);
      most = Math.max(most, memoryOf(proxy.site));
    }
    for (const socket of sockets) socket.destroy();
    console.log(`memory ${before} → ${most} MiB`);
    expect(most).toBeLessThan(before + 250);

    // As the privacy policy promises. Debian's defaults log addresses.
    expect(proxy.log()).toBe('');
  },
);
