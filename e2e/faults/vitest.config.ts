import path from 'node:path';
import { defineConfig } from 'vitest/config';

const root = path.join(import.meta.dirname, '../..');

/** Tests that run on PostgreSQL too; one server is started for a run that has any of them. */
const withPostgres = ['e2e/faults/{commands,kill,shared,store,upstream}.test.ts'];

const build = path.join(root, 'e2e/faults/support/build-setup.ts');

/** `npm run test:faults`: the production build, in processes of its own, while things break. */
export default defineConfig({
  root,
  resolve: { tsconfigPaths: true },
  test: {
    // Each test starts sites of its own, and most of them wait: for a lease, a time-out, an upstream.
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['e2e/faults/**/*.test.ts'],
          exclude: withPostgres,
          globalSetup: build,
        },
      },
      {
        extends: true,
        test: {
          name: 'store',
          include: withPostgres,
          globalSetup: [build, path.join(root, 'lib/testing/postgres-setup.ts')],
        },
      },
    ],
  },
});
