/**
 * `npm run check:vercel`: builds the site with Vercel's own CLI and checks what would be deployed,
 * with Vercel's adapter for Next on (as the platform builds) and off. No part of `npm test`: it takes
 * minutes, and downloads the CLI. `-- --adapter off` builds one of the two; `-- --built FOLDER` none.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { problemsOfPages } from '@/e2e/vercel/browser';
import { vercelBuild } from '@/e2e/vercel/build';
import { problemsOfApi } from '@/e2e/vercel/functions';
import { VercelOutput } from '@/e2e/vercel/output';

const options = { adapter: { type: 'string' }, built: { type: 'string' } } as const;
const { values } = parseArgs({ options });

/** Prints what is wrong with a build; without a project, it failed. */
async function check(what: string, project: string | undefined): Promise<void> {
  let problems = ['the build failed'];
  if (project) {
    const output = new VercelOutput(path.join(project, '.vercel/output'));
    problems = [...(await problemsOfPages(output)), ...(await problemsOfApi(output, project))];
  }
  for (const problem of problems) console.error(`✗ ${what}: ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
  else console.log(`✓ ${what}`);
}

if (values.built) await check(values.built, values.built);
const adapters = values.adapter ? [values.adapter] : ['on', 'off'];
for (const adapter of values.built ? [] : adapters) {
  const what = `adapter ${adapter}`;
  console.log(`\n— vercel build, ${what}`);
  const project = vercelBuild(adapter === 'on');
  await check(what, project);
  if (project) rmSync(project, { recursive: true, force: true });
}
