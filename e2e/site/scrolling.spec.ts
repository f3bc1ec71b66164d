import type { Page } from '@playwright/test';
import { bottom, scrollTo, scrollY } from '@/e2e/fixtures/scroll';
import { expect, test } from '@/e2e/fixtures/test';
import { isClosed, positionPages } from '@/lib/testing/open-roles';

const stands = (page: Page, top: number) => expect.poll(() => scrollY(page)).toBe(top);

test('every page that a link leads to starts at its top, and so do back and forward', async ({
  page,
  visit,
}) => {
  await visit('/privacy-policy');
  await scrollTo(page, await bottom(page));
  for (const [place, link, route] of [
    ['contentinfo', 'Opportunities', '/roles'],
    ['banner', 'Services', '/services'],
    ['banner', 'Create with Us', '/creator'],
    ['contentinfo', 'Contact Us', '/brands'],
    ['contentinfo', 'Privacy Policy', '/privacy-policy'],
    ['banner', 'About', '/about'],
  ] as const) {
    await page.getByRole(place).getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL(route);
    await stands(page, 0);
    await scrollTo(page, 300);
  }
  await page.goBack();
  await expect(page).toHaveURL('/privacy-policy');
  await stands(page, 0);
  await page.goForward();
  await expect(page).toHaveURL('/about');
  await stands(page, 0);
});

test('back to the home page finds it where it was left; a link to it goes to its top', async ({
  page,
  visit,
}) => {
  const logo = page.getByRole('banner').getByRole('link', { name: 'Tassel', exact: true });
  await visit('/');
  await scrollTo(page, 600);
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await stands(page, 0);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await stands(page, 600);

  await logo.click();
  await stands(page, 0);
  await scrollTo(page, 600);
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await logo.click();
  await expect(page).toHaveURL('/');
  await stands(page, 0);
});

for (const route of positionPages) {
  test(`${route} opens at 1400 px, by load, reload, link and back, unless a hash names a place`, async ({
    page,
    visit,
  }) => {
    await visit(route);
    await stands(page, 1400);
    // There stands the form's heading, not behind the sticky header.
    const heading = page.locator('#apply-title');
    await expect(heading).toBeInViewport({ ratio: 1 });
    const bar = (await page.getByRole('banner').boundingBox())!;
    expect((await heading.boundingBox())!.y).toBeGreaterThanOrEqual(bar.y + bar.height);
    await scrollTo(page, 100);
    await page.reload();
    await stands(page, 1400);

    // No link leads to a closed role.
    if (!isClosed(route)) {
      await visit('/roles');
      await page.getByRole('main').locator(`a[href="${route}"]`).first().click();
      await expect(page).toHaveURL(route);
      await stands(page, 1400);
      await page.getByRole('banner').getByRole('link', { name: 'Services' }).click();
      await expect(page).toHaveURL('/services');
      await stands(page, 0);
      await page.goBack();
      await expect(page).toHaveURL(route);
      await stands(page, 1400);
    }

    await visit(`${route}#content`);
    await expect.poll(() => scrollY(page)).toBeLessThan(200);
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
    await stands(page, 1400);
    const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<number> }).seen]);
    expect(seen).toEqual([1400]);
  });
});
