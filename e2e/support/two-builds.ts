/** Replaces a running site with another build, as a deployment does. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { execFileSync, spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSite } from '@/e2e/support/site';
import { networks } from '@/components/roles';
import { site as siteFacts } from '@/lib/site';
import { findFreePort } from '@/lib/testing/free-port';
import { FakeUpstream } from '@/lib/testing/upstream/fake-upstream';

const root = join(import.meta.dirname, '../..');
/** The folder of the second build. Inside the project, the bundler finds its packages. `npm run build` removes it. */
const secondBuild = join(root, '.next/second');
/** A copy of the second build's static files. Unlike .next/static, it never has files of the first build. */
const secondBuildStatic = join(secondBuild, '.next/own-static');

/** The headline of the home page in the second build. */
export const newTagline = 'A headline from the second build';

/** The role that the second build closes. */
export const closingRole = networks.find(({ open }) => open);

const shouldCopy = (entry: string) =>
  !/^(?:node_modules|package-lock\.json|playwright-report|test-results|screenshots|\.next|\.git|\.data)$/.test(
    entry,
  ) && !entry.endsWith('.tsbuildinfo');

/** @throws if the file does not contain the text */
function replaceIn(file: string, text: string, replacement: string): void {
  const before = readFileSync(file, 'utf8');
  if (!before.includes(text)) throw new Error(`${file} does not contain “${text}”.`);
  writeFileSync(file, before.replace(text, replacement));
}

/** Copies the project, changes a headline and closes a role. Builds the copy, unless an earlier run has built it. */
function buildSecond(): void {
  mkdirSync(secondBuild, { recursive: true });
  for (const entry of readdirSync(secondBuild).filter((one) => one !== '.next'))
    rmSync(join(secondBuild, entry), { recursive: true });
  for (const entry of readdirSync(root).filter(shouldCopy))
    cpSync(join(root, entry), join(secondBuild, entry), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(secondBuild, 'node_modules'), 'junction');
  // Lets Next find packages in the project's folder. Skips the type check, which the first build has passed.
  replaceIn(
    join(secondBuild, 'next.config.mjs'),
    'root: import.meta.dirname,\n    },',
    `root: ${JSON.stringify(root)},\n    },\n    typescript: { ignoreBuildErrors: true },`,
  );
  replaceIn(join(secondBuild, 'lib/site.ts'), siteFacts.tagline, newTagline);
  if (closingRole)
    replaceIn(
      join(secondBuild, `components/roles/${closingRole.id}/facts.ts`),
      'open: true',
      'open: false',
    );
  if (!existsSync(secondBuildStatic)) runBuild();
  // An earlier run may have added the first build's files.
  rmSync(join(secondBuild, '.next/static'), { recursive: true });
  cpSync(secondBuildStatic, join(secondBuild, '.next/static'), { recursive: true });
}

function runBuild(): void {
  const next = join(secondBuild, 'node_modules/next/dist/bin/next');
  const env = { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' } as const;
  const built = spawnSync(process.execPath, [next, 'build'], {
    cwd: secondBuild,
    encoding: 'utf8',
    env,
  });
  if (built.status !== 0) throw new Error(`next build:\n${built.stdout}\n${built.stderr}`);
  cpSync(join(secondBuild, '.next/static'), secondBuildStatic, { recursive: true });
}

/** Runs the commands of docs/deploying.md that keep the first build's static files. */
function keepStaticFiles(): void {
  const guide = readFileSync(join(root, 'docs/deploying.md'), 'utf8');
  const lines = [...guide.matchAll(/^ {4}sudo -u tassel ((?:cp|find) .*new\/\.next\/static.*)$/gm)];
  if (lines.length !== 2) throw new Error('docs/deploying.md has no lines for static files.');
  for (const [, line = ''] of lines) {
    const command = line.replaceAll('site/', `${root}/`).replaceAll('new/', `${secondBuild}/`);
    execFileSync('sh', ['-c', command]);
  }
}

/** Serves the first build. `deploy` replaces it with the second build at the same URL. */
export async function startFirstBuild() {
  buildSecond();
  const upstream = await new FakeUpstream().start();
  const folder = mkdtempSync(join(tmpdir(), 'tassel-'));
  const PORT = `${await findFreePort()}`;
  const environment = {
    PORT,
    UPSTREAM_URL: upstream.url,
    DATABASE_URL: `file:${join(folder, 'store.db')}`,
  };
  let site = await startSite(environment);
  let log = '';
  return {
    url: site.url,
    upstream,
    log: () => log + site.log(),
    async deploy() {
      log += site.log();
      await site.stop();
      keepStaticFiles();
      site = await startSite(environment, secondBuild);
    },
    async stop() {
      await Promise.all([site.stop(), upstream.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
