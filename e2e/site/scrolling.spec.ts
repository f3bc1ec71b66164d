import type { Page } from '@playwright/test';
import { readMaxScrollY, expectFormHeadingIn, scrollTo, readScrollY } from '@/e2e/fixtures/scroll';
import { expect, test } from '@/e2e/fixtures/test';
import { routes } from '@/lib/routes';
import { sectionIds } from '@/lib/site';
import { openPositions } from '@/e2e/testing/forms';

/** Expects this address and scroll position. */
async function expectAt(page: Page, url: string, top: number) {
  await expect(page).toHaveURL(url);
  await expect.poll(() => readScrollY(page)).toBe(top);
}

const follow = (page: Page, landmark: 'banner' | 'contentinfo', href: string) =>
  page.getByRole(landmark).locator(`a[href="${href}"]:visible`).first().click();

test('links open pages at the top with the focus on the content, and Back and Forward restore the scroll position of the home page only', async ({
  page,
  visit,
}) => {
  await visit('/');
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  await scrollTo(page, await readMaxScrollY(page));
  for (const [landmark, route] of [
    ['contentinfo', '/roles'],
    ['banner', '/services'],
    ['banner', routes.creator],
    ['contentinfo', '/brands'],
    ['contentinfo', '/privacy-policy'],
    ['banner', '/'],
    ['banner', '/about'],
    ['banner', '/'],
    ['banner', '/services'],
  ] as const) {
    await follow(page, landmark, route);
    await expectAt(page, route, 0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('main')).toBeFocused();
    await scrollTo(page, 300);
  }
  await page.goBack();
  await expectAt(page, '/', 300);
  await page.goBack();
  await expectAt(page, '/about', 0);
  await page.goForward();
  await expectAt(page, '/', 300);
  await page.goForward();
  await expectAt(page, '/services', 0);
  expect(loads).toBe(0);
});

for (const { route } of openPositions) {
  test(
    `${route} opens scrolled down to 1400 px without animation, with the form’s heading on the screen`,
    { tag: '@copy' },
    async ({ page, visit }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.addInitScript(() => {
        const positions: number[] = [];
        Object.assign(window, { positions });
        addEventListener('scroll', () => positions.push(Math.round(window.scrollY)));
      });
      await page.setViewportSize({ width: 1440, height: 900 });
      await visit(route);
      await expectAt(page, route, 1400);
      const readPositions = () =>
        page.evaluate(() => [...new Set((window as unknown as { positions: number[] }).positions)]);
      await expect.poll(readPositions).toEqual([1400]);
      await expectFormHeadingIn('screen', page);
    },
  );
}

test('a position page opens scrolled down to 1400 px after a reload, a link and Back, unless its address has a hash', async ({
  page,
  visit,
}) => {
  const { route = '' } = openPositions[0] ?? {};
  test.skip(!route, 'every position is closed');
  await visit(route);
  await expectAt(page, route, 1400);
  await scrollTo(page, 100);
  await page.reload();
  await expectAt(page, route, 1400);

  // From another document, because otherwise only the hash would change.
  await page.goto('about:blank');
  // A hash without a target, because Chromium would scroll to a target after the page's script.
  await visit(`${route}#no-such-part`);
  expect(await readScrollY(page)).toBe(0);

  await visit('/roles');
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  await page.getByRole('main').locator(`a[href="${route}"]`).first().click();
  await expectAt(page, route, 1400);
  await follow(page, 'banner', '/services');
  await expectAt(page, '/services', 0);
  await page.goBack();
  await expectAt(page, route, 1400);
  expect(loads).toBe(0);
});

/** Returns the distance of a section from the top of the window, in px. */
const measureDistanceFromTop = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((section) => Math.round(section.getBoundingClientRect().top));

const sections = [
  { id: sectionIds.metrics, gap: 250 },
  { id: sectionIds.why, gap: 40 },
];

for (const { id, gap } of sections) {
  test(
    `the link to #${id} scrolls to ${gap} px above its section from the home page, from another page and by URL`,
    { tag: '@phone' },
    async ({ page, visit, isMobile }) => {
      // Browsers round scroll positions to pixels of the device.
      const measureDeviation = async () => Math.abs((await measureDistanceFromTop(page, id)) - gap);
      for (const from of ['/about', '/', '/#content']) {
        await visit(from);
        await scrollTo(page, 300);
        const banner = page.getByRole('banner');
        if (isMobile) await banner.locator('summary').click();
        await banner.locator(`a[href="/#${id}"]:visible`).click();
        await expect.poll(() => measureDeviation(), `from ${from}`).toBeLessThanOrEqual(1);
        // The section has the focus, so that Tab continues there.
        await expect(page.locator(`#${id}`)).toBeFocused();
        await expect(page).toHaveURL(`/#${id}`);
      }
      await page.goto('about:blank');
      await visit(`/#${id}`);
      await expect.poll(() => measureDeviation(), 'by URL').toBeLessThanOrEqual(1);
    },
  );
}

test('a section link from another page scrolls 50 ms after the navigation', async ({
  page,
  visit,
}) => {
  await page.clock.install();
  await visit('/about');
  await page.clock.pauseAt(Date.now() + 60_000);
  await follow(page, 'banner', '/#metrics');
  await expect(page).toHaveURL('/#metrics');
  await expect(page.locator('#metrics')).toBeAttached();
  await page.clock.runFor(49);
  expect(await readScrollY(page)).toBe(0);
  await page.clock.runFor(1);
  await expect.poll(() => measureDistanceFromTop(page, 'metrics')).toBe(250);
});
