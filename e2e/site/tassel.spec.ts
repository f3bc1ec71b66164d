import type { Page } from '@playwright/test';
import { readScrollY } from '@/e2e/fixtures/scroll';
import { expect, test } from '@/e2e/fixtures/test';

/** The large tassel of the home page, a switch for the night palette. */
const tassel = (page: Page) => page.getByRole('main').getByRole('switch').first();

/** Returns the point at which a visitor grabs the tassel. */
async function findGrip(page: Page) {
  const { x, y, width, height } = (await page
    .getByRole('main')
    .locator('label svg')
    .last()
    .boundingBox())!;
  return { x: x + width / 2, y: y + height * 0.7 };
}

test('dragging the tassel down switches the night palette on, and a drag that ends where it began does not', async ({
  page,
  visit,
}) => {
  await visit('/');
  const { x, y } = await findGrip(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 90, y + 25, { steps: 3 });
  await page.mouse.move(x, y, { steps: 3 });
  await page.mouse.up();
  await expect(tassel(page)).not.toBeChecked();

  await page.mouse.down();
  await page.mouse.move(x - 30, y + 120, { steps: 5 });
  await expect(tassel(page)).toBeChecked();
  await page.mouse.up();
  await expect(tassel(page)).toBeChecked();
  // The drag must not make the switch ignore the next key press.
  await tassel(page).press('Space');
  await expect(tassel(page)).not.toBeChecked();
});

test(
  'swiping down on the tassel switches the night palette on, and swiping up scrolls the page',
  { tag: ['@phone-only', '@chromium'] },
  async ({ page, visit, context }) => {
    await visit('/');
    const devtools = await context.newCDPSession(page);
    async function swipe(distance: number) {
      const { x, y } = await findGrip(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', down: number) =>
        devtools.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: type === 'touchEnd' ? [] : [{ x, y: y + down }],
        });
      await touch('touchStart', 0);
      for (let step = 1; step <= 8; step++) await touch('touchMove', (distance * step) / 8);
      await touch('touchEnd', distance);
    }
    await swipe(90);
    await expect(tassel(page)).toBeChecked();
    expect(await readScrollY(page)).toBe(0);
    await swipe(-120);
    await expect.poll(() => readScrollY(page)).toBeGreaterThan(40);
    await expect(tassel(page)).toBeChecked();
  },
);
