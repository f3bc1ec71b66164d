import path from 'node:path';
import { defineConfig } from 'vitest/config';

const root = path.join(import.meta.dirname, '../..');

/** `npm run test:engines`: the production build in Firefox and WebKit. */
export default defineConfig({
  root,
  resolve: { tsconfigPaths: true },
  test: {
    include: ['e2e/engines/**/*.test.ts'],
    globalSetup: [
      path.join(root, 'e2e/faults/support/build-setup.ts'),
      path.join(import.meta.dirname, 'report-engines.ts'),
    ],
    // A site, an upstream and a browser each: two fit on two cores.
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
