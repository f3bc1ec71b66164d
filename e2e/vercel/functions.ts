/** Runs the API functions of a Vercel build, each put together from its file map alone. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { VercelOutput } from '@/e2e/vercel/output';
import { formList } from '@/lib/forms/registry';
import type { FormId } from '@/lib/forms/types';
import { validValues } from '@/lib/testing/values';

/** What the owner of a deployment sets (docs/deploying.md). Nothing listens there. */
export const settings = {
  SITE_URL: 'https://www.tassel.example',
  DATABASE_URL: 'off',
  UPSTREAM_URL: 'http://127.0.0.1:9',
};

const asItIs = { recursive: true, verbatimSymlinks: true };
const host = path.join(import.meta.dirname, 'function-host.mjs');

/** @throws what the function said, if it does not answer */
function ask(folder: string, project: string, address: string, request: RequestInit) {
  const { handler, filePathMap = {} } = JSON.parse(
    readFileSync(path.join(folder, '.vc-config.json'), 'utf8'),
  ) as { handler: string; filePathMap?: Record<string, string> };
  // Nothing else is there, as on the platform: a file that the map forgets is missing.
  const alone = mkdtempSync(path.join(tmpdir(), 'tassel-function-'));
  for (const [name, from] of Object.entries(filePathMap))
    cpSync(path.join(project, from), path.join(alone, name), asItIs);
  cpSync(folder, alone, asItIs);
  const parameters = [host, path.join(alone, handler), address, JSON.stringify(request)];
  const { output } = spawnSync(process.execPath, parameters, {
    cwd: alone,
    env: { PATH: process.env.PATH, VERCEL: '1', NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    encoding: 'utf8',
    timeout: 60_000,
  });
  rmSync(alone, { recursive: true, force: true });
  const [, stdout, stderr, answer] = output;
  if (!answer) throw new Error(`${address} does not answer. It said:\n${stdout}${stderr}`);
  return JSON.parse(answer) as { status: number; type: string | null; body: string };
}

type Call = FormId | 'health';

function problemWith(call: Call, output: VercelOutput, project: string): string | undefined {
  const address = `/api/${call}`;
  const method = call === 'health' ? 'GET' : 'POST';
  const { function: folder, matched } = output.answer(address, method);
  if (!folder) return `${address} has no function`;
  const { pathname, search } = new URL(matched, 'http://here');
  // Several addresses may have one function: a symbolic link each.
  const { status, type, body } = ask(realpathSync(folder), project, address + search, {
    method,
    headers: { 'content-type': 'application/json', 'x-matched-path': pathname },
    ...(call !== 'health' && { body: JSON.stringify(validValues(call)) }),
  });
  // It has asked the upstream, where nothing listens; health may say so, or not know it yet.
  const isExpected = call === 'health' ? [200, 503].includes(status) : status === 502;
  if (isExpected && type?.startsWith('application/json')) return undefined;
  return `${address} answers ${status}: ${body.slice(0, 200)}`;
}

/**
 * @returns what is wrong with the functions behind /api of a built project, one line each
 * @throws what a function said that does not answer
 */
export function problemsOfApi(output: VercelOutput, project: string): string[] {
  const calls: Call[] = ['health', ...formList.map(({ call }) => call)];
  console.log(`Asking ${calls.length} addresses of /api`);
  return calls
    .map((call) => problemWith(call, output, project))
    .filter((problem) => problem !== undefined);
}
