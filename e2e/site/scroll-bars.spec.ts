/** Windows whose scroll bars take room: Playwright otherwise hides scroll bars. */
import type { Page } from '@playwright/test';
import { browserFlags } from '@/e2e/browser';
import { expect, test } from '@/e2e/fixtures/test';
import { getForm } from '@/e2e/testing/forms';
import { routes } from '@/lib/routes';

test.use({
  viewport: { width: 900, height: 900 },
  launchOptions: {
    executablePath: `${process.env.CHROMIUM_PATH}`,
    args: browserFlags,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
});

/** Returns where the header's content ends, in px from the left. */
const readRightEdge = (page: Page) =>
  page.locator('header').evaluate((header) => header.getBoundingClientRect().right);

test.describe('the page does not move sideways', { tag: '@chromium' }, () => {
  // In one worker, which needs a browser and a site of its own.
  test.describe.configure({ mode: 'default' });

  test('when a thank-you opens', async ({ page, visitAndFillForm }) => {
    const form = await visitAndFillForm(getForm('submit'));
    const before = await readRightEdge(page);
    expect(before).toBeLessThan(900);
    const root = page.locator('html');
    const paper = await root.evaluate((html) => getComputedStyle(html).backgroundColor);
    await form.send();
    await form.expectThanks();
    await expect.poll(() => readRightEdge(page)).toBe(before);
    // The strip where the scroll bar was is as dark as the page.
    await expect(root).not.toHaveCSS('background-color', paper);
  });

  test('when the menu opens', async ({ page, visit }) => {
    await visit(routes.about);
    const before = await readRightEdge(page);
    await page.getByRole('banner').locator('summary').click();
    await expect(page.getByRole('banner').locator('details')).toHaveAttribute('open');
    await expect.poll(() => readRightEdge(page)).toBe(before);
  });
});
