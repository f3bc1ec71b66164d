/** Runs the API functions of a Vercel build, each put together from its file map alone. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { settings } from '@/e2e/vercel/build';

export interface RunningFunction {
  url: string;
  stop: () => Promise<void>;
}

const host = path.join(import.meta.dirname, 'function-host.mjs');

/**
 * @param folder of the function in the build's output, like `functions/api/submit.func`
 * @param project that was built: the file map is relative to it
 * @returns the function behind an address of its own
 * @throws what it said, if it does not load
 */
export async function runFunction(folder: string, project: string): Promise<RunningFunction> {
  const { handler, filePathMap = {} } = JSON.parse(
    readFileSync(path.join(folder, '.vc-config.json'), 'utf8'),
  ) as { handler: string; filePathMap?: Record<string, string> };
  // Nothing else is there, as on the platform: a file that the map forgets is missing.
  const alone = mkdtempSync(path.join(tmpdir(), 'tassel-function-'));
  for (const [name, from] of Object.entries(filePathMap))
    cpSync(path.join(project, from), path.join(alone, name), {
      recursive: true,
      verbatimSymlinks: true,
    });
  cpSync(realpathSync(folder), alone, { recursive: true });
  const child: ChildProcess = fork(host, [path.join(alone, handler)], {
    cwd: alone,
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { PATH: process.env.PATH, VERCEL: '1', NODE_ENV: 'production', ...settings },
  });
  let said = '';
  child.stdout?.on('data', (text) => (said += text));
  child.stderr?.on('data', (text) => (said += text));
  const gone = once(child, 'exit');
  const started = await Promise.race([once(child, 'message'), gone.then(() => undefined)]);
  const stop = async () => {
    child.kill('SIGKILL');
    await gone;
    rmSync(alone, { recursive: true, force: true });
  };
  if (!started) {
    await stop();
    throw new Error(`${folder} does not load. It said:\n${said}`);
  }
  const [{ port }] = started as [{ port: number }];
  return { url: `http://127.0.0.1:${port}`, stop };
}
