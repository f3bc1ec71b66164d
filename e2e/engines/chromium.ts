/** Chromium, for screenshots like those of the other engines; its tests run in Playwright. */
import puppeteer from 'puppeteer-core';
import { browserFlags, findChromium } from '@/e2e/browser';
import type { LaunchOptions, RunningEngine } from '@/e2e/engines/engine';
import { puppeteerPage } from '@/e2e/engines/puppeteer-page';

export const chromium = {
  /** @throws when there is no Chromium and none can be installed */
  async launch({ reducedMotion }: LaunchOptions = {}): Promise<RunningEngine> {
    const browser = await puppeteer.launch({
      executablePath: findChromium(),
      headless: 'shell',
      args: [...browserFlags, ...(reducedMotion ? ['--force-prefers-reduced-motion'] : [])],
    });
    return {
      newPage: (options) => puppeteerPage(browser, options),
      close: () => browser.close(),
    };
  },
};
