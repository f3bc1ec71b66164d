/** nginx in front of a site, with the settings of docs/deploying.md. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getPage } from '@/e2e/faults/support/pages';
import { until } from '@/lib/testing/until';
import { freePort } from '@/lib/testing/free-port';

const nginx = '/usr/sbin/nginx';
export const isNginxInstalled = existsSync(nginx);

/** @returns the settings of docs/deploying.md with other addresses and folders, and without TLS */
function settings(replacements: [RegExp, string][]): string {
  const [, block] = /```nginx\n([\s\S]*?)```/.exec(readFileSync('docs/deploying.md', 'utf8')) ?? [];
  return replacements.reduce((text, [pattern, replacement]) => {
    const changed = text.replace(pattern, replacement);
    if (changed === text) throw new Error(`docs/deploying.md has no ${pattern}`);
    return changed;
  }, block ?? '');
}

/**
 * @param site where the site listens
 * @returns once it serves pages at `url`; it leads there from `plainUrl`
 */
export async function startNginx(site: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'tassel-nginx-'));
  const [at, plain] = [`127.0.0.1:${await freePort()}`, `127.0.0.1:${await freePort()}`];
  const documented = settings([
    [/listen 80;/, `listen ${plain};`],
    [/listen 443 ssl http2;/, `listen ${at};`],
    [/^ *ssl_certificate.*;$/gm, ''],
    [/server 127\.0\.0\.1:3000;/, `server ${new URL(site).host};`],
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
  const proxy = spawn(nginx, ['-c', file], { stdio: 'inherit' });
  await until('nginx serves pages', () => getPage(`http://${at}`));
  return {
    url: `http://${at}`,
    plainUrl: `http://${plain}`,
    /** What it has logged. */
    log: () =>
      ['access.log', 'error.log']
        .map((name) => readFileSync(path.join(folder, name), 'utf8'))
        .join(''),
    async stop() {
      const gone = once(proxy, 'exit');
      proxy.kill('SIGTERM');
      await gone;
      rmSync(folder, { recursive: true });
    },
  };
}
