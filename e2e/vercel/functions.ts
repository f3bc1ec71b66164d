/** Runs the API functions of a Vercel build, each put together from its file map alone. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { settings } from '@/e2e/vercel/build';
import type { VercelOutput } from '@/e2e/vercel/output';
import { forms } from '@/lib/forms/registry';

const asItIs = { recursive: true, verbatimSymlinks: true };
const host = path.join(import.meta.dirname, 'function-host.mjs');

/** @throws what the function said, if it does not load */
async function runFunction(folder: string, project: string) {
  const { handler, filePathMap = {} } = JSON.parse(
    readFileSync(path.join(folder, '.vc-config.json'), 'utf8'),
  ) as { handler: string; filePathMap?: Record<string, string> };
  // Nothing else is there, as on the platform: a file that the map forgets is missing.
  const alone = mkdtempSync(path.join(tmpdir(), 'tassel-function-'));
  for (const [name, from] of Object.entries(filePathMap))
    cpSync(path.join(project, from), path.join(alone, name), asItIs);
  cpSync(folder, alone, asItIs);
  const child = fork(host, [path.join(alone, handler)], {
    cwd: alone,
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { PATH: process.env.PATH, VERCEL: '1', NODE_ENV: 'production', ...settings },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += text));
  const gone = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGKILL');
    await gone;
    rmSync(alone, { recursive: true, force: true });
  };
  const started = await Promise.race([once(child, 'message'), gone.then(() => undefined)]);
  if (started) return { url: `http://127.0.0.1:${(started[0] as { port: number }).port}`, stop };
  await stop();
  throw new Error(`${folder} does not load. It said:\n${said}`);
}

async function problemWith(call: string, output: VercelOutput, project: string): Promise<string[]> {
  const isHealth = call === 'health';
  const address = `/api/${call}`;
  const method = isHealth ? 'GET' : 'POST';
  const { function: folder, matched } = output.answer(address, method);
  if (!folder) return [`${address} has no function`];
  try {
    // Several addresses may have one function: a symbolic link each.
    const { url, stop } = await runFunction(realpathSync(folder), project);
    const { pathname, search } = new URL(matched, url);
    const response = await fetch(`${url}${address}${search}`, {
      method,
      headers: { 'content-type': 'application/json', 'x-matched-path': pathname },
      ...(!isHealth && { body: '{}' }),
    });
    const body = await response.text();
    await stop();
    // Health says 503 where the upstream cannot be reached: it ran, and that is the question here.
    const isExpected = isHealth ? [200, 503].includes(response.status) : response.status === 422;
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    if (isExpected && isJson) return [];
    return [`${address} answers ${response.status}: ${body.slice(0, 200)}`];
  } catch (error) {
    return [(error as Error).message];
  }
}

/** @returns what is wrong with the functions behind /api of a built project, one line each */
export async function problemsOfApi(output: VercelOutput, project: string): Promise<string[]> {
  const calls = ['health', ...Object.keys(forms)];
  console.log(`Asking ${calls.length} addresses of /api`);
  const problems: string[] = [];
  for (const call of calls) problems.push(...(await problemWith(call, output, project)));
  return problems;
}
