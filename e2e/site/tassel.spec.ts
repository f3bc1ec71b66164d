import type { Page } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures/test';

const tassel = (page: Page) => page.getByRole('main').getByRole('switch').first();
const drawing = (page: Page) => page.getByRole('main').locator('label svg').last();

/** Where a hand takes the tassel, once it has swung in. */
async function grip(page: Page) {
  await drawing(page).evaluate((svg) =>
    Promise.all(svg.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  const { x, y, width, height } = (await drawing(page).boundingBox())!;
  return { x: x + width / 2, y: y + height * 0.7 };
}

/** How far the hand has drawn it down, in CSS pixels. */
const drawnBy = (page: Page) =>
  drawing(page).evaluate((svg) => parseFloat(getComputedStyle(svg).translate.split(' ')[1] ?? '0'));

/** How far its cord is turned, in degrees. */
const turned = (page: Page) =>
  drawing(page).evaluate((svg) => (parseFloat(svg.style.rotate || '0') * 180) / Math.PI);

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

test('dragged aside, it leans to the hand as far as it can, and swings back', async ({
  page,
  visit,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visit('/');
  const { x, y } = await grip(page);
  const middle = async () => {
    const fringe = (await drawing(page).locator('[data-part="fringe"]').boundingBox())!;
    return fringe.x + fringe.width / 2;
  };
  const before = await middle();
  for (const side of [-1, 1]) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + side * 60, y, { steps: 4 });
    expect(((await middle()) - before) * side).toBeGreaterThan(40);
    // To the right the window ends.
    await page.mouse.move(x + side * 110, y, { steps: 2 });
    if (side < 0) await page.mouse.move(20, y, { steps: 4 });
    // The cord by half, the fringe by all.
    const lean = -side * 2 * (await turned(page));
    expect(lean).toBeGreaterThan(20);
    expect(lean).toBeLessThan(36);
    await page.mouse.up();
    await expect.poll(async () => Math.abs(await turned(page))).toBeLessThan(4);
  }
  await expect(tassel(page)).not.toBeChecked();
});

for (const width of [320, 390, 768, 1280, 1920])
  test(`wherever it is dragged, it covers no word of a page of ${width} px`, async ({
    page,
    visit,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.setViewportSize({ width, height: 900 });
    await visit('/');
    const { x, y } = await grip(page);
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (const by of [200, x - 20]) {
      await page.mouse.move(x - by, y + 40, { steps: 5 });
      const covered = await drawing(page).evaluate((svg) => {
        const range = document.createRange();
        const sheet = svg.closest('section')!.firstElementChild!;
        const words = [...sheet.querySelectorAll('h1, p, div > a')].flatMap((element) => {
          range.selectNodeContents(element);
          return [...range.getClientRects()];
        });
        const locks = [...svg.querySelectorAll<SVGGeometryElement>('#locks path')].map((lock) => {
          const { left, bottom } = lock.getBoundingClientRect();
          return { lock, left, bottom, inverse: lock.getScreenCTM()!.inverse() };
        });
        return locks.some(({ lock, left, bottom, inverse }) =>
          words.some((word) => {
            if (word.top > bottom) return false;
            for (let x = Math.max(word.left, left); x <= word.right; x += 4)
              for (const y of [word.top, (word.top + word.bottom) / 2, word.bottom])
                if (lock.isPointInFill(new DOMPoint(x, y).matrixTransform(inverse))) return true;
            return false;
          }),
        );
      });
      expect(covered, `dragged by ${by} px`).toBe(false);
    }
    await page.mouse.up();
  });

test('a drag that is given up pulls nothing', async ({ page, visit }) => {
  await visit('/');
  const { x, y } = await grip(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 90, y + 25, { steps: 3 });
  // It stands still for those who prefer that.
  expect(await drawnBy(page)).toBe(0);
  expect(await turned(page)).toBe(0);
  await page.mouse.move(x, y, { steps: 3 });
  await page.mouse.up();
  await expect(tassel(page)).not.toBeChecked();
});

test('a passing pointer makes it lean', async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visit('/');
  const { x, y } = await grip(page);
  await page.mouse.move(x + 150, y);
  await expect.poll(() => turned(page)).toBeLessThan(-1);
  await page.mouse.move(20, y);
  await expect.poll(async () => Math.abs(await turned(page))).toBeLessThan(0.1);
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
