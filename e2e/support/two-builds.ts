/** A site that is replaced by another build while visitors have its pages open. */
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
import { site as words } from '@/lib/site';
import { freePort } from '@/lib/testing/free-port';
import { FakeUpstream } from '@/lib/testing/upstream/fake-upstream';

const root = join(import.meta.dirname, '../..');
/** Inside the project, because the bundler takes packages from no other tree; the next build removes it. */
const second = join(root, '.next/second');
/** A copy of the second build's own static files. */
const ownStatic = join(second, '.next/own-static');

/** The headline of the home page in the second build. */
export const newTagline = 'A headline from the second build';

/** The role that the second build closes. */
export const closingRole = networks.find(({ open }) => open);

const isCopied = (entry: string) =>
  !/^(?:node_modules|package-lock\.json|playwright-report|test-results|screenshots|\.next|\.git|\.data)$/.test(
    entry,
  ) && !entry.endsWith('.tsbuildinfo');

/** @throws if the file has no such text */
function replaceIn(file: string, text: string, replacement: string): void {
  const before = readFileSync(file, 'utf8');
  if (!before.includes(text)) throw new Error(`${file} has no “${text}”.`);
  writeFileSync(file, before.replace(text, replacement));
}

/** Copies the project, changes a headline, closes a role, and builds the copy unless an earlier run has. */
function buildSecond(): void {
  mkdirSync(second, { recursive: true });
  for (const entry of readdirSync(second).filter((one) => one !== '.next'))
    rmSync(join(second, entry), { recursive: true });
  for (const entry of readdirSync(root).filter(isCopied))
    cpSync(join(root, entry), join(second, entry), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(second, 'node_modules'), 'junction');
  // The packages are in the folder above.
  replaceIn(
    join(second, 'next.config.mjs'),
    'root: import.meta.dirname',
    `root: ${JSON.stringify(root)}`,
  );
  replaceIn(join(second, 'lib/site.ts'), words.tagline, newTagline);
  if (closingRole)
    replaceIn(
      join(second, `components/roles/${closingRole.id}/facts.ts`),
      'open: true',
      'open: false',
    );
  if (!existsSync(ownStatic)) runBuild();
  // An earlier run added the first build's files.
  rmSync(join(second, '.next/static'), { recursive: true });
  cpSync(ownStatic, join(second, '.next/static'), { recursive: true });
}

function runBuild(): void {
  const next = join(second, 'node_modules/next/dist/bin/next');
  const env = { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' } as const;
  const built = spawnSync(process.execPath, [next, 'build'], {
    cwd: second,
    encoding: 'utf8',
    env,
  });
  if (built.status !== 0) throw new Error(`next build:\n${built.stdout}\n${built.stderr}`);
  cpSync(join(second, '.next/static'), ownStatic, { recursive: true });
}

/** Runs the lines of docs/deploying.md that keep the first build's static files. */
function keepStaticFiles(): void {
  const guide = readFileSync(join(root, 'docs/deploying.md'), 'utf8');
  const lines = [...guide.matchAll(/^ {4}sudo -u tassel ((?:cp|find) .*new\/\.next\/static.*)$/gm)];
  if (lines.length !== 2) throw new Error('docs/deploying.md has no lines for static files.');
  for (const [, line = ''] of lines) {
    const command = line.replaceAll('site/', `${root}/`).replaceAll('new/', `${second}/`);
    execFileSync('sh', ['-c', command]);
  }
}

/** Serves the build of this project; `deploy` stops it and serves the second one at the same address. */
export async function startFirst() {
  buildSecond();
  const upstream = await new FakeUpstream().start();
  const folder = mkdtempSync(join(tmpdir(), 'tassel-'));
  const PORT = `${await freePort()}`;
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
      site = await startSite(environment, second);
    },
    async stop() {
      await Promise.all([site.stop(), upstream.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
