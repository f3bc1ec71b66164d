/** The proxy settings of docs/deploying.md hold what only a proxy can hold. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { until } from '@/e2e/faults/support/client';
import { freePort } from '@/e2e/support/free-port';
import { startSite, type Site } from '@/e2e/support/site';

const nginx = '/usr/sbin/nginx';

/**
 * @param site where the site listens
 * @param port where nginx is to listen, without TLS
 * @returns the settings of docs/deploying.md in a file of their own
 */
function settings(site: string, port: number): string {
  const [, block] = /```nginx\n([\s\S]*?)```/.exec(readFileSync('docs/deploying.md', 'utf8')) ?? [];
  const changes: [RegExp, string][] = [
    [/^ *(ssl_\w+|server_name) .*;$/gm, ''],
    [/listen 443 ssl http2;/, `listen 127.0.0.1:${port};`],
    // The redirection to HTTPS.
    [/server \{\s*listen 80;[^}]*\}/, ''],
    [/server 127\.0\.0\.1:3000;/, `server ${new URL(site).host};`],
  ];
  const http = changes.reduce((text, [pattern, replacement]) => {
    expect(text).toMatch(pattern);
    return text.replace(pattern, replacement);
  }, block ?? '');
  const folder = mkdtempSync(path.join(tmpdir(), 'tassel-nginx-'));
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; master_process off; pid ${folder}/pid; error_log stderr crit;
events { worker_connections 1024; }
http { access_log off; ${paths.join(' ')}\n${http}\n}`,
  );
  return file;
}

/** The site's memory in MiB, as Linux counts it. */
const memoryOf = ({ process: { pid } }: Site) =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

describe.skipIf(!existsSync(nginx) || process.platform !== 'linux')('behind nginx', () => {
  let site: Site;
  let proxy: ChildProcess;
  let port: number;
  beforeAll(async () => {
    site = await startSite({ TRUSTED_PROXY: '1' });
    port = await freePort();
    proxy = spawn(nginx, ['-c', settings(site.url, port)], { stdio: 'inherit' });
    await until('nginx answers', () => get().then(Boolean, () => false));
  });
  afterAll(async () => {
    const gone = once(proxy, 'exit');
    proxy.kill('SIGTERM');
    await gone;
    await site.stop();
  });

  /** Another visitor than the one who attacks. */
  function get(): Promise<number | undefined> {
    return new Promise((resolve, reject) => {
      const options = { host: '127.0.0.1', port, localAddress: '127.0.0.2', agent: false };
      request(options, (response) => {
        response.resume().on('end', () => resolve(response.statusCode));
      })
        .on('error', reject)
        .end();
    });
  }

  test('300 connections with 100 pages each, all unread: others are served, memory stays', async () => {
    const before = memoryOf(site);
    const pages = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(100);
    const sockets = Array.from({ length: 300 }, () => {
      const socket = connect(port, '127.0.0.1').on('error', () => undefined);
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
});
