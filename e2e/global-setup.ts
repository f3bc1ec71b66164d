import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const cwd = join(import.meta.dirname, '..');
const sources = [
  'app',
  'components',
  'lib',
  'public',
  'instrumentation.ts',
  'next.config.mjs',
  'package-lock.json',
];
const newer = ['-newer', '.next/BUILD_ID', '!', '-name', '*.test.ts'];

/** The tests drive the production build; one that is older than the sources would lie. */
export default function ensureBuild() {
  // Without a build, `find` fails.
  const found = spawnSync('find', [...sources, ...newer], { cwd, encoding: 'utf8' });
  if (found.status === 0 && !found.stdout) return;
  console.log(found.stdout ? 'The sources are newer than the build: building.' : 'Building.');
  const { status } = spawnSync('npm', ['run', 'build'], { cwd, stdio: 'inherit' });
  if (status !== 0) throw new Error('npm run build failed: see above.');
}
