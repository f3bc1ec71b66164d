import { spawn, type ChildProcess } from 'node:child_process';
import { next } from '@/lib/cli/project';
import { environmentWith, type Env } from '@/lib/env';

/**
 * Serves the last build, and ends this process when that ends.
 *
 * @param settings.port Next itself looks for it in the environment alone, and not in .env
 * @param options for `next start`
 * @returns the server's process
 */
export function serve({ port }: Pick<Env, 'port'>, options: readonly string[] = []): ChildProcess {
  const server = spawn(process.execPath, [next, 'start', '-p', String(port), ...options], {
    stdio: 'inherit',
    env: environmentWith({ PORT: String(port) }),
  });
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      isStopping = true;
      // Ctrl-C reaches the server as well, a signal to this process alone does not. It finishes
      // what is under way, and we wait for it.
      server.kill('SIGTERM');
    });
  }
  server.on('exit', (code) => process.exit(isStopping ? 0 : (code ?? 1)));
  return server;
}
