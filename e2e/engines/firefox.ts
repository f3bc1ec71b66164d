/** Firefox, on Debian the ESR, driven by WebDriver BiDi, which it speaks itself. */
import { spawnSync } from 'node:child_process';
import puppeteer, { type Browser } from 'puppeteer-core';
import type { Engine, EnginePage, PageOptions } from '@/e2e/engines/engine';

/** Debian's name for the ESR, or any other Firefox. */
const executablePath = ['firefox-esr', 'firefox']
  .map((name) => spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim())
  .find(Boolean);

async function newPage(browser: Browser, options: PageOptions): Promise<EnginePage> {
  const { width, height, preload } = options;
  const context = await browser.createBrowserContext();
  const tab = await context.newPage();
  await tab.setViewport({ width, height });
  if (preload) await tab.evaluateOnNewDocument(preload);
  const lines: string[] = [];
  tab.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`));
  tab.on('pageerror', (error) => lines.push(`uncaught: ${error}`));
  return {
    open: async (url) => void (await tab.goto(url)),
    evaluate: async (run, ...args) =>
      (await tab.evaluate(run as (...args: unknown[]) => unknown, ...args)) as never,
    click: (selector) => tab.click(selector),
    tap: (selector) => tab.tap(selector),
    type: (selector, text) => tab.type(selector, text),
    select: async (selector, value) => void (await tab.select(selector, value)),
    async wheel(deltaY) {
      await tab.mouse.move(width / 2, height / 2);
      await tab.mouse.wheel({ deltaY });
    },
    consoleLines: async () => lines,
    close: () => context.close(),
  };
}

function installedVersion(): string | undefined {
  if (!executablePath) return undefined;
  const { stdout } = spawnSync(executablePath, ['--version'], { encoding: 'utf8' });
  return /[\d.]+/.exec(stdout)?.[0];
}

export const firefox: Engine = {
  name: 'Firefox',
  packages: 'firefox-esr',
  version: installedVersion(),

  async launch() {
    const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
    return {
      newPage: (options) => newPage(browser, options),
      close: () => browser.close(),
    };
  },
};
