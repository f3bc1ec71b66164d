/** `vercel build` as the platform runs it, on a copy of the checkout and without an account. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

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

/** What the owner of a deployment sets (docs/deploying.md). Nothing listens there. */
export const settings = {
  SITE_URL: 'https://www.tassel.example',
  DATABASE_URL: 'off',
  UPSTREAM_URL: 'http://127.0.0.1:9',
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

/** @returns a folder with what is checked in, and what would be, of this checkout */
function copyCheckout(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'tassel-vercel-'));
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const file of listed.split('\0').filter((name) => name && existsSync(name)))
    cpSync(file, path.join(folder, file), { recursive: true });
  mkdirSync(path.join(folder, '.vercel'));
  writeFileSync(path.join(folder, '.vercel/project.json'), JSON.stringify(projectJson));
  return folder;
}

/** @returns the copy that was built, its output in `.vercel/output`; undefined where that failed */
export function vercelBuild(adapter: boolean): string | undefined {
  const cli = installVercel();
  const folder = copyCheckout();
  const { status } = spawnSync(cli, ['build', '--prod', '--yes'], {
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
  return status === 0 ? folder : undefined;
}
