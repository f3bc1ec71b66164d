/**
 * `npm test`: everything that must hold before a change goes out, in one command for people and CI.
 *
 * Ends with one line, `N passed, N failed` (and `, N skipped` if any were), and a non-zero exit
 * code when anything failed. Lint, types and build count as one each; unit and end-to-end tests
 * count one by one.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import packageJson from '../package.json' with { type: 'json' };
import { findChromium } from '@/e2e/browser';

interface Count {
  passed: number;
  failed: number;
  skipped: number;
  /** Names of tests that failed; a log that is cut off still ends with them. */
  names?: string[];
}

/** What is read of Playwright's JSON report. */
interface Suite {
  suites?: Suite[];
  specs: { file: string; title: string; tests: { projectName: string; status: string }[] }[];
}

/** What is read of Vitest's. */
interface TestFile {
  name: string;
  status: string;
  assertionResults: { fullName: string; status: string }[];
}

interface Step {
  script: string;
  what: string;
  /** Reads how many tests the step ran; without it, or when it fails to, the step counts as one. */
  count?: () => Count;
  /** Its report goes there. */
  environment?: Record<string, string>;
  arguments?: string[];
  /** Without this step there is nothing to run the following ones on. */
  vital?: true;
}

const reports = mkdtempSync(join(tmpdir(), 'tassel-test-'));
const report = (name: string) => join(reports, `${name}.json`);
const read = (name: string) => JSON.parse(readFileSync(report(name), 'utf8'));

/** Lets Vitest write a report, and counts by it. */
const countedByVitest = (name: string): Pick<Step, 'arguments' | 'count'> => ({
  arguments: ['--reporter=default', '--reporter=json', `--outputFile.json=${report(name)}`],
  count() {
    const { numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests, numTodoTests } =
      read(name);
    const names = (read(name).testResults as TestFile[])
      .filter(({ status }) => status === 'failed')
      .flatMap((file) => [
        file.name,
        ...file.assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName }) => `  ${fullName}`),
      ]);
    // A file that does not even load has no failed test in it, but fails.
    const failed = numFailedTests || numFailedTestSuites;
    return { passed: numPassedTests, failed, skipped: numPendingTests + numTodoTests, names };
  },
});

/** Tests of Playwright's that failed, or passed at their second try only. */
const failedSpecs = ({ suites = [], specs }: Suite): string[] => [
  ...suites.flatMap(failedSpecs),
  ...specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, status }) => `${file}, ${projectName}, ${status}: ${title}`),
  ),
];

const steps: Step[] = [
  { script: 'lint', what: 'ESLint and Prettier over every file' },
  { script: 'types', what: 'TypeScript, strict' },
  { script: 'knip', what: 'files, exports and dependencies that nobody uses' },
  {
    script: 'unit',
    what: 'Vitest: the tests beside the code',
    ...countedByVitest('unit'),
  },
  { script: 'build', what: 'the production build, which the browser tests drive', vital: true },
  { script: 'check:copy', what: 'what visitors read: words, figures, links, alternative text' },
  {
    script: 'e2e',
    what: 'Playwright: visitors in a real browser, against a real upstream',
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: report('e2e') },
    count() {
      const { stats, errors, suites } = read('e2e');
      const { expected, unexpected, flaky, skipped } = stats;
      const failed = unexpected + flaky + errors.length;
      const names = [
        ...(suites as Suite[]).flatMap(failedSpecs),
        ...(errors as { message: string }[]).map(({ message }) => message),
      ];
      return { passed: expected, failed, skipped, names };
    },
  },
  {
    script: 'test:engines',
    what: 'the same site in Firefox and WebKit, where they are installed',
    ...countedByVitest('engines'),
  },
  {
    script: 'test:faults',
    what: 'the short form of the fault tests: crashes, floods, a lost upstream',
    ...countedByVitest('faults'),
  },
];

const say = (line: string) => console.log(`\n— ${line}`);
const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** Runs one npm script, shows all it prints, and counts. */
async function run({ script, count, environment, ...step }: Step): Promise<Count> {
  const child = spawn('npm', ['run', '--silent', script, '--', ...(step.arguments ?? [])], {
    env: { ...process.env, ...environment },
    stdio: 'inherit',
  });
  const [code] = (await once(child, 'close')) as [number | null];
  const asOne = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
  try {
    const counted = count?.() ?? asOne;
    // A step that fails without a failed test (a crash, a wrong setting) must not pass for good.
    return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
  } catch {
    return asOne;
  }
}

const started = Date.now();
const total: Count = { passed: 0, failed: 0, skipped: 0 };
const present = steps.filter(({ script }) => script in packageJson.scripts);
const failed: string[] = [];
const failedTests: string[] = [];

// First, so that a missing browser is known, or fetched, before minutes of work.
process.env.CHROMIUM_PATH = findChromium();
console.log(`Browser: ${process.env.CHROMIUM_PATH}`);

for (const [index, step] of present.entries()) {
  say(`${index + 1}/${present.length} ${step.script}: ${step.what}`);
  const began = Date.now();
  const count = await run(step);
  for (const kind of ['passed', 'failed', 'skipped'] as const) total[kind] += count[kind];
  say(`${step.script}: ${count.passed} passed, ${count.failed} failed, in ${seconds(began)}`);
  if (count.failed > 0) failed.push(step.script);
  failedTests.push(...(count.names ?? []));
  if (count.failed > 0 && step.vital) {
    const rest = present.slice(index + 1).map(({ script }) => script);
    say(`not run without it: ${rest.join(', ')}`);
    break;
  }
}

rmSync(reports, { recursive: true, force: true });
for (const name of failedTests) console.log(name);
if (failed.includes('e2e') && existsSync('playwright-report'))
  say('what the browser saw: npx playwright show-report');
say(`${failed.length ? `failed: ${failed.join(', ')}` : 'all is well'}, in ${seconds(started)}`);
const { passed, failed: broken, skipped } = total;
console.log(`${passed} passed, ${broken} failed${skipped ? `, ${skipped} skipped` : ''}`);
process.exitCode = broken ? 1 : 0;
