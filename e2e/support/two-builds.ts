/** A site that is deployed anew while somebody uses it: two real builds, the second with another tagline. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@/lib/testing/free-port';
import { FakeUpstream } from '@/lib/testing/upstream/fake-upstream';
import { site as words } from '@/lib/site';
import { formerFiles } from '@/lib/server/former-files.mjs';
import { startSite } from '@/e2e/support/site';

const root = join(import.meta.dirname, '../..');
/** Inside the project, because the bundler takes packages from no other tree; the next build removes it. */
const second = join(root, '.next/second');
const sources = [
  'app',
  'components',
  'lib',
  'public',
  'instrumentation.ts',
  'next.config.mjs',
  'package.json',
  'tsconfig.json',
];

export const newTagline = 'A word that was changed this minute';

/** Builds the sources with another tagline, unless the last run has. Every chunk is named anew. */
function buildSecond(): void {
  if (existsSync(join(second, '.next/BUILD_ID'))) return;
  rmSync(second, { recursive: true, force: true });
  mkdirSync(second, { recursive: true });
  for (const source of sources)
    cpSync(join(root, source), join(second, source), { recursive: true });
  const file = join(second, 'lib/site.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replace(words.tagline, newTagline));
  const next = join(root, 'node_modules/next/dist/bin/next');
  const env = { ...process.env, NODE_ENV: 'production' as const };
  execFileSync(process.execPath, [next, 'build'], { cwd: second, env, stdio: 'pipe' });
}

/** Serves the build of this project; `deploy` stops it and serves the second one at the same address. */
export async function startFirst() {
  buildSecond();
  // As it was built: what another run has put there would hide that nothing is.
  for (const file of Object.keys(formerFiles(join(second, '.next'))))
    rmSync(join(second, '.next/static', file), { force: true });
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
      site = await startSite(environment, second, root);
    },
    async stop() {
      await Promise.all([site.stop(), upstream.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
