/**
 * `npm run check:vercel`: builds the site with Vercel's own CLI and checks what would be deployed,
 * with Vercel's adapter for Next on (as the platform builds) and off. Takes minutes and downloads
 * the CLI, so it is no part of `npm test`. Ends with a non-zero exit code when anything is wrong.
 *
 * `-- --adapter on` or `off` builds one of the two; `-- --built FOLDER` checks a build that is there.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { problemsOfApi } from '@/e2e/vercel/api';
import { problemsInBrowser } from '@/e2e/vercel/browser';
import { vercelBuild } from '@/e2e/vercel/build';
import { installVercel } from '@/e2e/vercel/cli';
import { VercelOutput } from '@/e2e/vercel/output';
import { problemsOfPages } from '@/e2e/vercel/pages';

async function problemsOf(project: string): Promise<string[]> {
  const folder = path.join(project, '.vercel/output');
  const output = new VercelOutput(folder);
  return [
    ...problemsOfPages(output),
    ...(await problemsOfApi(folder, project)),
    ...(await problemsInBrowser(output)),
  ];
}

async function check(adapter: 'on' | 'off'): Promise<string[]> {
  console.log(`\n— vercel build, adapter ${adapter}`);
  const project = vercelBuild(installVercel(), adapter === 'on');
  if (!project) return ['the build failed'];
  const problems = await problemsOf(project);
  rmSync(project, { recursive: true, force: true });
  return problems;
}

const { values } = parseArgs({
  options: { adapter: { type: 'string' }, built: { type: 'string' } },
});
let count = 0;
const report = (what: string, problems: string[]) => {
  count += problems.length;
  for (const problem of problems) console.error(`✗ ${what}: ${problem}`);
  if (problems.length === 0) console.log(`✓ ${what}`);
};
if (values.built) report(values.built, await problemsOf(values.built));
else
  for (const adapter of ['on', 'off'] as const)
    if (!values.adapter || values.adapter === adapter)
      report(`adapter ${adapter}`, await check(adapter));
process.exitCode = count ? 1 : 0;
