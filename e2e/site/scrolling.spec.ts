import { bottom, scrollTo, scrollY } from '@/e2e/fixtures/scroll';
import { expect, test } from '@/e2e/fixtures/test';

const stands = (page: Parameters<typeof scrollY>[0], top: number) =>
  expect.poll(() => scrollY(page)).toBe(top);

test('a link to another page starts at its top', async ({ page, visit }) => {
  await visit('/privacy-policy');
  await scrollTo(page, await bottom(page));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Opportunities' }).click();
  await expect(page).toHaveURL('/roles');
  await stands(page, 0);
});

test('so does every other page, by whichever link', async ({ page, visit }) => {
  await visit('/');
  for (const [place, link, route] of [
    ['banner', 'Services', '/services'],
    ['banner', 'About', '/about'],
    ['banner', 'Create with Us', '/creator'],
    ['contentinfo', 'Contact Us', '/brands'],
    ['contentinfo', 'Opportunities', '/roles'],
    ['contentinfo', 'Privacy Policy', '/privacy-policy'],
  ] as const) {
    await scrollTo(page, 500);
    await page.getByRole(place).getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL(route);
    await stands(page, 0);
  }
});

test('back and forward start at the top too', async ({ page, visit }) => {
  await visit('/about');
  await scrollTo(page, 300);
  await page.getByRole('banner').getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL('/services');
  await scrollTo(page, 200);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await stands(page, 0);
  await page.goForward();
  await expect(page).toHaveURL('/services');
  await stands(page, 0);
});

test('back to the home page finds it where it was left', async ({ page, visit }) => {
  await visit('/');
  await scrollTo(page, 600);
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await stands(page, 0);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await stands(page, 600);
});

test('a link to the home page goes to its top, from there and from elsewhere', async ({
  page,
  visit,
}) => {
  const logo = page.getByRole('banner').getByRole('link', { name: 'Tassel', exact: true });
  await visit('/');
  await scrollTo(page, 600);
  await logo.click();
  await stands(page, 0);
  await scrollTo(page, 600);
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await logo.click();
  await expect(page).toHaveURL('/');
  await stands(page, 0);
});

for (const route of ['/ambassador-manager', '/acorns-ambassador', '/soluna-ambassador']) {
  test.describe(route, () => {
    test('opens at 1400 px, and does so again after a reload', async ({ page, visit }) => {
      await visit(route);
      await stands(page, 1400);
      await scrollTo(page, 100);
      await page.reload();
      await stands(page, 1400);
    });

    test('is entered at 1400 px by link, and by back', async ({ page, visit }) => {
      await visit('/roles');
      await page.getByRole('main').locator(`a[href="${route}"]`).click();
      await expect(page).toHaveURL(route);
      await stands(page, 1400);
      await page.getByRole('banner').getByRole('link', { name: 'Services' }).click();
      await expect(page).toHaveURL('/services');
      await stands(page, 0);
      await page.goBack();
      await expect(page).toHaveURL(route);
      await stands(page, 1400);
    });

    test('a place named in the address beats the 1400 px', async ({ page, visit }) => {
      await visit(`${route}#content`);
      await expect.poll(() => scrollY(page)).toBeLessThan(200);
    });

    test('shows its form’s heading there on a desktop', async ({ page, visit }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await visit(route);
      await stands(page, 1400);
      const heading = page.getByRole('heading', { name: 'Apply', exact: true });
      await expect(heading).toBeInViewport({ ratio: 1 });
      // Not behind the sticky header.
      const bar = (await page.getByRole('banner').boundingBox())!;
      expect((await heading.boundingBox())!.y).toBeGreaterThanOrEqual(bar.y + bar.height);
    });
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
