/** `npm test`: runs everything that must pass before a merge. Prints the failed tests and `N passed, N failed`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
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

/** Reads a JUnit report. A test that passed only on its retry is marked as `flakyFailure`, and counts as failed. */
function readReport(report: string) {
  const tests = DomUtils.getElementsByTagName('testcase', parseDocument(report, { xmlMode: true }));
  const has = (...tags: string[]) =>
    tests.filter(({ children }) => DomUtils.existsOne(({ name }) => tags.includes(name), children));
  const failed = has('failure', 'error', 'flakyFailure', 'flakyError');
  const skipped = has('skipped');
  return {
    passed: tests.length - failed.length - skipped.length,
    skipped: skipped.length,
    failed: failed.map(({ attribs }) => attribs.name ?? 'a test without a name'),
  };
}

/** Runs an npm script. One without a report, like `lint`, counts as one test. */
async function runScript(script: string, isLive: boolean) {
  const folder = mkdtempSync(join(tmpdir(), 'tassel-test-'));
  const report = join(folder, 'report.xml');
  const output = isLive ? 'inherit' : 'pipe';
  const child = spawn(`npm run --silent ${script}`, {
    stdio: ['ignore', output, output],
    env: { ...process.env, TEST_REPORT: report },
    shell: true,
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => (text += part));
  const [status] = (await once(child, 'close')) as [number | null];
  const result = existsSync(report)
    ? readReport(readFileSync(report, 'utf8'))
    : { passed: status === 0 ? 1 : 0, skipped: 0, failed: [] };
  rmSync(folder, { recursive: true });
  // A script that crashes counts as failed, even if its report has no failed test.
  if (status !== 0 && result.failed.length === 0) result.failed.push(`npm run ${script}`);
  const skipped = result.skipped > 0 ? `, ${result.skipped} skipped` : '';
  console.log(
    `${text}— ${script}: ${result.passed} passed, ${result.failed.length} failed${skipped}\n`,
  );
  return result;
}

// Finds the browser first, so that a missing one is reported at once.
process.env.CHROMIUM_PATH = findChromium();
console.log(`Browser: ${process.env.CHROMIUM_PATH}`);

let passed = 0;
const failed: string[] = [];
for (const stage of stages) {
  const results = await Promise.all(stage.map((script, index) => runScript(script, index === 0)));
  for (const result of results) {
    passed += result.passed;
    failed.push(...result.failed);
  }
  if (failed.includes('npm run build')) break;
}
console.log(failed.map((name) => `failed: ${name}\n`).join(''));
console.log(`${passed} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
