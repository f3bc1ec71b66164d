/** `npm test`: runs everything that must pass before a merge. Prints failed and flaky tests, and `N passed, N failed`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '@/e2e/browser';

/**
 * Scripts of package.json, by stage. The scripts of a stage run at the same time. The first one prints its output as it
 * runs, the others when they end. `build` mostly uses one core, so others run beside it, but not `types`: both write
 * .next/types. `test:faults` runs beside `e2e`, because it mostly waits for timers.
 */
const stages = [
  ['build', 'unit', 'lint', 'knip'],
  ['e2e', 'test:faults', 'types'],
];

/** Reads a JSON report: Playwright lists its tests in `specs`, Vitest in `assertionResults`. */
function readReport(report: string) {
  const all: [name: string, status: string][] = [];
  JSON.parse(report, (key, value) => {
    if (key === 'assertionResults')
      for (const { fullName, status } of value) all.push([fullName, status]);
    if (key === 'specs')
      for (const { file, title, tests } of value)
        for (const { projectName, status } of tests)
          all.push([`${file}: ${title} (${projectName})`, status]);
    return value;
  });
  const find = (...words: string[]) =>
    all.filter(([, status]) => words.includes(status)).map(([name]) => name);
  const [failed, flaky] = [find('failed', 'unexpected'), find('flaky')];
  const passed = find('passed', 'expected').length + flaky.length;
  return { passed, failed, flaky, skipped: all.length - passed - failed.length };
}

/** Runs an npm script. One without a report, like `lint`, counts as one test. */
async function runScript(script: string, isLive: boolean) {
  const folder = mkdtempSync(join(tmpdir(), 'tassel-test-'));
  const report = join(folder, 'report.json');
  const output = isLive ? 'inherit' : 'pipe';
  const child = spawn(`npm run --silent ${script}`, {
    stdio: ['ignore', output, output],
    env: { ...process.env, TEST_REPORT: report },
    shell: true,
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => (log += part));
  const [status] = (await once(child, 'close')) as [number | null];
  const { passed, failed, flaky, skipped } = existsSync(report)
    ? readReport(readFileSync(report, 'utf8'))
    : { passed: status === 0 ? 1 : 0, failed: [], flaky: [], skipped: 0 };
  rmSync(folder, { recursive: true });
  // A script that crashes counts as failed, even if its report has no failed test.
  if (status !== 0 && failed.length === 0) failed.push(`npm run ${script}`);
  console.log(`${log}— ${script}: ${passed} passed, ${failed.length} failed, ${skipped} skipped\n`);
  return { passed, failed, flaky };
}

// Finds the browser first, so that a missing one is reported at once.
process.env.CHROMIUM_PATH = findChromium();
console.log(`Browser: ${process.env.CHROMIUM_PATH}`);

const results = [];
for (const stage of stages) {
  results.push(...(await Promise.all(stage.map((script, i) => runScript(script, i === 0)))));
  if (results[0]!.failed.length > 0) break;
}
const failed = results.flatMap((result) => result.failed);
for (const name of results.flatMap(({ flaky }) => flaky)) console.log(`flaky: ${name}`);
for (const name of failed) console.log(`failed: ${name}`);
const passed = results.reduce((sum, result) => sum + result.passed, 0);
console.log(`${passed} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
