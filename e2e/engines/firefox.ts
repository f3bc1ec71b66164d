/** Firefox, on Debian the ESR, driven by WebDriver BiDi, which it speaks itself. */
import { spawnSync } from 'node:child_process';
import puppeteer from 'puppeteer-core';
import type { Engine } from '@/e2e/engines/engine';
import { puppeteerPage } from '@/e2e/engines/puppeteer-page';

/** Debian's name for the ESR, or any other Firefox. */
const executablePath = ['firefox-esr', 'firefox']
  .map((name) => spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim())
  .find(Boolean);

function installedVersion(): string | undefined {
  if (!executablePath) return undefined;
  const { stdout } = spawnSync(executablePath, ['--version'], { encoding: 'utf8' });
  return /[\d.]+/.exec(stdout)?.[0];
}

export const firefox: Engine = {
  name: 'Firefox',
  packages: 'firefox-esr',
  version: installedVersion(),

  async launch({ reducedMotion = false } = {}) {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath,
      headless: true,
      extraPrefsFirefox: { 'ui.prefersReducedMotion': Number(reducedMotion) },
    });
    return {
      newPage: (options) => puppeteerPage(browser, options),
      close: () => browser.close(),
    };
  },
};
