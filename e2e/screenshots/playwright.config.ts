import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { deployment } from '@/e2e/deployment';
import base from '@/playwright.config';

const root = join(import.meta.dirname, '../..');
const { PICTURES = join(root, 'screenshots/now'), NIGHT } = process.env;

/** The Playwright configuration with which run.ts takes screenshots. */
export default defineConfig({
  ...base,
  testDir: import.meta.dirname,
  testMatch: 'pictures.ts',
  globalSetup: deployment ? base.globalSetup : undefined,
  outputDir: join(root, 'screenshots/.work'),
  reporter: [['html', { open: 'never', outputFolder: join(root, 'screenshots/report') }]],
  retries: 0,
  timeout: 120_000,
  snapshotPathTemplate: `${PICTURES}/{arg}{ext}`,
  // Every changed pixel counts, because the same browser on the same machine draws the same pixels.
  expect: { timeout: 30_000, toHaveScreenshot: { threshold: 0, maxDiffPixels: 0 } },
  use: { ...base.use, colorScheme: NIGHT ? 'dark' : 'light', screenshot: 'off', trace: 'off' },
});
