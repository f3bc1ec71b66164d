/** `npm run site`: builds the site and serves it, saying what it does. */
import { spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { preflight } from '@/lib/scripts/preflight';
import { fail, loadEnvFiles, orFail } from '@/lib/scripts/project';
import { serve } from '@/lib/scripts/serve';
import { env, type Env } from '@/lib/env';

function destination({ upstreamUrl, database }: Env): string {
  const store = {
    sqlite: () => `the store, ${database.kind === 'sqlite' ? database.file : ''}`,
    postgres: () => 'the store in PostgreSQL',
    off: () => 'no store',
  }[database.kind]();
  return upstreamUrl ? `${upstreamUrl}, by way of ${store}` : store;
}

/** @returns once the site answers; false if it ended before that */
async function answers(url: string, hasEnded: () => boolean): Promise<boolean> {
  while (!hasEnded()) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return true;
    await sleep(100);
  }
  return false;
}

loadEnvFiles();
const settings = orFail(env);
// Before the build, so that a taken port costs no minute.
await preflight();

console.log('Building the site (about a minute) ...');
const build = spawnSync(process.execPath, ['--import', 'tsx', 'lib/scripts/build.ts'], {
  stdio: 'inherit',
});
if (build.status !== 0) process.exit(build.status ?? 1);

const server = serve(settings);
const address = `http://localhost:${settings.port}`;
if (await answers(`${address}/api/health`, () => server.exitCode !== null)) {
  console.log(`\nThe site:    ${address}`);
  console.log(`Submissions: ${destination(settings)}`);
  console.log('See them:    npm run submissions');
  console.log('Stop:        Ctrl-C\n');
} else {
  fail('The site did not start.');
}
