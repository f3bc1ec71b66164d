import path from 'node:path';
import { defineConfig } from 'vitest/config';

const root = path.join(import.meta.dirname, '../..');

/** `npm run test:faults`: the production build, in processes of its own, while things break. */
export default defineConfig({
  root,
  resolve: { tsconfigPaths: true },
  test: {
    include: ['e2e/faults/**/*.test.ts'],
    globalSetup: ['e2e/faults/support/build-setup.ts', 'lib/testing/postgres-setup.ts'].map(
      (file) => path.join(root, file),
    ),
    // Each test starts sites of its own, and most of them wait: for a lease, a time-out, an upstream.
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
