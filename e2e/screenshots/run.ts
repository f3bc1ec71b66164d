/** `npm run screenshots`: takes screenshots of every page and form, or compares two builds (docs/testing.md). */
import { spawnSync, type SpawnSyncOptions } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { deployment } from '@/e2e/deployment';
import ensureBuild from '@/e2e/global-setup';
import { fail } from '@/lib/fail.mjs';

const root = join(import.meta.dirname, '../..');
const playwright = join(root, 'node_modules/@playwright/test/cli.js');
const config = join(import.meta.dirname, 'playwright.config.ts');
const npm = process.env.npm_execpath ?? fail('Start this as `npm run screenshots`.');

const { values, positionals } = parseArgs({
  options: {
    /** What to compare with: a commit, branch or tag, or a folder with a build. */
    against: { type: 'string' },
    /** In the dark colors. */
    night: { type: 'boolean' },
  },
  // Passed to Playwright, like `-- -g brands`.
  allowPositionals: true,
});
const { against, night } = values;

/** Runs a script with Node. */
function run(args: string[], options: SpawnSyncOptions): boolean {
  return spawnSync(process.execPath, args, { stdio: 'inherit', ...options }).status === 0;
}

/** Takes all screenshots (`all`), or compares with the existing ones (`none`). */
function take(kind: 'all' | 'none', env: Record<string, string>): boolean {
  const args = [...positionals, '--project', 'desktop', '--update-snapshots', kind];
  return run([playwright, 'test', '--config', config, ...args], {
    cwd: root,
    env: { ...process.env, ...env, ...(night && { NIGHT: '1' }) },
    // Hides Playwright's list of differences, which its HTML report shows better.
    stdio: ['inherit', kind === 'all' ? 'inherit' : 'ignore', 'inherit'],
  });
}

const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });

/** Builds a commit in a folder that is deleted when this process ends. */
function build(ref: string): string {
  const { status, stdout } = git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`);
  if (status !== 0) fail(`${ref} is neither a commit that git knows nor a folder with a build.`);
  const cwd = mkdtempSync(join(tmpdir(), 'tassel-before-'));
  process.once('exit', () => {
    rmSync(cwd, { recursive: true, force: true });
    git('worktree', 'prune');
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));
  console.log(`Building ${ref} in ${cwd}.`);
  git('worktree', 'add', '--detach', '--force', cwd, stdout.trim());
  // The commit may need other packages than this folder.
  const isBuilt =
    run([npm, 'ci', '--prefer-offline', '--no-audit', '--loglevel', 'error'], { cwd }) &&
    run([npm, 'run', 'build'], { cwd });
  return isBuilt ? cwd : fail(`${ref} cannot be built: see above.`);
}

if (!deployment) ensureBuild();
const folder = (name: string) => join(root, 'screenshots', name);

if (against === undefined) {
  const name = night ? 'night' : 'now';
  process.exitCode = take('all', { PICTURES: folder(name), README: night ? '' : '1' }) ? 0 : 1;
  console.log(`The pictures are in screenshots/${name}.`);
} else {
  const isBuilt = existsSync(join(against, '.next/BUILD_ID'));
  const site = isBuilt ? resolve(against) : build(against);
  const PICTURES = folder('before');
  rmSync(PICTURES, { recursive: true, force: true });
  console.log(`Taking the pictures of ${against}.`);
  take('all', { PICTURES, SITE_FOLDER: site });
  console.log('Comparing them with this folder.');
  const isSame = take('none', { PICTURES });
  const changedNames = readdirSync(folder('.work'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('-actual.png'))
    .map((file) => basename(file, '-actual.png'));
  if (isSame) console.log('No picture differs.');
  else {
    console.log(`Different or new: ${changedNames.sort().join(', ') || 'none'}.`);
    console.log('Before, after and the difference: open screenshots/report/index.html.');
    process.exitCode = 1;
  }
}
