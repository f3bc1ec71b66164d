import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test as base } from 'vitest';
import { postToApi } from '@/e2e/faults/support/client';
import { readResponse, openConnection, createHead } from '@/e2e/faults/support/raw';
import { startSite } from '@/e2e/support/site';
import { MAX_BODY_BYTES } from '@/lib/server/submissions/guard';
import { findFreePort } from '@/lib/testing/free-port';
import { waitUntil } from '@/lib/testing/wait-until';
import { createValues } from '@/lib/testing/answers';

const nginxPath = '/usr/sbin/nginx';
const brotliPath = '/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so';
const hasBrotli = existsSync(brotliPath);

/** Returns deploy/nginx.conf with other addresses and folders, and without TLS. */
function readSettings(replacements: [RegExp, string][]): string {
  return replacements.reduce(
    (text, [pattern, replacement]) => {
      const changed = text.replace(pattern, replacement);
      if (changed === text) throw new Error(`deploy/nginx.conf has no ${pattern}`);
      return changed;
    },
    readFileSync('deploy/nginx.conf', 'utf8'),
  );
}

const test = base.extend('proxy', { scope: 'file' }, async ({}, { onCleanup }) => {
  const site = await startSite({ RATE_LIMIT: '1' });
  const folder = mkdtempSync(path.join(tmpdir(), 'tassel-nginx-'));
  const [address, plainAddress] = [
    `127.0.0.1:${await findFreePort()}`,
    `127.0.0.1:${await findFreePort()}`,
  ];
  const settings = readSettings([
    [/listen 80;/, `listen ${plainAddress};`],
    [/listen 443 ssl http2;/, `listen ${address};`],
    [/^ *ssl_certificate.*;$/gm, ''],
    [/server 127\.0\.0\.1:3000;/, `server ${new URL(site.url).host};`],
    [/\/var\/log\/nginx/g, folder],
    ...(hasBrotli ? [] : [[/^ *brotli.*;$/gm, ''] satisfies [RegExp, string]]),
  ]);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const file = path.join(folder, 'nginx.conf');
  // Includes the settings in `http { … }`, as Debian's nginx.conf does.
  writeFileSync(
    file,
    `${hasBrotli ? `load_module ${brotliPath};` : ''} daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http { access_log ${folder}/access.log; ${temporary.join(' ')}\n${settings}\n}`,
  );
  const nginxProcess = spawn(nginxPath, ['-c', file], { stdio: 'inherit' });
  onCleanup(async () => {
    const exited = once(nginxProcess, 'exit');
    nginxProcess.kill('SIGTERM');
    await exited;
    rmSync(folder, { recursive: true });
    await site.stop();
  });
  const url = `http://${address}`;
  await waitUntil(
    'nginx serves pages',
    async () => (await fetch(url).catch(() => null))?.ok ?? false,
  );
  const readLog = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  return {
    url,
    plainUrl: `http://${plainAddress}`,
    readLogs: () => readLog('access.log') + readLog('error.log'),
  };
});

describe.skipIf(!existsSync(nginxPath) || process.platform !== 'linux')(
  'nginx with deploy/nginx.conf (needs nginx)',
  () => {
    test('redirects to HTTPS', async ({ proxy }) => {
      const { status, headers } = await fetch(`${proxy.plainUrl}/about`, { redirect: 'manual' });
      expect([status, headers.get('location')]).toEqual([301, 'https://127.0.0.1/about']);
    });

    test.skipIf(!hasBrotli)('compresses pages and scripts with brotli', async ({ proxy }) => {
      const load = async (path: string) => {
        const headers = { 'accept-encoding': 'gzip, br' };
        const response = await fetch(proxy.url + path, { headers });
        expect(response.headers.get('content-encoding'), path).toBe('br');
        return response.text();
      };
      const [script] = /\/_next\/static\/chunks\/[\w.-]+\.js/.exec(await load('/about'))!;
      await load(script);
    });

    test('accepts a form from the site’s own pages, and limits the rate of a client regardless of its X-Forwarded-For', async ({
      proxy,
    }) => {
      const body = JSON.stringify(createValues('submit'));
      const headers = { origin: 'https://127.0.0.1' };
      expect((await postToApi(proxy.url, 'submit', body, headers)).status).toBe(200);
      const forged = { ...headers, 'x-forwarded-for': '198.51.100.1' };
      expect((await postToApi(proxy.url, 'submit', body, forged)).status).toBe(429);
      const small = `${createHead('content-length: 2\r\nconnection: close')}{}`;
      expect(await readResponse(proxy.url, small, '127.0.0.2')).toMatch(/^HTTP\/1\.1 422 /);
    });

    test('forwards the site’s message for a body over 64 KiB', async ({ proxy }) => {
      const size = MAX_BODY_BYTES + 1;
      const long = createHead(`content-length: ${size}\r\nconnection: close`) + ' '.repeat(size);
      const response = await readResponse(proxy.url, long, '127.0.0.3');
      expect(response).toMatch(/^HTTP\/1\.1 413 [^]*about 8,000 words/);
    });

    // The privacy policy promises this. Debian's default settings would log addresses.
    test('logs no client address, even if nginx itself refuses the request', async ({ proxy }) => {
      const refused = createHead('content-length: 3000000\r\nconnection: close');
      const socket = await openConnection(proxy.url, refused);
      const [head] = await once(socket, 'data');
      // Closes the connection, because nginx waits for the rest of the body.
      socket.destroy();
      expect(`${head}`).toMatch(/^HTTP\/1\.1 413 /);
      expect(proxy.readLogs()).toBe('');
    });
  },
);
