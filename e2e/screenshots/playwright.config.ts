/** `npm run screenshots`: takes screenshots of every page and form, or compares them with earlier ones (docs/testing.md). */
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import base from '@/playwright.config';

const folder = join(import.meta.dirname, '../../screenshots');
const { use, projects: [desktop] = [], ...rest } = base;

export default defineConfig({
  ...rest,
  testDir: import.meta.dirname,
  testMatch: 'screenshots.ts',
  outputDir: join(folder, '.work'),
  reporter: [['list'], ['html', { open: 'never', outputFolder: join(folder, 'report') }]],
  retries: 0,
  timeout: 120_000,
  updateSnapshots: 'all',
  snapshotPathTemplate: join(folder, '{projectName}/{arg}{ext}'),
  // Every changed pixel counts, because the same browser on the same machine draws the same pixels.
  expect: { timeout: 30_000, toHaveScreenshot: { threshold: 0, maxDiffPixels: 0 } },
  use: { ...use, screenshot: 'off', trace: 'off' },
  projects: [
    { ...desktop, name: 'day', use: { ...desktop?.use, colorScheme: 'light' } },
    { ...desktop, name: 'night', use: { ...desktop?.use, colorScheme: 'dark' } },
  ],
});
