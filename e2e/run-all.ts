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

/** docs/testing.md says what each is for. */
const steps: { script: string; tool?: 'vitest' | 'playwright' }[] = [
  { script: 'lint' },
  { script: 'types' },
  { script: 'knip' },
  { script: 'unit', tool: 'vitest' },
  { script: 'build' },
  { script: 'check:copy' },
  { script: 'e2e', tool: 'playwright' },
  { script: 'test:engines', tool: 'vitest' },
  { script: 'test:faults', tool: 'vitest' },
];

/** Of a report in JUnit's format. A test that passed at its second try only has failed (`flaky…`). */
function count(report: string) {
  const tests = DomUtils.getElementsByTagName('testcase', parseDocument(report, { xmlMode: true }));
  const having = (outcome: RegExp) =>
    tests.filter(({ children }) => children.some((one) => 'name' in one && outcome.test(one.name)));
  const failed = having(/failure|error/i);
  const skipped = having(/skipped/).length;
  return {
    passed: tests.length - failed.length - skipped,
    failed: failed.length,
    skipped,
    names: failed.map(({ attribs }) => `${attribs.classname}: ${attribs.name}`),
  };
}

/** Runs one npm script, shows all it prints, and counts. */
function run({ script, tool }: (typeof steps)[number]): ReturnType<typeof count> {
  const folder = mkdtempSync(join(tmpdir(), 'tassel-test-'));
  const report = join(folder, 'report.xml');
  const toReport = ['--', '--reporter=default', '--reporter=junit', `--outputFile.junit=${report}`];
  const { status } = spawnSync(
    'npm',
    ['run', '--silent', script, ...(tool === 'vitest' ? toReport : [])],
    { stdio: 'inherit', env: { ...process.env, TEST_REPORT: report } },
  );
  // Neither tool leaves a report when it does not get as far as its tests.
  const counted = existsSync(report) && count(readFileSync(report, 'utf8'));
  rmSync(folder, { recursive: true });
  if (status === 0) return counted || { passed: 1, failed: 0, skipped: 0, names: [] };
  if (counted && counted.failed > 0) return counted;
  // A step that fails without a failed test (a crash, a wrong setting) must not pass for good.
  const { passed, skipped } = counted || { passed: 0, skipped: 0 };
  return { passed, failed: 1, skipped, names: [`npm run ${script}`] };
}

// First, so that a missing browser is known, or fetched, before minutes of work.
process.env.CHROMIUM_PATH = findChromium();
console.log(`Browser: ${process.env.CHROMIUM_PATH}`);

const total = { passed: 0, failed: 0, skipped: 0 };
const names: string[] = [];
for (const [index, step] of steps.entries()) {
  console.log(`\n— ${index + 1}/${steps.length} npm run ${step.script}`);
  console.time(step.script);
  const counted = run(step);
  for (const kind of ['passed', 'failed', 'skipped'] as const) total[kind] += counted[kind];
  names.push(...counted.names);
  const { passed, failed } = counted;
  console.log(`— ${passed} passed, ${failed} failed`);
  console.timeEnd(step.script);
  if (step.script === 'build' && failed > 0) {
    console.log('— The rest needs a build, and is not run.');
    break;
  }
}

console.log(`\n${names.map((name) => `failed: ${name}\n`).join('')}`);
const skipped = total.skipped ? `, ${total.skipped} skipped` : '';
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed ? 1 : 0;
