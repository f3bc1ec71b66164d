/** Runs Caddy with the real deploy/Caddyfile, other ports and its own certificates. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request, type RequestOptions } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { findFreePort } from '@/e2e/testing/free-port';
import { waitUntil } from '@/e2e/testing/wait-until';

interface ProxyOptions {
  siteUrl: string;
  /** Uncomments the lines for a CDN, whose addresses these are. */
  cdn?: string;
}

/** Returns the Caddyfile with other addresses. Throws if it lacks a text that is replaced. */
function readSettings(replacements: [RegExp, string][]): string {
  return replacements.reduce(
    (settings, [pattern, replacement]) => {
      if (!pattern.test(settings)) throw new Error(`deploy/Caddyfile has no ${pattern}`);
      return settings.replace(pattern, replacement);
    },
    readFileSync('deploy/Caddyfile', 'utf8'),
  );
}

/** Starts Caddy in front of a site. */
export async function startCaddy({ siteUrl, cdn }: ProxyOptions) {
  const folder = mkdtempSync(path.join(tmpdir(), 'tassel-caddy-'));
  const [port, plainPort] = [await findFreePort(), await findFreePort()];
  const forTests = `http_port ${plainPort}\n https_port ${port}\n admin off\n local_certs\n skip_install_trust\n storage file_system ${folder}`;
  const file = path.join(folder, 'Caddyfile');
  writeFileSync(
    file,
    readSettings([
      [/^\{$/m, `{\n ${forTests}`],
      [/127\.0\.0\.1:3000/, new URL(siteUrl).host],
      ...(cdn
        ? ([
            [/#(trusted_proxies) \S+/, `$1 ${cdn}`],
            [/#(header_up X-Forwarded-For)/, '$1'],
          ] satisfies [RegExp, string][])
        : []),
    ]),
  );
  const caddy = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: { ...process.env, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
  });
  const exited = once(caddy, 'exit');
  let log = '';
  for (const stream of [caddy.stdout, caddy.stderr]) stream.on('data', (data) => (log += data));

  /** Sends a request over HTTPS, as for the name in the Caddyfile. */
  const send = async (
    route: string,
    {
      body,
      host = 'www.example.com',
      ...options
    }: Omit<RequestOptions, 'host'> & { body?: string; host?: string } = {},
  ) => {
    const sent = request({
      ...options,
      hostname: '127.0.0.1',
      port,
      path: route,
      servername: host,
      headers: { host, ...options.headers },
      agent: false,
      // The certificate is Caddy's own.
      rejectUnauthorized: false,
    });
    sent.end(body);
    const [response] = await once(sent, 'response');
    const bytes: Buffer = await buffer(response);
    return { status: response.statusCode, headers: response.headers, bytes, text: `${bytes}` };
  };

  await waitUntil('Caddy serves pages', () =>
    send('/robots.txt').then(
      ({ status }) => status === 200,
      () => false,
    ),
  );
  return {
    url: `https://127.0.0.1:${port}`,
    plainUrl: `http://127.0.0.1:${plainPort}`,
    send,
    log: () => log,
    stop: async () => {
      caddy.kill('SIGTERM');
      await exited;
      rmSync(folder, { recursive: true });
    },
  };
}
