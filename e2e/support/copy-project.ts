import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');
/** Packages are linked. The bundler takes the folder with the lockfile for the root, and nothing from outside. */
const left = [
  'node_modules',
  'package-lock.json',
  'playwright-report',
  'test-results',
  'screenshots',
];
const leaves = (entry: string) =>
  left.includes(entry) || /^\.(?:next|git|data)$/.test(entry) || entry.endsWith('.tsbuildinfo');

/**
 * Copies the project as it stands. A build that the copy has stays there.
 *
 * @param folder in `.next`, because the bundler takes packages from no other tree
 */
export function copyProject(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const entry of readdirSync(folder).filter((one) => one !== '.next'))
    rmSync(path.join(folder, entry), { recursive: true });
  for (const entry of readdirSync(root).filter((one) => !leaves(one)))
    cpSync(path.join(root, entry), path.join(folder, entry), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
}

/**
 * Changes the text of a file.
 *
 * @throws if that leaves it as it was
 */
export function edit(file: string, change: (text: string) => string): void {
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${file} has nothing of what was to be changed.`);
  writeFileSync(file, after);
}

/**
 * Runs the script of a package in a project.
 *
 * @param script its path in node_modules
 * @throws with what it printed, if it fails
 */
export function run(project: string, script: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(project, 'node_modules', script), ...args],
    {
      cwd: project,
      encoding: 'utf8',
      env: {
        ...process.env,
        NODE_ENV: script.startsWith('next/') ? 'production' : 'test',
        NODE_OPTIONS: '',
        TEST_REPORT: '',
      },
    },
  );
  if (status !== 0) throw new Error(`${script} ${args.join(' ')}:\n${stdout}\n${stderr}`);
}
