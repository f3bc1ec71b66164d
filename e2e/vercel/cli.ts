/** Vercel's own command line, fetched when asked for: 360 MB that nothing else needs. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const VERSION = '64.0.2';
/** The CLI asks for 4.4.0, which the registry does not have. */
const overrides = { sandbox: '4.5.0' };

/** @returns the path of the CLI; the next call finds it where this one has put it */
export function installVercel(): string {
  const folder = path.join(tmpdir(), `vercel-cli-${VERSION}`);
  const cli = path.join(folder, 'node_modules/.bin/vercel');
  if (existsSync(cli)) return cli;
  console.log(`Fetching Vercel's CLI ${VERSION}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ private: true, dependencies: { vercel: VERSION }, overrides }),
  );
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'inherit',
  });
  return cli;
}
