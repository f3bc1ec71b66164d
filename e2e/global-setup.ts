import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const sources = [
  'app',
  'components',
  'lib',
  'public',
  'instrumentation.ts',
  'next.config.mjs',
  'package-lock.json',
];

const changed = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

function newest(path: string): number {
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory();
  if (!isFolder) return changed(path);
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.endsWith('.test.ts'))
    .reduce((latest, name) => Math.max(latest, changed(join(path, name))), 0);
}

/** The tests drive the production build; one that is older than the sources would lie. */
export default function ensureBuild() {
  if (process.env.BASE_URL) return;
  const built = changed(join(root, '.next/BUILD_ID'));
  if (sources.every((source) => newest(join(root, source)) <= built)) return;
  console.log(built ? 'The sources are newer than the build: building.' : 'Building.');
  const { status } = spawnSync('npm', ['run', 'build'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('npm run build failed: see above.');
}
