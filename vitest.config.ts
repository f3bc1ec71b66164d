import { defineConfig } from 'vitest/config';

/** The file for the JSON report that `npm test` reads. */
const report = process.env.TEST_REPORT;

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    environment: 'node',
    // By default, Vitest leaves one core idle, which is half of a machine with two cores.
    maxWorkers: '100%',
    // Files in one worker share modules: twice as fast. A file that changes a module's state calls `vi.resetModules`
    // before and after.
    isolate: false,
    unstubEnvs: true,
    unstubGlobals: true,
    restoreMocks: true,
    // Requests of tests must not go through a developer's HTTP_PROXY.
    env: { NO_PROXY: '*', no_proxy: '*' },
    // High limits, because CI machines may be busy.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'site',
          include: ['{app,components,deploy,e2e/pictures,lib}/**/*.test.{ts,tsx}'],
          exclude: ['lib/server/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['lib/server/**/*.test.ts'],
          // Tests of the store run on SQLite and on PostgreSQL.
          globalSetup: 'e2e/testing/postgres-setup.ts',
        },
      },
      {
        extends: true,
        test: {
          // Tests of the production build: faults, start, HTTP, Caddy and commands.
          name: 'faults',
          include: ['e2e/faults/*.test.ts'],
          globalSetup: ['e2e/global-setup.ts', 'e2e/testing/postgres-setup.ts'],
          testTimeout: 120_000,
        },
      },
    ],
    ...(report && { reporters: ['default', 'json'], outputFile: { json: report } }),
  },
});
