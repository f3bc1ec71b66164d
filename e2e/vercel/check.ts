/**
 * `npm run check:vercel`: builds the last commit with Vercel's own CLI and checks what would be deployed,
 * with Vercel's adapter for Next on (as the platform builds) and off. No part of `npm test`: it takes
 * minutes, and downloads the CLI. `-- --adapter off` builds one of the two.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { problemsOfPages } from '@/e2e/vercel/browser';
import { problemsOfApi, settings } from '@/e2e/vercel/functions';
import { VercelOutput } from '@/e2e/vercel/output';

const VERSION = '64.0.2';
/** The CLI asks for 4.4.0, which the registry does not have. */
const overrides = { sandbox: '4.5.0' };

const installCommand = 'npm ci --prefer-offline --no-audit --no-fund';
/** What `vercel link` would write: enough for a build that is not uploaded. */
const projectJson = {
  projectId: 'prj_check',
  orgId: 'team_check',
  settings: { framework: 'nextjs', installCommand },
};

/** Fetches Vercel's CLI: 360 MB that nothing else needs. @returns its path */
function installVercel(): string {
  const folder = path.join(tmpdir(), `vercel-cli-${VERSION}`);
  const cli = path.join(folder, 'node_modules/.bin/vercel');
  if (existsSync(cli)) return cli;
  console.log(`Fetching Vercel's CLI ${VERSION}`);
  mkdirSync(folder, { recursive: true });
  const manifest = { private: true, dependencies: { vercel: VERSION }, overrides };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  const options = ['--ignore-scripts', '--no-audit', '--no-fund'];
  execFileSync('npm', ['install', ...options], { cwd: folder, stdio: 'inherit' });
  return cli;
}

/** Builds a clone as the platform does, without an account. @returns its path; throws what fails */
function vercelBuild(adapter: boolean): string {
  const cli = installVercel();
  const folder = mkdtempSync(path.join(tmpdir(), 'tassel-vercel-'));
  execFileSync('git', ['clone', '--quiet', '.', folder]);
  mkdirSync(path.join(folder, '.vercel'));
  writeFileSync(path.join(folder, '.vercel/project.json'), JSON.stringify(projectJson));
  execFileSync(cli, ['build', '--prod', '--yes'], {
    cwd: folder,
    stdio: 'inherit',
    env: {
      ...process.env,
      ...settings,
      // No login, and no settings of whoever runs this.
      XDG_DATA_HOME: path.join(folder, '.vercel/home'),
      XDG_CONFIG_HOME: path.join(folder, '.vercel/home'),
      VERCEL: '1',
      VERCEL_TELEMETRY_DISABLED: '1',
      NEXT_TELEMETRY_DISABLED: '1',
      NEXT_ENABLE_ADAPTER: adapter ? '1' : '',
    },
  });
  return folder;
}

async function problemsOf(adapter: string): Promise<string[]> {
  const project = vercelBuild(adapter === 'on');
  const output = new VercelOutput(path.join(project, '.vercel/output'));
  const problems = [...(await problemsOfPages(output)), ...problemsOfApi(output, project)];
  rmSync(project, { recursive: true, force: true });
  return problems;
}

const { adapter: only } = parseArgs({ options: { adapter: { type: 'string' } } }).values;
for (const adapter of only ? [only] : ['on', 'off']) {
  console.log(`\n— vercel build, adapter ${adapter}`);
  const problems = await problemsOf(adapter).catch(({ message }: Error) => [message]);
  for (const problem of problems) console.error(`✗ adapter ${adapter}: ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
  else console.log(`✓ adapter ${adapter}`);
}
