import type { Page } from '@playwright/test';
import { axeViolations } from '@/e2e/fixtures/axe';
import { expect, test } from '@/e2e/fixtures/test';

const box = (page: Page) => page.getByRole('checkbox', { name: 'Night on campus', exact: true });
const hero = (page: Page) => page.locator('section', { has: page.locator('h1') });
const lamp = (page: Page) => hero(page).locator('svg circle[r="15"]');

const ink = 'rgb(17, 21, 15)';
const gold = 'rgb(255, 183, 27)';
const paper = 'rgb(255, 255, 255)';

async function expectNight(page: Page) {
  await expect(box(page)).toBeChecked();
  await expect(hero(page)).toHaveCSS('background-color', ink);
  await expect(page.locator('h1')).toHaveCSS('color', paper);
  await expect(lamp(page)).toHaveCSS('fill', gold);
}

async function expectMorning(page: Page) {
  await expect(box(page)).not.toBeChecked();
  await expect(hero(page)).not.toHaveCSS('background-color', ink);
  await expect(page.locator('h1')).toHaveCSS('color', ink);
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('the space bar pulls the tassel to night and to morning again', async ({
      page,
      visit,
    }) => {
      await visit('/');
      await expectMorning(page);
      await page.getByRole('main').getByRole('link', { name: 'Get Started' }).focus();
      await page.keyboard.press('Shift+Tab');
      await expect(box(page)).toBeFocused();
      await expect(box(page)).toHaveCSS('outline-style', 'solid');
      await page.keyboard.press('Space');
      // With reduced motion it is there at once.
      const moving = await hero(page).evaluate(
        (section) => section.getAnimations({ subtree: true }).length,
      );
      expect(moving).toBe(0);
      await expectNight(page);
      await page.keyboard.press('Space');
      await expectMorning(page);

      // The visitor's own colors leave the ring, and the lamps lit.
      await page.emulateMedia({ forcedColors: 'active' });
      await expect(box(page)).toHaveCSS('outline-style', 'solid');
      await page.keyboard.press('Space');
      await expect(lamp(page)).toHaveCSS('fill', gold);
    });
  });

test(
  'pressed where it is drawn, or dragged, it is night; axe is content, and the choice is forgotten with the page',
  { tag: '@phone' },
  async ({ page, visit }) => {
    await visit('/');
    const drawing = (await page.locator('label svg').last().boundingBox())!;
    const [x, y] = [drawing.x + drawing.width / 2, drawing.y + drawing.height * 0.7];
    await page.mouse.click(x, y);
    await expectNight(page);
    expect(await axeViolations(page)).toEqual([]);
    await visit('/about');
    await visit('/');
    await expectMorning(page);
    // Let go of below its drawing.
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 30, drawing.y + drawing.height + 80, { steps: 4 });
    await page.mouse.up();
    await expectNight(page);
  },
);

test('the hero ends on the fold, and what the tassel does is named clear of the button', async ({
  page,
  visit,
}) => {
  await visit('/');
  const name = hero(page).getByText('Night on campus');
  const button = hero(page).getByRole('link', { name: 'Get Started' });
  for (const width of [320, 390, 768, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 768 });
    await expect(name).toBeVisible();
    const words = (await name.boundingBox())!;
    const link = (await button.boundingBox())!;
    const isBeside = words.x >= link.x + link.width;
    const isAbove = words.y + words.height <= link.y;
    expect(isBeside || isAbove, `${width} px wide`).toBe(true);

    if (width < 1024) continue;
    const { y, height } = (await hero(page).boundingBox())!;
    expect(Math.abs(y + height - 768), `${width} px wide`).toBeLessThanOrEqual(1);
    // The frisbee is the highest that is drawn.
    await expect(hero(page).locator('svg ellipse')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('h1')).toBeInViewport({ ratio: 1 });
  }
});
