import { defineConfig } from 'vitest/config';

/** Tests that run on PostgreSQL too; one server is started for a run that has any of them. */
const withPostgres = [
  'lib/server/submissions/store/*.test.ts',
  'lib/server/submissions/{alerts,deliver,health,maintenance,receive,redeliver,services,verdict}.test.ts',
];

/** Where `npm test` reads what passed. */
const report = process.env.TEST_REPORT;

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    environment: 'node',
    // Calls of the tests must not go through a developer's HTTP_PROXY.
    env: { NO_PROXY: '*', no_proxy: '*' },
    // No test waits this long; a busy machine may.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{lib,components,app}/**/*.test.{ts,tsx}'],
          exclude: withPostgres,
          globalSetup: 'lib/testing/fixtures.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'store',
          include: withPostgres,
          globalSetup: ['lib/testing/fixtures.ts', 'lib/testing/postgres-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          // The production build, in processes of its own, while things break.
          name: 'faults',
          include: ['e2e/faults/*.test.ts'],
          globalSetup: [
            'lib/testing/fixtures.ts',
            'e2e/global-setup.ts',
            'lib/testing/postgres-setup.ts',
          ],
          testTimeout: 120_000,
        },
      },
    ],
    ...(report && { reporters: ['default', 'junit'], outputFile: { junit: report } }),
  },
});
