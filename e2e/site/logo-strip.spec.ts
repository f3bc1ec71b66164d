import type { Page } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures/test';
import { hero, logoStrip } from '@/components/pages/home/copy';
import { logos } from '@/components/pages/home/logos';

const strip = (page: Page) => page.locator('[data-logo-strip]');
const brandLists = (page: Page) => strip(page).locator('ul');
const pause = (page: Page) =>
  strip(page).getByRole('button', { name: `${logoStrip.pause} ${logoStrip.hiddenLabel}` });

/** Expects the strip's only animation to have this play state; `undefined` if it has none. */
const expectPlayState = (page: Page, state: AnimationPlayState | undefined) =>
  expect
    .poll(() =>
      strip(page).evaluate((element) =>
        element.getAnimations({ subtree: true }).map(({ playState }) => playState),
      ),
    )
    .toEqual(state ? [state] : []);

test('the logo strip stands still and shows every brand with reduced motion', async ({
  page,
  visit,
}) => {
  await visit('/');
  await expectPlayState(page, undefined);
  await expect(pause(page)).toBeHidden();
  await expect(brandLists(page).last()).toBeHidden();
  await brandLists(page).first().scrollIntoViewIfNeeded();
  for (const brand of await brandLists(page).first().locator('li').all())
    await expect(brand).toBeInViewport({ ratio: 1 });
});

test('the logo strip loops and announces each brand once', async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visit('/');
  await expect(brandLists(page)).toHaveCount(2);
  await expect(brandLists(page).first().getByRole('img')).toHaveCount(logos.length);
  await expect(strip(page).getByRole('img')).toHaveCount(logos.length);
  await expect(strip(page).getByRole('list')).toHaveCount(1);
  await expect(brandLists(page).locator('a, button, [tabindex]')).toHaveCount(0);
  await expectPlayState(page, 'running');
  const iterations = await strip(page).evaluate(
    (element) => element.getAnimations({ subtree: true })[0]?.effect?.getTiming().iterations,
  );
  expect(iterations).toBe(Infinity);
});

test('the logo strip has no gap at 360, 2560 and 5120 px', async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visit('/');
  for (const width of [360, 2560, 5120]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(async () => {
      const [first, second] = await brandLists(page).evaluateAll((rows) =>
        rows.map((row) => row.getBoundingClientRect()),
      );
      expect(first!.width, `${width} px`).toBeGreaterThanOrEqual(width);
      expect(second!.left, `${width} px`).toBeCloseTo(first!.right, 0);
      expect(second!.width, `${width} px`).toBeCloseTo(first!.width, 0);
    }).toPass({ timeout: 15_000 });
  }
});

test('the logo strip pauses while its button has keyboard focus and after a press of the button', async ({
  page,
  visit,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visit('/');
  // From this link, Tab moves the focus to the button.
  await page.getByRole('main').getByRole('link', { name: hero.services }).focus();
  await page.keyboard.press('Tab');
  await expect(pause(page)).toBeFocused();
  await expectPlayState(page, 'paused');
  await page.keyboard.press('Tab');
  await expectPlayState(page, 'running');
  await pause(page).press('Space');
  await expect(pause(page)).toHaveAttribute('aria-pressed', 'true');
  await expectPlayState(page, 'paused');
  await page.keyboard.press('Tab');
  await expectPlayState(page, 'paused');
  await pause(page).press('Space');
  await expect(pause(page)).toHaveAttribute('aria-pressed', 'false');
  await expectPlayState(page, 'running');
});
