import { hero } from '@/components/pages/home/copy';
import {
  dayColor,
  expectDay,
  expectNight,
  findGrip,
  footerTassel,
  readThemeColor,
  tassel,
} from '@/e2e/fixtures/night';
import { expect, test } from '@/e2e/fixtures/test';

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('the palette follows the system, and print uses the day palette', async ({
      page,
      visit,
    }) => {
      await visit('/about');
      await expectDay(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectNight(page);
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('html')).toHaveCSS('background-color', dayColor);
      await page.emulateMedia({ media: 'screen' });
      await expect(page.getByRole('switch')).toHaveCount(javaScriptEnabled ? 1 : 0);
    });
  });

test(
  'the chosen palette stays on other pages, after a reload, after going back and in other tabs',
  { tag: '@phone' },
  async ({ page, visit, context }) => {
    await visit('/');
    const { x, y } = await findGrip(page);
    await page.mouse.click(x, y);
    await expectNight(page);
    await expect.poll(() => readThemeColor(page)).toEqual(['#11150f']);
    await page.getByRole('main').getByRole('link', { name: hero.action }).click();
    await page.waitForURL('/brands');
    await expectNight(page);
    await expect(page).toHaveTitle(/Start a program/);
    await expect.poll(() => readThemeColor(page)).toEqual(['#11150f']);
    await page.reload();
    await expectNight(page);
    await expect(footerTassel(page)).toBeChecked();
    // The browser may restore the page from its back/forward cache.
    await page.goBack();
    await page.waitForURL('/');
    await expectNight(page);
    await page.goForward();

    // After a choice, the system's color scheme no longer matters.
    await page.emulateMedia({ colorScheme: 'dark' });
    const other = await context.newPage();
    await other.goto('/about');
    await expectNight(other);
    await footerTassel(other).press('Space');
    await expectDay(other);
    await expectDay(page);
    await expect.poll(() => readThemeColor(page)).toEqual(['#fff']);
  },
);

test('a palette chosen with the space bar is applied before the first paint, and can be changed before hydration', async ({
  page,
  visit,
}) => {
  await visit('/');
  await tassel(page).press('Space');
  await page.route('**/*.js', () => undefined);
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.documentElement.dataset.night) return;
      performance.mark('night', { detail: document.body.childElementCount });
      observer.disconnect();
    }).observe(document, { attributes: true, subtree: true });
  });
  await page.goto('/services', { waitUntil: 'commit' });
  await expectNight(page);
  const isNightBeforePaint = () =>
    page.evaluate(() => {
      const [night] = performance.getEntriesByName('night');
      const [paint] = performance.getEntriesByName('first-paint');
      return night && paint && night.startTime < paint.startTime;
    });
  await expect.poll(isNightBeforePaint).toBe(true);
  await footerTassel(page).press('Space');
  await expectDay(page);
});
