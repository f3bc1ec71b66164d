import type { Page } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures/test';

const tassel = (page: Page) => page.getByRole('main').getByRole('switch').first();
const drawing = (page: Page) => page.getByRole('main').locator('label svg').last();

/** Where a hand takes the tassel. */
async function grip(page: Page) {
  const { x, y, width, height } = (await drawing(page).boundingBox())!;
  return { x: x + width / 2, y: y + height * 0.7 };
}

/** How far the hand has drawn it down, in CSS pixels. */
const drawnBy = (page: Page) =>
  drawing(page).evaluate((svg) => parseFloat(getComputedStyle(svg).translate.split(' ')[1] ?? '0'));

test('dragged down, the tassel follows the hand, pulls once, and swings back', async ({
  page,
  visit,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visit('/');
  const { x, y } = await grip(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 10, y + 20, { steps: 3 });
  expect(await drawnBy(page)).toBeGreaterThan(8);
  await expect(tassel(page)).not.toBeChecked();
  await page.mouse.move(x - 30, y + 120, { steps: 5 });
  await expect(tassel(page)).toBeChecked();
  await page.mouse.up();
  await expect.poll(async () => Math.abs(await drawnBy(page))).toBeLessThan(0.5);
  await expect(tassel(page)).toBeChecked();
  // The keyboard is not taken for the end of the drag.
  await tassel(page).press('Space');
  await expect(tassel(page)).not.toBeChecked();
});

test('dragged aside, it covers no word of the heading', async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await visit('/');
    const { x, y } = await grip(page);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 200, y, { steps: 5 });
    const held = (await drawing(page).boundingBox())!;
    const covered = await page.locator('h1').evaluate((heading, box) => {
      const range = document.createRange();
      range.selectNodeContents(heading);
      return [...range.getClientRects()].filter(
        ({ right, top, bottom }) => right > box.x && bottom > box.y && top < box.y + box.height,
      ).length;
    }, held);
    expect(covered, `lines under the tassel, ${width} px wide`).toBe(0);
    await page.mouse.up();
  }
});

test('a drag that is given up pulls nothing', async ({ page, visit }) => {
  await visit('/');
  const { x, y } = await grip(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 25, { steps: 3 });
  await page.mouse.move(x, y, { steps: 3 });
  await page.mouse.up();
  await expect(tassel(page)).not.toBeChecked();
  // It stands still for those who prefer that.
  expect(await drawnBy(page)).toBe(0);
});

test('a passing pointer makes it lean', async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visit('/');
  const { x, y } = await grip(page);
  const turned = () => drawing(page).evaluate((svg) => getComputedStyle(svg).rotate);
  await page.mouse.move(x + 150, y);
  await expect.poll(turned).toMatch(/^-/);
  await page.mouse.move(20, y);
  await expect.poll(turned).toMatch(/^-?0(\.0\d*)?(deg|rad)$/);
});

test(
  'a finger that swipes down pulls the tassel, and one that swipes up scrolls the page',
  { tag: ['@phone-only', '@phone', '@chromium'] },
  async ({ page, visit, context }) => {
    await visit('/');
    const devtools = await context.newCDPSession(page);
    async function swipe(by: number) {
      const { x, y } = await grip(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', down: number) =>
        devtools.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: type === 'touchEnd' ? [] : [{ x, y: y + down }],
        });
      await touch('touchStart', 0);
      for (let step = 1; step <= 8; step++) await touch('touchMove', (by * step) / 8);
      await touch('touchEnd', by);
    }
    await swipe(90);
    await expect(tassel(page)).toBeChecked();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await swipe(-120);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(40);
    await expect(tassel(page)).toBeChecked();
  },
);

test('the cord of the header and its tassel cover no word of the page', async ({ page, visit }) => {
  await visit('/services');
  for (const width of [390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 3));
    const header = page.getByRole('banner');
    await expect(header).toHaveAttribute('data-scrolled', 'true');
    const edge = (await header.boundingBox())!;
    const end = (await header.locator('[data-swing]').boundingBox())!;
    expect(end.y + end.height, `${width} px wide`).toBeLessThanOrEqual(edge.y + edge.height + 1);
    // Nor the buttons above.
    expect(end.y, `${width} px wide`).toBeGreaterThanOrEqual(edge.y + edge.height - 14);
  }
});
