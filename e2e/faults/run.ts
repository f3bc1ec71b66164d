/**
 * `npm run test:faults`: what becomes of submissions while things break. The short form is part of
 * `npm test`; `-- --long` takes minutes and the counts of a release. Anything else is handed to
 * Vitest, like `-- kill`. Ends with one line, `N passed, N failed`.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

const vitest = path.join(
  path.dirname(createRequire(import.meta.url).resolve('vitest/package.json')),
  'vitest.mjs',
);
const folder = mkdtempSync(path.join(tmpdir(), 'tassel-faults-'));
const report = path.join(folder, 'report.json');
const given = process.argv.slice(2);
const long = given.includes('--long');

const { status } = spawnSync(
  process.execPath,
  [
    vitest,
    'run',
    ...['--config', 'e2e/faults/vitest.config.ts', '--reporter=verbose', '--reporter=json'],
    `--outputFile.json=${report}`,
    ...given.filter((argument) => argument !== '--long'),
  ],
  { stdio: 'inherit', env: { ...process.env, FAULTS: long ? 'long' : 'short' } },
);
const { numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests } = JSON.parse(
  readFileSync(report, 'utf8'),
) as Record<string, number>;
rmSync(folder, { recursive: true });
// A file that does not even load has no failed test in it, but fails.
const failed = numFailedTests || numFailedTestSuites || (status === 0 ? 0 : 1);
console.log(
  `${numPassedTests} passed, ${failed} failed${numPendingTests ? `, ${numPendingTests} skipped` : ''}`,
);
process.exitCode = failed ? 1 : 0;
