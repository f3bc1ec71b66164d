import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  defineConfig,
  devices,
  firefox,
  webkit,
  type Project,
  type ReporterDescription,
} from '@playwright/test';
import { browserFlags, findChromium } from '@/e2e/browser';
import { deployment } from '@/e2e/deployment';

// Playwright's workers inherit the environment, so they do not search for the browser again.
const chromiumPath = (process.env.CHROMIUM_PATH = findChromium());

const chromium = { launchOptions: { executablePath: chromiumPath, args: browserFlags } };

/** Matches the tag of tests that run only in Chromium. */
const chromiumOnly = /@chromium/;

/** Firefox and WebKit, if `npx playwright install firefox webkit` has installed them. */
const otherBrowsers: Project[] = [
  { type: firefox, name: 'firefox', device: devices['Desktop Firefox'] },
  { type: webkit, name: 'webkit', device: devices['Desktop Safari'] },
  { type: webkit, name: 'iphone', device: devices['iPhone 15'], grep: /@phone/ },
]
  .filter(({ type }) => existsSync(type.executablePath()))
  .map(({ name, device, grep }) => ({
    name,
    ...(grep ? { grep, grepInvert: chromiumOnly } : { grepInvert: /@phone-only|@chromium/ }),
    use: device,
  }));

const reporters: ReporterDescription[] = [['list'], ['html', { open: 'never' }]];
/** The file for the JSON report that `npm test` reads. */
const outputFile = process.env.TEST_REPORT;

export default defineConfig({
  testDir: 'e2e',
  // Vitest runs the *.test.ts files of e2e/faults.
  testMatch: '**/*.spec.ts',
  globalSetup: join(import.meta.dirname, deployment ? 'e2e/deployment.ts' : 'e2e/global-setup.ts'),
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // The retry records a trace. Recording every test would take a third longer. As is Playwright's default and common
  // practice, a flaky test, which passes on its retry, does not fail the run; `npm test` lists it.
  retries: 1,
  // Each worker runs a browser, a site and an upstream.
  workers: 2,
  // High limits, because the machine may be busy, for example with the fault tests.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: outputFile ? [...reporters, ['json', { outputFile }]] : reporters,
  use: {
    locale: 'en-US',
    // Tests of animations override this setting.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone-only/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 }, ...chromium },
    },
    { name: 'phone', grep: /@phone/, use: { ...devices['Pixel 7'], ...chromium } },
    ...otherBrowsers,
  ],
});
