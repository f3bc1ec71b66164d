import type { Page } from '@playwright/test';
import { bottom, expectHeadingIn, scrollTo, scrollY } from '@/e2e/fixtures/scroll';
import { expect, test } from '@/e2e/fixtures/test';
import { isClosed, positionPages } from '@/lib/testing/open-roles';

const screens = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

/** The page with this address is shown, and stands at this height. */
async function expectAt(page: Page, url: string, top: number) {
  await expect(page).toHaveURL(url);
  await expect.poll(() => scrollY(page)).toBe(top);
}

const follow = (page: Page, place: 'banner' | 'contentinfo', name: string) =>
  page.getByRole(place).getByRole('link', { name, exact: true }).click();

test('links lead to the top of a page, and so do back and forward, but to the home page', async ({
  page,
  visit,
}) => {
  await visit('/');
  await scrollTo(page, await bottom(page));
  for (const [place, link, route] of [
    ['contentinfo', 'Opportunities', '/roles'],
    ['banner', 'Services', '/services'],
    ['banner', 'Create with Us', '/creator'],
    ['contentinfo', 'Contact Us', '/brands'],
    ['contentinfo', 'Privacy Policy', '/privacy-policy'],
    ['banner', 'Tassel', '/'],
    ['banner', 'About', '/about'],
    ['banner', 'Tassel', '/'],
    ['banner', 'Services', '/services'],
  ] as const) {
    await follow(page, place, link);
    await expectAt(page, route, 0);
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
});

for (const route of positionPages) {
  test(`${route} opens at 1400 px, by load, reload, link and back, unless a hash names a place`, async ({
    page,
    visit,
  }) => {
    await visit(route);
    await expectAt(page, route, 1400);
    await expectHeadingIn('screen', page);
    await scrollTo(page, 100);
    await page.reload();
    await expectAt(page, route, 1400);

    // No link leads to a closed role.
    if (!isClosed(route)) {
      await visit('/roles');
      await page.getByRole('main').locator(`a[href="${route}"]`).first().click();
      await expectAt(page, route, 1400);
      await follow(page, 'banner', 'Services');
      await expectAt(page, '/services', 0);
      await page.goBack();
      await expectAt(page, route, 1400);
    }

    await visit(`${route}#content`);
    await expect.poll(() => scrollY(page)).toBeLessThan(200);
  });

  test(`${route}: at 1400 px a section begins right under the header`, async ({ page, visit }) => {
    for (const screen of screens) {
      await page.setViewportSize(screen);
      await visit(route);
      await expectAt(page, route, 1400);
      const distances = await page.evaluate(() => {
        const { bottom } = document.querySelector('header')!.getBoundingClientRect();
        return [...document.querySelectorAll('main section')].map((section) =>
          Math.abs(section.getBoundingClientRect().top - bottom),
        );
      });
      expect(Math.min(...distances), `${screen.width} px wide`).toBeLessThan(1);
    }
  });
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the 1400 px are there at once, not by gliding', async ({ page, visit }) => {
    await page.addInitScript(() => {
      const seen = new Set<number>();
      Object.assign(window, { seen });
      addEventListener('scroll', () => seen.add(Math.round(window.scrollY)));
    });
    await visit('/acorns-ambassador');
    await expectAt(page, '/acorns-ambassador', 1400);
    const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<number> }).seen]);
    expect(seen).toEqual([1400]);
  });
});
