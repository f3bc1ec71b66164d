/**
 * `npm test`: runs everything that must pass before a merge. With --copy (`npm run check`), runs only the checks that a
 * change of texts or pictures can break.
 *
 * Prints the names of the failed tests and `N passed, N failed`. A script without a test report, like `lint`, counts as
 * one test.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { findChromium } from '@/e2e/browser';

const isCopyCheck = process.argv.includes('--copy');

/**
 * Scripts of package.json, by stage. The scripts of a stage run at the same time. The first one prints its output as it
 * runs, the others when they end. With --copy, only failed scripts print. `test:faults` runs beside `e2e`, because it
 * mostly waits for timers.
 */
const stages = isCopyCheck
  ? [['build', 'lint', 'check:unit'], ['check:pages']]
  : [['unit', 'lint', 'types', 'knip'], ['build'], ['e2e', 'test:faults']];

interface Result {
  passed: number;
  skipped: number;
  failed: string[];
}

/** Reads a JUnit report. A test that passed only on its retry is marked as `flakyFailure`, and counts as failed. */
function readReport(report: string): Result {
  const tests = DomUtils.getElementsByTagName('testcase', parseDocument(report, { xmlMode: true }));
  const findTests = (outcome: RegExp) =>
    tests.filter(({ children }) => children.some((one) => 'name' in one && outcome.test(one.name)));
  const failed = findTests(/failure|error/i);
  const skipped = findTests(/skipped/).length;
  return {
    passed: tests.length - failed.length - skipped,
    skipped,
    failed: failed.map(({ attribs }) => `${attribs.classname}: ${attribs.name}`),
  };
}

/** Runs an npm script. Prints its output while it runs (`isLive`) or when it ends. */
async function runScript(script: string, isLive: boolean): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'tassel-test-'));
  // Vitest and Playwright write the report, unless they fail before their first test.
  const report = join(folder, 'report.xml');
  const startedAt = Date.now();
  const child = spawn(`npm run --silent ${script}`, {
    stdio: ['ignore', isLive ? 'inherit' : 'pipe', isLive ? 'inherit' : 'pipe'],
    env: { ...process.env, TEST_REPORT: report },
    shell: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text));
  const [status] = (await once(child, 'close')) as [number | null];
  const seconds = Math.round((Date.now() - startedAt) / 1000);

  const result = existsSync(report)
    ? readReport(readFileSync(report, 'utf8'))
    : { passed: status === 0 ? 1 : 0, skipped: 0, failed: [] };
  rmSync(folder, { recursive: true });
  // A script that crashes counts as failed, even if its report has no failed test.
  if (status !== 0 && result.failed.length === 0) result.failed.push(`npm run ${script}`);
  const { passed, failed } = result;
  if (isCopyCheck && status === 0) output = '';
  console.log(`${output}— ${script}: ${passed} passed, ${failed.length} failed, ${seconds} s\n`);
  return result;
}

// Finds the browser before the first stage, so that a missing one is reported at once.
process.env.CHROMIUM_PATH = findChromium();
console.log(`Browser: ${process.env.CHROMIUM_PATH}`);

const total = { passed: 0, skipped: 0 };
const failedTests: string[] = [];
for (const stage of stages) {
  console.log(`\n— npm run ${stage.join(', ')}`);
  const results = await Promise.all(
    stage.map((script, index) => runScript(script, index === 0 && !isCopyCheck)),
  );
  for (const { passed, skipped, failed } of results) {
    total.passed += passed;
    total.skipped += skipped;
    failedTests.push(...failed);
  }
  const [first] = results;
  const isBroken = first!.passed === 0 && first!.failed.length > 0;
  if (isBroken && ['unit', 'build'].includes(stage[0]!)) {
    console.log(`— All of ${stage[0]} failed. The remaining scripts are skipped.`);
    break;
  }
}

console.log(`\n${failedTests.map((name) => `failed: ${name}\n`).join('')}`);
const skipped = total.skipped ? `, ${total.skipped} skipped` : '';
console.log(`${total.passed} passed, ${failedTests.length} failed${skipped}`);
process.exitCode = failedTests.length > 0 ? 1 : 0;
