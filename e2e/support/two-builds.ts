/**
 * A site that is deployed anew while somebody uses it: two real builds. In the second a role has gone, another
 * has come, a third is closed, and the tagline has changed.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@/lib/testing/free-port';
import { FakeUpstream } from '@/lib/testing/upstream/fake-upstream';
import { site as words } from '@/lib/site';
import { formerFiles } from '@/lib/server/former-files.mjs';
import { changeRoles } from '@/e2e/support/change-roles';
import { copyProject, edit, run } from '@/e2e/support/copy-project';
import { startSite } from '@/e2e/support/site';

const root = join(import.meta.dirname, '../..');
/** Inside the project, because the bundler takes packages from no other tree; the next build removes it. */
export const second = join(root, '.next/second');

export const newTagline = 'A word that was changed this minute';

/**
 * Copies the project, changes it, and builds it, unless the last run has.
 *
 * @returns what is new to a linter
 */
function buildSecond(): string[] {
  copyProject(second);
  edit(join(second, 'lib/site.ts'), (text) => text.replace(words.tagline, newTagline));
  const changed = changeRoles(second);
  if (!existsSync(join(second, '.next/BUILD_ID'))) run(second, 'next/dist/bin/next', 'build');
  return changed;
}

/** Serves the build of this project; `deploy` stops it and serves the second one at the same address. */
export async function startFirst() {
  const changed = buildSecond();
  // An earlier run may have left files here, with which a server that copies none would pass too.
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
  let isDeployed = false;
  let log = '';
  return {
    url: site.url,
    upstream,
    log: () => log + site.log(),
    changed,
    /** Once; a second call changes nothing. */
    async deploy() {
      if (isDeployed) return;
      isDeployed = true;
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
