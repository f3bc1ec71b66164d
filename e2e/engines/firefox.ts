/** Firefox (on Debian the ESR), driven by WebDriver BiDi, for which it needs no driver. */
import { spawnSync } from 'node:child_process';
import puppeteer from 'puppeteer-core';
import type { Engine } from '@/e2e/engines/engine';

/** Debian's name for the ESR, or any other Firefox. */
const executablePath = ['firefox-esr', 'firefox']
  .map((name) => spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim())
  .find(Boolean);

/** A violation of the Content-Security-Policy is no console message to WebDriver BiDi. */
const reportViolations = `addEventListener('securitypolicyviolation', (event) =>
  console.error('refused by the policy:', event.violatedDirective, event.blockedURI, event.sample));`;

export const firefox: Engine = {
  name: 'Firefox',
  packages: 'firefox-esr',
  isInstalled: executablePath !== undefined,

  async launch({ width, height }, hasScripts) {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath,
      extraPrefsFirefox: {
        'javascript.enabled': hasScripts,
        // A tap is two commands; where more than 0.3 s pass between them, Firefox takes it for no press.
        'apz.max_tap_time': 60_000,
      },
      defaultViewport: { width, height },
    });
    const tab = await browser.newPage();
    await tab.evaluateOnNewDocument(reportViolations);
    const lines: string[] = [];
    tab.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`));
    tab.on('pageerror', (error) => lines.push(`uncaught: ${error}`));
    const isPhone = width < 600;
    return {
      open: async (url) => void (await tab.goto(url)),
      evaluate: async (run, ...args) =>
        (await tab.evaluate(run as (...args: unknown[]) => unknown, ...args)) as never,
      press: (x, y) => (isPhone ? tab.touchscreen.tap(x, y) : tab.mouse.click(x, y)),
      keys: (text) => tab.keyboard.type(text),
      async wheel(deltaY) {
        await tab.mouse.move(width / 2, height / 2);
        await tab.mouse.wheel({ deltaY });
      },
      consoleLines: async () => lines.splice(0),
      close: () => browser.close(),
    };
  },
};
