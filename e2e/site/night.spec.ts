import type { Page } from '@playwright/test';
import { hero } from '@/components/pages/home/copy';
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

/** The small tassel in the footer, another switch. */
const footerTassel = (page: Page) => page.getByRole('contentinfo').getByRole('switch');

const nightColor = 'rgb(17, 21, 15)';
const dayColor = 'rgb(255, 255, 255)';

/** Expects the page and the header to have this background. */
async function expectBackground(page: Page, color: string) {
  await expect(page.locator('html')).toHaveCSS('background-color', color);
  await expect(page.getByRole('banner')).toHaveCSS('background-color', color);
}

const expectNight = (page: Page) => expectBackground(page, nightColor);
const expectDay = (page: Page) => expectBackground(page, dayColor);

const readThemeColor = (page: Page) =>
  page
    .locator('meta[name="theme-color"]')
    .evaluateAll((metas) =>
      metas
        .filter((meta) => matchMedia((meta as HTMLMetaElement).media).matches)
        .map((meta) => (meta as HTMLMetaElement).content),
    );

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
  await page.mouse.move(x - 30, y + 40, { steps: 5 });
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
    /** Moves a finger `left` px to the left, then `down` px down. */
    async function swipe(left: number, down: number) {
      const { x, y } = await findGrip(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: object[]) =>
        devtools.send('Input.dispatchTouchEvent', { type, touchPoints } as never);
      await touch('touchStart', { x, y });
      for (let step = 1; left && step <= 8; step++)
        await touch('touchMove', { x: x - (left * step) / 8, y });
      for (let step = 1; step <= 8; step++)
        await touch('touchMove', { x: x - left, y: y + (down * step) / 8 });
      await touch('touchEnd');
    }
    await swipe(0, 40);
    await expect(tassel(page)).toBeChecked();
    await swipe(40, 40);
    await expect(tassel(page)).not.toBeChecked();
    expect(await readScrollY(page)).toBe(0);
    await swipe(0, -120);
    await expect.poll(() => readScrollY(page)).toBeGreaterThan(40);
    await expect(tassel(page)).not.toBeChecked();
  },
);

test.describe('with motion', { tag: '@chromium' }, () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  /** Switches the palette, stops the shade halfway, and returns the share of the old page that it hides, in percent. */
  const switchHalfway = (page: Page) =>
    page.evaluate(async () => {
      document.querySelector<HTMLInputElement>('main [data-night-switch]')!.click();
      const shade = '::view-transition-old(root)';
      let animation: Animation | undefined;
      while (!animation) {
        await new Promise(requestAnimationFrame);
        animation = document
          .getAnimations()
          .find(({ effect }) => (effect as KeyframeEffect).pseudoElement === shade);
      }
      animation.pause();
      animation.currentTime = Number(animation.effect!.getComputedTiming().duration) / 2;
      const { clipPath } = getComputedStyle(document.documentElement, shade);
      const [top = 0, , bottom = 0] = clipPath.match(/[\d.]+/g)!.map(Number);
      return { top, bottom };
    });

  test('night comes down over the page, day goes up, and the page takes clicks meanwhile', async ({
    page,
    visit,
  }) => {
    await visit('/');
    const night = await switchHalfway(page);
    expect(night.top).toBeGreaterThan(10);
    expect(night.top).toBeLessThan(90);
    expect(night.bottom).toBe(0);
    await expectNight(page);

    const day = await switchHalfway(page);
    expect(day.top).toBe(0);
    expect(day.bottom).toBeGreaterThan(10);
    expect(day.bottom).toBeLessThan(90);
    await expectDay(page);

    const { x, y } = await findGrip(page);
    await page.mouse.click(x, y);
    await expectNight(page);
  });
});

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
