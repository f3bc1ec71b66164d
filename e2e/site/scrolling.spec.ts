import type { Page } from '@playwright/test';
import {
  maxScrollY,
  distanceFromTop,
  expectHeadingIn,
  scrollTo,
  scrollY,
} from '@/e2e/fixtures/scroll';
import { expect, test } from '@/e2e/fixtures/test';
import { landingRoutes, networks } from '@/components/roles';
import { isClosed } from '@/lib/testing/fixtures';

/** Expects the page at this address, scrolled by this many pixels. */
async function expectAt(page: Page, url: string, top: number) {
  await expect(page).toHaveURL(url);
  await expect.poll(() => scrollY(page)).toBe(top);
}

const follow = (page: Page, place: 'banner' | 'contentinfo', name: string) =>
  page.getByRole(place).getByRole('link', { name, exact: true }).click();

test('links, back and forward lead to the top of the page, back to the home page restores its position', async ({
  page,
  visit,
}) => {
  await visit('/');
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  await scrollTo(page, await maxScrollY(page));
  for (const [place, link, route] of [
    ['contentinfo', 'Opportunities', '/roles'],
    ['banner', 'Services', '/services'],
    ...networks.map(({ invitation, route }) => ['banner', invitation, route] as const),
    ['contentinfo', 'Contact Us', '/brands'],
    ['contentinfo', 'Privacy Policy', '/privacy-policy'],
    ['banner', 'Tassel', '/'],
    ['banner', 'About', '/about'],
    ['banner', 'Tassel', '/'],
    ['banner', 'Services', '/services'],
  ] as const) {
    await follow(page, place, link);
    await expectAt(page, route, 0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
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

for (const route of landingRoutes) {
  test(`${route} opens at 1400 px without animation by load, reload, link and back, unless a hash names a place`, async ({
    page,
    visit,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.addInitScript(() => {
      const positions: number[] = [];
      Object.assign(window, { positions });
      addEventListener('scroll', () => positions.push(Math.round(window.scrollY)));
    });
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(route);
    await expectAt(page, route, 1400);
    const positions = await page.evaluate(
      () => (window as unknown as { positions: number[] }).positions,
    );
    expect([...new Set(positions)]).toEqual([1400]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expectHeadingIn('screen', page);
    await scrollTo(page, 100);
    await page.reload();
    await expectAt(page, route, 1400);

    // No link leads to a closed role.
    if (!isClosed(route)) {
      await visit('/roles');
      let loads = 0;
      page.on('domcontentloaded', () => (loads += 1));
      await page.getByRole('main').locator(`a[href="${route}"]`).first().click();
      await expectAt(page, route, 1400);
      await follow(page, 'banner', 'Services');
      await expectAt(page, '/services', 0);
      await page.goBack();
      await expectAt(page, route, 1400);
      expect(loads).toBe(0);
    }

    await visit(`${route}#content`);
    await expect.poll(() => scrollY(page)).toBeLessThan(200);
  });
}

const sections = [
  { link: 'Results', id: 'metrics', gap: 250 },
  { link: 'Why Tassel', id: 'whytassel', gap: 40 },
];

for (const { link, id, gap } of sections) {
  test(
    `“${link}” scrolls to ${gap} px above its section from every page and by address`,
    { tag: '@phone' },
    async ({ page, visit, isMobile }) => {
      for (const from of ['/', '/about']) {
        await visit(from);
        await scrollTo(page, 300);
        if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
        const place = page.getByRole(isMobile ? 'dialog' : 'banner');
        await place.getByRole('link', { name: link }).click();
        await expect.poll(() => distanceFromTop(page, id), `from ${from}`).toBe(gap);
        await expect(page.getByRole('dialog')).toBeHidden();
        // The next Tab is in the section.
        await expect(page.locator(`#${id}`)).toBeFocused();
      }
      await page.goto('about:blank');
      await visit(`/#${id}`);
      await expect.poll(() => distanceFromTop(page, id), 'by its address').toBe(gap);
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
  await page.getByRole('banner').getByRole('link', { name: 'Results' }).click();
  await expect(page).toHaveURL('/#metrics');
  await expect(page.locator('#metrics')).toBeAttached();
  await page.clock.runFor(49);
  expect(await scrollY(page)).toBe(0);
  await page.clock.runFor(1);
  await expect.poll(() => distanceFromTop(page, 'metrics')).toBe(250);
});
