/** nginx in front of a site, with the settings of docs/deploying.md. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { until } from '@/e2e/support/until';
import { freePort } from '@/testing/free-port';

const nginx = '/usr/sbin/nginx';
export const isNginxInstalled = existsSync(nginx);

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
    const changed = text.replace(pattern, replacement);
    if (changed === text) throw new Error(`docs/deploying.md has no ${pattern}`);
    return changed;
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

export interface Nginx {
  url: string;
  port: number;
  stop(): Promise<void>;
}

/**
 * @param site where the site listens
 * @returns once it takes connections
 */
export async function startNginx(site: string): Promise<Nginx> {
  const port = await freePort();
  const proxy = spawn(nginx, ['-c', settings(site, port)], { stdio: 'inherit' });
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
  };
  return { url: `http://127.0.0.1:${port}`, port, stop };
}
