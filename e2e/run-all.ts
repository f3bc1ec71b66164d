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
import { findChromium } from '@/e2e/browser';

interface Count {
  passed: number;
  failed: number;
  skipped: number;
  /** Of what failed. */
  names: string[];
}

/** What is read of Vitest's JSON report. */
interface VitestReport {
  numPassedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

/** What is read of Playwright's. */
interface PlaywrightReport {
  stats: { expected: number; skipped: number };
  errors: { message: string }[];
  suites: Suite[];
}
interface Suite {
  suites?: Suite[];
  specs: { file: string; title: string; tests: { projectName: string; status: string }[] }[];
}

function countVitest({ numPassedTests, numPendingTests, testResults }: VitestReport): Count {
  const names = testResults.flatMap(({ name, status, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed');
    // A file that does not even load has no failed test in it, but fails.
    if (tests.length === 0) return status === 'failed' ? [name] : [];
    return tests.map(({ fullName }) => `${name}: ${fullName}`);
  });
  return { passed: numPassedTests, failed: names.length, skipped: numPendingTests, names };
}

/** A test that passed at its second try only has failed. */
const failedSpecs = ({ suites = [], specs }: Suite): string[] => [
  ...suites.flatMap(failedSpecs),
  ...specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, status }) => `${file}, ${projectName}, ${status}: ${title}`),
  ),
];

function countPlaywright({ stats, errors, suites }: PlaywrightReport): Count {
  const names = [...suites.flatMap(failedSpecs), ...errors.map(({ message }) => message)];
  return { passed: stats.expected, failed: names.length, skipped: stats.skipped, names };
}

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

/** Runs one npm script, shows all it prints, and counts. */
function run({ script, tool }: (typeof steps)[number]): Count {
  const folder = mkdtempSync(join(tmpdir(), 'tassel-test-'));
  const report = join(folder, 'report.json');
  const toReport = ['--', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { status } = spawnSync(
    'npm',
    ['run', '--silent', script, ...(tool === 'vitest' ? toReport : [])],
    { stdio: 'inherit', env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
  );
  const isWell = status === 0;
  const asOne = { passed: Number(isWell), failed: Number(!isWell), skipped: 0, names: [] };
  // Neither tool leaves a report when it does not get as far as its tests.
  const result = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined;
  rmSync(folder, { recursive: true });
  if (!result) return isWell ? asOne : { ...asOne, names: [`npm run ${script}`] };
  const count = tool === 'vitest' ? countVitest(result) : countPlaywright(result);
  // A step that fails without a failed test (a crash, a wrong setting) must not pass for good.
  if (isWell || count.failed > 0) return count;
  return { ...count, failed: 1, names: [`npm run ${script}`] };
}

const started = Date.now();
// First, so that a missing browser is known, or fetched, before minutes of work.
process.env.CHROMIUM_PATH = findChromium();
console.log(`Browser: ${process.env.CHROMIUM_PATH}`);

const total: Count = { passed: 0, failed: 0, skipped: 0, names: [] };
for (const [index, step] of steps.entries()) {
  console.log(`\n— ${index + 1}/${steps.length} npm run ${step.script}`);
  const began = Date.now();
  const count = run(step);
  for (const kind of ['passed', 'failed', 'skipped'] as const) total[kind] += count[kind];
  total.names.push(...count.names);
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(`— ${step.script}: ${count.passed} passed, ${count.failed} failed, in ${seconds} s`);
  if (step.script === 'build' && count.failed > 0) {
    console.log('— The rest needs a build, and is not run.');
    break;
  }
}

console.log(`\n${total.names.map((name) => `failed: ${name}\n`).join('')}`);
console.log(`— ${Math.round((Date.now() - started) / 1000)} s in all`);
const skipped = total.skipped ? `, ${total.skipped} skipped` : '';
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed ? 1 : 0;
