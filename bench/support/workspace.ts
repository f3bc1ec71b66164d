/** Next projects made for a measurement: built and served from folders that are removed again. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { resultsFolder, root } from '@/bench/support/results';

const folders = new Set<string>();
const children = new Set<ReturnType<typeof spawn>>();

function cleanUp() {
  for (const child of children) child.kill('SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
process.once('exit', cleanUp);
// `exit` does not come by itself on a signal.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

/**
 * Inside the project, because the bundler takes packages from no other tree; ignored by git.
 * @returns an empty folder, removed when this process ends
 */
export function workspace(name: string): string {
  mkdirSync(resultsFolder, { recursive: true });
  const folder = mkdtempSync(path.join(resultsFolder, `work-${name}-`));
  folders.add(folder);
  return folder;
}

/** Writes files by their path inside a folder. */
export function write(folder: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

const parts = ['app', 'components', 'lib', 'public', 'instrumentation.ts', 'tsconfig.json'];

/** Copies this site's sources, to build it differently. */
export function copySite(folder: string): void {
  for (const part of parts)
    cpSync(path.join(root, part), path.join(folder, part), { recursive: true });
  const site = path.relative(folder, path.join(root, 'next.config.mjs'));
  write(folder, {
    'package.json': '{ "private": true, "type": "module" }',
    'next.config.mjs': `import config from '${site}';
export default (phase) => ({
  ...config(phase),
  outputFileTracingRoot: ${JSON.stringify(root)},
  typescript: { ignoreBuildErrors: true },
});
`,
  });
}

/**
 * Replaces text in a copied file.
 * @throws when it is not there: the site has changed, and the measurement must follow
 */
export function patch(folder: string, name: string, from: string, to: string): void {
  const file = path.join(folder, name);
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${name} has no “${from}” any more: adapt bench/.`);
  writeFileSync(file, text.replace(from, to));
}

/**
 * Runs a command to its end.
 * @returns what it printed
 * @throws with what it said, when it fails or takes longer than `seconds`
 */
export async function run(
  command: string,
  parameters: string[],
  { cwd = root, env = {}, seconds = 300 }: { cwd?: string; env?: object; seconds?: number } = {},
): Promise<string> {
  const child = spawn(command, parameters, {
    cwd,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: seconds * 1000,
  });
  children.add(child);
  let output = '';
  let complaints = '';
  child.stdout.on('data', (text) => (output += text));
  child.stderr.on('data', (text) => (complaints += text));
  const [code] = (await once(child, 'close')) as [number | null];
  children.delete(child);
  if (code === 0) return output;
  throw new Error(`${path.basename(parameters[0] ?? command)} failed:\n${complaints || output}`);
}

/**
 * Runs `next build` in a folder, for 600 s at most.
 * @throws with what it said, when it fails
 */
export async function buildNext(folder: string): Promise<void> {
  await run(process.execPath, [path.join(root, 'node_modules/next/dist/bin/next'), 'build'], {
    cwd: folder,
    seconds: 600,
  });
}
