/** `vercel build` as the platform runs it, on a copy of the checkout and without an account. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What `vercel link` would write: enough for a build that is not uploaded. */
const projectJson = {
  projectId: 'prj_check',
  orgId: 'team_check',
  settings: {
    framework: 'nextjs',
    installCommand: 'npm ci --prefer-offline --no-audit --no-fund',
  },
};

/** What the owner of a deployment sets (docs/deploying.md). Nothing listens there. */
export const settings = {
  SITE_URL: 'https://www.tassel.example',
  DATABASE_URL: 'off',
  UPSTREAM_URL: 'http://127.0.0.1:9',
};

/** @returns a folder with what is checked in, and what would be, of this checkout */
function copyCheckout(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'tassel-vercel-'));
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const file of listed.split('\0').filter(Boolean))
    cpSync(file, path.join(folder, file), { force: true, recursive: true });
  mkdirSync(path.join(folder, '.vercel'));
  writeFileSync(path.join(folder, '.vercel/project.json'), JSON.stringify(projectJson));
  return folder;
}

/**
 * @param cli from `installVercel`
 * @param adapter whether Vercel's adapter for Next is on, as it is in the platform's own builds
 * @returns the copy that was built, its output in `.vercel/output`; undefined where the build failed
 */
export function vercelBuild(cli: string, adapter: boolean): string | undefined {
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
