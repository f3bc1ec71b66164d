/** nginx in front of a site, with the settings of docs/deploying.md. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { until } from '@/lib/testing/until';
import { freePort } from '@/lib/testing/free-port';

const nginx = '/usr/sbin/nginx';
export const isNginxInstalled = existsSync(nginx);

/**
 * @param site where the site listens
 * @param port where nginx is to listen, without TLS
 * @param plainPort where it redirects from
 * @param folder for what it writes
 * @returns the settings of docs/deploying.md, but for addresses, folders and the certificate
 */
function settings(site: string, port: number, plainPort: number, folder: string): string {
  const [, block] = /```nginx\n([\s\S]*?)```/.exec(readFileSync('docs/deploying.md', 'utf8')) ?? [];
  const changes: [RegExp, string][] = [
    [/listen 80;/, `listen 127.0.0.1:${plainPort};`],
    [/listen 443 ssl http2;/, `listen 127.0.0.1:${port};`],
    [/^ *ssl_certificate.*;$/gm, ''],
    [/server 127\.0\.0\.1:3000;/, `server ${new URL(site).host};`],
    [/\/var\/log\/nginx/g, folder],
  ];
  return changes.reduce((text, [pattern, replacement]) => {
    const changed = text.replace(pattern, replacement);
    if (changed === text) throw new Error(`docs/deploying.md has no ${pattern}`);
    return changed;
  }, block ?? '');
}

/** @returns the file of settings, with what Debian's nginx.conf has around the documented ones */
function writeSettings(http: string, folder: string): string {
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http { access_log ${folder}/access.log; ${paths.join(' ')}\n${http}\n}`,
  );
  return file;
}

export interface Nginx {
  url: string;
  port: number;
  /** Where it leads to HTTPS. */
  plainUrl: string;
  /** What it has logged. */
  log: () => string;
  stop(): Promise<void>;
}

/**
 * @param site where the site listens
 * @returns once it takes connections
 */
export async function startNginx(site: string): Promise<Nginx> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tassel-nginx-'));
  const [port, plainPort] = [await freePort(), await freePort()];
  const file = writeSettings(settings(site, port, plainPort, folder), folder);
  const proxy = spawn(nginx, ['-c', file], { stdio: 'inherit' });
  const accepts = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.on('connect', () => resolve(Boolean(socket.end()))).on('error', () => resolve(false));
    });
  await until('nginx takes connections', accepts);
  const stop = async () => {
    const gone = once(proxy, 'exit');
    proxy.kill('SIGTERM');
    await gone;
    rmSync(folder, { recursive: true });
  };
  const at = (number: number) => `http://127.0.0.1:${number}`;
  const log = () =>
    ['access.log', 'error.log']
      .map((name) => readFileSync(path.join(folder, name), 'utf8'))
      .join('');
  return { url: at(port), port, plainUrl: at(plainPort), log, stop };
}
