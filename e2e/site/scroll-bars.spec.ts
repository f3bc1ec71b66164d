/** Windows whose scroll bars take room. Playwright hides scroll bars, so these tests start the browser themselves. */
import { chromium, type Page } from '@playwright/test';
import { FormDriver } from '@/e2e/fixtures/form-driver';
import { browserFlags } from '@/e2e/browser';
import { expect, test as base } from '@/e2e/fixtures/test';
import { waitForHydration } from '@/e2e/fixtures/wait-for-hydration';
import { getForm } from '@/lib/testing/answers';
import { routes } from '@/lib/routes';

const test = base.extend<{ page: Page }>({
  page: async ({ baseURL }, use) => {
    const browser = await chromium.launch({
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: browserFlags,
      ignoreDefaultArgs: ['--hide-scrollbars'],
    });
    const viewport = { width: 900, height: 900 };
    await use(await browser.newPage({ baseURL: baseURL!, viewport, reducedMotion: 'reduce' }));
    await browser.close();
  },
});

/** Returns where the header's content ends, in px from the left. */
const readRightEdge = (page: Page) =>
  page.locator('header').evaluate((header) => header.getBoundingClientRect().right);

test.describe('the page does not move sideways', { tag: '@chromium' }, () => {
  test('when a thank-you opens', async ({ page, upstream, word }) => {
    const definition = getForm('submit');
    await page.goto(definition.route);
    await waitForHydration(page);
    const form = new FormDriver(page, definition, word, upstream);
    await form.fill();
    const before = await readRightEdge(page);
    expect(before).toBeLessThan(900);
    const root = page.locator('html');
    const paper = await root.evaluate((html) => getComputedStyle(html).backgroundColor);
    await form.send();
    await form.expectThanks();
    expect(await readRightEdge(page)).toBe(before);
    // The strip where the scroll bar was is as dark as the page.
    await expect(root).not.toHaveCSS('background-color', paper);
  });

  test('when the menu opens', async ({ page }) => {
    await page.goto(routes.about);
    await waitForHydration(page);
    const before = await readRightEdge(page);
    await page.getByRole('banner').locator('summary').click();
    await expect(page.getByRole('banner').locator('details')).toHaveAttribute('open');
    expect(await readRightEdge(page)).toBe(before);
  });
});
