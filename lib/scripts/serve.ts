import { spawn, type ChildProcess } from 'node:child_process';
import { environmentWith, type Env } from '@/lib/env';

/**
 * Serves the last build with lib/scripts/server.mjs, in a process without TypeScript's loader, and ends this
 * process when that one ends.
 *
 * @param settings.port where to listen
 * @param options for server.mjs
 * @returns the server's process
 */
export function serve({ port }: Pick<Env, 'port'>, options: readonly string[] = []): ChildProcess {
  const server = spawn(process.execPath, ['lib/scripts/server.mjs', ...options], {
    stdio: 'inherit',
    env: environmentWith({ PORT: String(port), NODE_ENV: 'production' }),
  });
  // Ctrl-C reaches the server as well, a signal to this process alone does not. The server finishes
  // what is under way, and this process waits for it.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => server.kill('SIGTERM'));
  }
  server.on('exit', (code) => process.exit(code ?? 1));
  return server;
}
