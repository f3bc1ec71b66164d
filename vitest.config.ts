import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '@': import.meta.dirname } },
  test: {
    include: ['{lib,components,app}/**/*.test.{ts,tsx}', 'e2e/vercel/**/*.test.ts'],
    environment: 'node',
    // No test waits this long; a busy machine may.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    globalSetup: 'e2e/faults/support/postgres-setup.ts',
  },
});
