/** A page of the browsers that puppeteer-core drives. */
import type { Browser } from 'puppeteer-core';
import type { EnginePage, PageOptions } from '@/e2e/engines/engine';

/** @returns a page in a browser context of its own */
export async function puppeteerPage(browser: Browser, options: PageOptions): Promise<EnginePage> {
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
    screenshot: (of = 'window') => tab.screenshot({ fullPage: of === 'page' }),
    consoleLines: async () => lines,
    close: () => context.close(),
  };
}
