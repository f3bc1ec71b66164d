import { distanceFromTop, scrollTo, scrollY } from '@/e2e/fixtures/scroll';
import { expect, test } from '@/e2e/fixtures/test';

const sections = [
  { link: 'Results', id: 'metrics', gap: 250 },
  { link: 'Why Tassel', id: 'whytassel', gap: 40 },
];

for (const { link, id, gap } of sections) {
  test(
    `“${link}” stops ${gap} px above its section, from wherever one comes`,
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
      }
      // The next Tab is in the section.
      await expect(page.locator(`#${id}`)).toBeFocused();
      await page.goto('about:blank');
      await visit(`/#${id}`);
      await expect.poll(() => distanceFromTop(page, id), 'by its address').toBe(gap);
    },
  );
}

test('the scroll begins 50 ms after arriving from another page', async ({ page, visit }) => {
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
