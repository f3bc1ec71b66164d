/**
 * `npm run build`, for a server of one's own: the pages carry a policy that allows no inline script
 * or style but their own, by hash. `headers()` is written at the start of a build and the pages at
 * its end, so the site is built twice: the first build gives the hashes, the second carries them.
 * Nothing edits what Next wrote. A platform that renders pages again by itself (Vercel) runs a plain
 * `next build`; see docs/security.md.
 */
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cspHashes } from '@/lib/scripts/csp-hashes';
import { loadEnvFiles, next, orFail } from '@/lib/scripts/project';
import { env, environmentWith } from '@/lib/env';

/** Next may write the data of a page in another order; then one more build is needed. */
const MOST_BUILDS = 4;

/**
 * @param hashesFile what the build's headers carry; undefined: the first build
 * @param buildId Next writes it into every page, so all builds of one run must have the same
 */
function build(hashesFile: string | undefined, buildId: string): void {
  const isFirst = hashesFile === undefined;
  const { status, stdout, stderr } = spawnSync(process.execPath, [next, 'build'], {
    env: environmentWith({ TASSEL_BUILD_ID: buildId, TASSEL_CSP_HASHES: hashesFile }),
    stdio: isFirst ? 'pipe' : 'inherit',
  });
  if (status === 0) return;
  if (isFirst) process.stderr.write(Buffer.concat([stdout, stderr]));
  process.exit(status ?? 1);
}

loadEnvFiles();
orFail(env);
const buildId = randomUUID();
const folder = mkdtempSync(path.join(tmpdir(), 'tassel-build-'));
const file = path.join(folder, 'hashes.json');
try {
  console.log('First build: gives the hashes of inline scripts and styles');
  build(undefined, buildId);
  let hashes = JSON.stringify(cspHashes('.next'));
  let isSame = false;
  for (let count = 2; count <= MOST_BUILDS && !isSame; count += 1) {
    console.log(`Build ${count}: the same pages, with the hashes in their headers`);
    writeFileSync(file, hashes);
    build(file, buildId);
    const built = JSON.stringify(cspHashes('.next'));
    isSame = built === hashes;
    hashes = built;
  }
  if (!isSame) {
    console.error(
      `${MOST_BUILDS} builds in a row differ: a page would be refused its own scripts.`,
    );
    process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true });
}
