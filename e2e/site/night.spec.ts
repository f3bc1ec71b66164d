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
  // No stars behind words.
  await expect(hero(page)).toHaveCSS('background-image', 'none');
  await expect(lamp(page)).toHaveCSS('fill', gold);
}

async function expectMorning(page: Page) {
  await expect(box(page)).not.toBeChecked();
  await expect(hero(page)).not.toHaveCSS('background-color', ink);
  await expect(page.locator('h1')).toHaveCSS('color', ink);
}

test('the space bar pulls the tassel to night, and to morning again', async ({ page, visit }) => {
  await visit('/');
  await expectMorning(page);
  await box(page).focus();
  await page.keyboard.press('Space');
  await expectNight(page);
  await page.keyboard.press('Space');
  await expectMorning(page);
});

test('the tassel is between the headline and the button, and shows the focus', async ({
  page,
  visit,
}) => {
  await visit('/');
  await page.getByRole('main').getByRole('link', { name: 'Get Started' }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveCSS('outline-style', 'solid');
});

test(
  'pressed where it is drawn, it is night; axe is content by day and by night',
  { tag: '@phone' },
  async ({ page, visit }) => {
    await visit('/');
    expect(await axeViolations(page)).toEqual([]);
    const drawing = (await page.locator('label svg').last().boundingBox())!;
    await page.mouse.click(drawing.x + drawing.width / 2, drawing.y + drawing.height * 0.7);
    await expectNight(page);
    expect(await axeViolations(page)).toEqual([]);
  },
);

test('the choice is forgotten with the page', async ({ page, visit }) => {
  await visit('/');
  await box(page).check();
  await visit('/about');
  await visit('/');
  await expectMorning(page);
});

test('with reduced motion night is there at once, and nothing moves', async ({ page, visit }) => {
  await visit('/');
  await box(page).check();
  const moving = await hero(page).evaluate(
    (section) => section.getAnimations({ subtree: true }).length,
  );
  expect(moving).toBe(0);
  await expectNight(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the tassel turns the campus to night', async ({ page }) => {
    await page.goto('/');
    await box(page).check();
    await expectNight(page);
    await box(page).uncheck();
    await expectMorning(page);
  });
});

test.describe('in forced colors', () => {
  test.use({ forcedColors: 'active' });

  test('the box is told, focused and checked as ever, and the lamps are lit', async ({
    page,
    visit,
  }) => {
    await visit('/');
    await box(page).focus();
    await expect(box(page)).toHaveCSS('outline-style', 'solid');
    await page.keyboard.press('Space');
    await expect(box(page)).toBeChecked();
    await expect(lamp(page)).toHaveCSS('fill', gold);
  });
});

test('the hero ends on the fold, with the frisbee in view', async ({ page, visit }) => {
  await visit('/');
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    const { y, height: own } = (await hero(page).boundingBox())!;
    expect(Math.abs(y + own - height), `${width} x ${height}`).toBeLessThanOrEqual(1);
    await expect(hero(page).locator('svg ellipse')).toBeInViewport({ ratio: 1 });
    const title = (await page.locator('h1').boundingBox())!;
    expect(title.y + title.height).toBeLessThan(height);
  }
});
