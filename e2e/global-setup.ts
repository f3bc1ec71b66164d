import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const cwd = join(import.meta.dirname, '..');
const files = ['instrumentation.ts', 'next.config.mjs', 'package-lock.json'];
const folders = ['app', 'components', 'lib', 'public'];

const changedAt = (file: string) => statSync(join(cwd, file), { throwIfNoEntry: false })?.mtimeMs;

/** Builds the site if the sources are newer than the build. */
export default function ensureBuild() {
  const builtAt = changedAt('.next/BUILD_ID');
  const sources = folders.flatMap((folder) => [
    folder,
    ...readdirSync(join(cwd, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => !/\.test\.tsx?$/.test(file))
      .map((file) => join(folder, file)),
  ]);
  if (builtAt && [...files, ...sources].every((file) => (changedAt(file) ?? 0) <= builtAt)) return;
  console.log(builtAt ? 'The sources are newer than the build: building.' : 'Building.');
  // Vitest sets NODE_ENV to `test`, with which `next build` fails.
  const env = { ...process.env, NODE_ENV: 'production' } as const;
  const { status } = spawnSync('npm', ['run', 'build'], { cwd, env, stdio: 'inherit' });
  if (status !== 0) throw new Error('npm run build failed: see above.');
}
