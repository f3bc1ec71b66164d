/**
 * `npm run build`: builds twice, so that pages can stay static under a policy that allows no
 * inline script but their own. The first build tells which inline scripts each page has; the
 * second carries their hashes in its headers. It also carries the frame of the answer page, which
 * the first build makes of app/please-check. After each build, what only scripts need is held back
 * until the page has been painted (hold-back.ts).
 */
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { answerFrame } from '@/lib/cli/answer-frame';
import { inlineScriptHashes } from '@/lib/cli/inline-scripts';
import { holdBack } from '@/lib/cli/hold-back';
import { loadEnvFiles, next, orFail } from '@/lib/cli/project';
import { env, environmentWith } from '@/lib/env';

/** What the second build must find unchanged. */
function pages() {
  const { vitalsUrl } = env();
  const hashes = inlineScriptHashes('.next/server/app');
  return {
    hashes,
    template: answerFrame(readFileSync('.next/server/app/please-check.html', 'utf8')),
    vitalsOrigin: vitalsUrl && new URL(vitalsUrl).origin,
  };
}

/** @param quiet shows what the build says only if it fails */
function build(firstBuild: string | undefined, quiet: boolean): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [next, 'build'], {
    env: environmentWith({ TASSEL_BUILD_ID: buildId, TASSEL_FIRST_BUILD: firstBuild }),
    stdio: quiet ? 'pipe' : 'inherit',
  });
  if (status === 0) return holdBack('.next');
  if (quiet) process.stderr.write(Buffer.concat([stdout, stderr]));
  process.exit(status ?? 1);
}

loadEnvFiles();
orFail(env);
/** Next writes it into every page, so both builds must have the same, and the next build another. */
const buildId = randomUUID();
const folder = mkdtempSync(path.join(tmpdir(), 'tassel-build-'));
try {
  console.log('Build 1 of 2: which inline scripts each page has');
  build(undefined, true);
  const first = JSON.stringify(pages());
  const file = path.join(folder, 'first.json');
  writeFileSync(file, first);
  console.log('Build 2 of 2: the same pages, with their hashes in the headers');
  build(file, false);
  if (JSON.stringify(pages()) !== first) {
    console.error('The two builds differ: a page would not be allowed to run its own scripts.');
    process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true });
}
