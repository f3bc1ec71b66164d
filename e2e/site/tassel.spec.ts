import type { Page } from '@playwright/test';
import { expectDay, expectNight, findGrip, tassel } from '@/e2e/fixtures/night';
import { readScrollY } from '@/e2e/fixtures/scroll';
import { expect, test } from '@/e2e/fixtures/test';

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
