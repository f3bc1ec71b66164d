/**
 * `npm test`: everything that must hold before a change goes out, in one command for people and CI.
 *
 * Ends with the names of the tests that failed, one line, `N passed, N failed` (and `, N skipped` if
 * any were), and a non-zero exit code when anything failed. Steps without tests of their own count
 * as one each.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { findChromium } from '@/e2e/browser';

/** Scripts of package.json; docs/testing.md says what each is for. */
const steps = ['lint', 'types', 'knip', 'unit', 'build', 'check:copy', 'e2e', 'test:faults'];

/** Of a report in JUnit's format. A test that passed at its second try only has failed (`flaky…`). */
function count(report: string) {
  const tests = DomUtils.getElementsByTagName('testcase', parseDocument(report, { xmlMode: true }));
  const having = (outcome: RegExp) =>
    tests.filter(({ children }) => children.some((one) => 'name' in one && outcome.test(one.name)));
  const failed = having(/failure|error/i);
  const skipped = having(/skipped/).length;
  return {
    passed: tests.length - failed.length - skipped,
    skipped,
    failed: failed.map(({ attribs }) => `${attribs.classname}: ${attribs.name}`),
  };
}

/** Runs one npm script, shows all it prints, and counts. */
function run(script: string): ReturnType<typeof count> {
  const folder = mkdtempSync(join(tmpdir(), 'tassel-test-'));
  // Where Vitest and Playwright leave a report, if they get as far as their tests.
  const report = join(folder, 'report.xml');
  const env = { ...process.env, TEST_REPORT: report };
  const { status } = spawnSync(`npm run --silent ${script}`, {
    stdio: 'inherit',
    env,
    shell: true,
  });
  const counted = existsSync(report) && count(readFileSync(report, 'utf8'));
  rmSync(folder, { recursive: true });
  if (status === 0) return counted || { passed: 1, skipped: 0, failed: [] };
  const { passed, skipped, failed } = counted || { passed: 0, skipped: 0, failed: [] };
  // A step that fails without a failed test (a crash, a wrong setting) must not pass for good.
  return { passed, skipped, failed: failed.length > 0 ? failed : [`npm run ${script}`] };
}

// First, so that a missing browser is known, or fetched, before minutes of work.
process.env.CHROMIUM_PATH = findChromium();
console.log(`Browser: ${process.env.CHROMIUM_PATH}`);

const total = { passed: 0, skipped: 0 };
const names: string[] = [];
for (const [index, script] of steps.entries()) {
  console.log(`\n— ${index + 1}/${steps.length} npm run ${script}`);
  console.time(script);
  const { passed, skipped, failed } = run(script);
  total.passed += passed;
  total.skipped += skipped;
  names.push(...failed);
  console.log(`— ${passed} passed, ${failed.length} failed`);
  console.timeEnd(script);
  const isBroken = passed === 0 && failed.length > 0;
  if (isBroken && ['unit', 'build'].includes(script)) {
    console.log('— The remaining steps need this one and are skipped.');
    break;
  }
}

console.log(`\n${names.map((name) => `failed: ${name}\n`).join('')}`);
const skipped = total.skipped ? `, ${total.skipped} skipped` : '';
console.log(`${total.passed} passed, ${names.length} failed${skipped}`);
process.exitCode = names.length > 0 ? 1 : 0;
