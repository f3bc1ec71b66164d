import type { Page } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures/test';

/** How far the notices of “Why Us?” and the tassel at the header's cord are turned, in degrees. */
const angles = (page: Page) =>
  page
    .locator('[data-swing]')
    .evaluateAll((notices) =>
      notices.map((notice) =>
        Number(/rotate\((.+)deg\)/.exec((notice as HTMLElement).style.transform)?.[1] ?? 0),
      ),
    );

test('the notices hang still for those who prefer reduced motion', async ({ page, visit }) => {
  // The script of Web Vitals, which is loaded when the page is idle, is not what this is about.
  await page.addInitScript('requestIdleCallback = () => 0');
  await visit('/');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  expect(asked.filter((url) => url.endsWith('.js'))).toEqual([]);
  expect(await angles(page)).toEqual([0, 0, 0, 0, 0]);
});

test('the notices swing with scrolling, and come to rest', async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await visit('/');
  // The swing waits for the test, however slow the machine is.
  await page.clock.pauseAt(Date.now() + 60_000);
  const swung = async () => {
    await page.mouse.wheel(0, 20);
    await page.clock.runFor(50);
    return (await angles(page)).map(Math.sign);
  };
  await expect.poll(swung).toEqual([-1, 1, -1, 1, -1]);
  await page.clock.runFor(10_000);
  await expect.poll(() => angles(page)).toEqual([0, 0, 0, 0, 0]);
});

test('the hall pass turns in the hand that holds it, and swings back', async ({
  page,
  browserConsole,
}) => {
  browserConsole.expects(/status of 404/);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/no-such-page');
  const pass = page.locator('main div:has(> [data-paper])').last();
  const turn = () => pass.evaluate((element) => parseFloat(getComputedStyle(element).rotate) || 0);
  await pass.getByRole('definition').first().hover();
  expect(await turn()).toBe(0);
  await page.mouse.down();
  await expect.poll(turn).toBeGreaterThan(1);
  await page.mouse.up();
  await expect.poll(turn).toBe(0);
});
