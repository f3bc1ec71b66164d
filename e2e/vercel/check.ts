/**
 * `npm run check:vercel`: builds the site with Vercel's own CLI and checks what would be deployed,
 * with Vercel's adapter for Next on (as the platform builds) and off. No part of `npm test`: it takes
 * minutes, and downloads the CLI. `-- --adapter off` builds one of the two.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { problemsOfPages } from '@/e2e/vercel/browser';
import { vercelBuild } from '@/e2e/vercel/build';
import { problemsOfApi } from '@/e2e/vercel/functions';
import { VercelOutput } from '@/e2e/vercel/output';

async function problemsOf(project: string | undefined): Promise<string[]> {
  if (!project) return ['the build failed'];
  const output = new VercelOutput(path.join(project, '.vercel/output'));
  const problems = [...(await problemsOfPages(output)), ...(await problemsOfApi(output, project))];
  rmSync(project, { recursive: true, force: true });
  return problems;
}

const { adapter: given } = parseArgs({ options: { adapter: { type: 'string' } } }).values;
for (const adapter of given ? [given] : ['on', 'off']) {
  console.log(`\n— vercel build, adapter ${adapter}`);
  const problems = await problemsOf(vercelBuild(adapter === 'on'));
  for (const problem of problems) console.error(`✗ adapter ${adapter}: ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
  else console.log(`✓ adapter ${adapter}`);
}
