/** The tabs at the lower edge of a flyer: on the bulletin board of `/`, and on the poster of /creator. */
import type { Locator } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures/test';

/** Whether the tab is out of sight, its section being cut off at its edges. */
const isTornOff = (tab: Locator) =>
  tab.evaluate(
    (piece) =>
      piece.getBoundingClientRect().top > piece.closest('section')!.getBoundingClientRect().bottom,
  );

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a slip of the board is torn off by a press, alone, and stays off', async ({
    page,
    visit,
  }) => {
    await visit('/');
    const slips = page.locator('#whytassel li > span');
    await slips.first().click();
    await expect.poll(() => isTornOff(slips.first())).toBe(true);
    await page.mouse.move(0, 0);
    expect(await isTornOff(slips.first())).toBe(true);
    expect(await isTornOff(slips.nth(1))).toBe(false);
    await expect(page).toHaveURL('/');
  });

  test('a tab of the poster is torn off, and leads to the form', async ({ page, visit }) => {
    await visit('/creator');
    const tab = page.locator('li > a[href="#apply"]').first();
    await tab.click();
    await expect(page).toHaveURL('/creator#apply');
    await expect.poll(() => isTornOff(tab)).toBe(true);
  });
});

test('with reduced motion a tab stays where it is, and leads to the form', async ({
  page,
  visit,
}) => {
  await visit('/creator');
  const tab = page.locator('li > a[href="#apply"]').first();
  await tab.click();
  await expect(page.getByRole('heading', { name: 'Apply', exact: true })).toBeInViewport();
  expect(await isTornOff(tab)).toBe(false);
});
