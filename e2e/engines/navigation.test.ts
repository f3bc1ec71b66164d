import { describe, expect, test } from 'vitest';
import { menuId } from '@/components/site/menu-id';
import type { EnginePage } from '@/e2e/engines/engine';
import { onEachEngine, screens } from '@/e2e/engines/stage';

const [phone, desktop] = screens;
const menuButton = 'header [aria-label="Open menu"]';
const menu = `#${menuId}`;

const isMenuOpen = (page: EnginePage) =>
  page.evaluate((css) => document.querySelector<HTMLElement>(css)!.checkVisibility(), menu);
const path = (page: EnginePage) => page.evaluate(() => location.pathname);
const scrollY = (page: EnginePage) => page.evaluate(() => Math.round(window.scrollY));
const distanceFromTop = (page: EnginePage, id: string) =>
  page.evaluate(
    (section) => Math.round(document.getElementById(section)!.getBoundingClientRect().top),
    id,
  );

/** Turns the wheel, and lets the page draw half a second's frames. */
async function wheel(page: EnginePage, deltaY: number) {
  await page.wheel(deltaY);
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const drawn = (left: number) =>
          left > 0 ? requestAnimationFrame(() => drawn(left - 1)) : done();
        drawn(30);
      }),
  );
}

/** Engines that scroll by whole pixels only are up to one off. */
const expectAt250 = (page: EnginePage) =>
  expect
    .poll(async () => Math.abs((await distanceFromTop(page, 'metrics')) - 250))
    .toBeLessThanOrEqual(1);

describe('on a phone', () => {
  onEachEngine(
    (stage) => {
      test('the menu opens by touch, and its links lead away and close it', async () => {
        const { page, visit } = stage;
        await visit('/about');
        expect(await isMenuOpen(page)).toBe(false);
        await page.tap(menuButton);
        await expect.poll(() => isMenuOpen(page)).toBe(true);
        await page.click(`${menu} a[href="/services"]`);
        await expect.poll(() => path(page)).toBe('/services');
        await expect.poll(() => isMenuOpen(page)).toBe(false);
      });

      test('the page does not scroll behind the open menu', async () => {
        const { page, visit } = stage;
        await visit('/about');
        // It does scroll without the menu, or the rest would show nothing.
        await wheel(page, 200);
        await expect.poll(() => scrollY(page)).toBeGreaterThan(0);
        await page.tap(menuButton);
        await expect.poll(() => isMenuOpen(page)).toBe(true);
        const before = await scrollY(page);
        expect(before).toBeGreaterThan(0);
        await wheel(page, 200);
        expect(await scrollY(page)).toBe(before);
      });

      test.for(['/', '/about'])('“Results” in the menu of %s', async (route) => {
        const { page, visit } = stage;
        await visit(route);
        await page.tap(menuButton);
        await expect.poll(() => isMenuOpen(page)).toBe(true);
        await page.click(`${menu} a[href="/#metrics"]`);
        await expect.poll(() => path(page)).toBe('/');
        await expectAt250(page);
      });
    },
    { on: [phone] },
  );
});

describe('on a desktop', () => {
  onEachEngine(
    (stage) => {
      test('the links of the header lead away', async () => {
        const { page, visit } = stage;
        await visit('/about');
        await page.click('header nav a[href="/services"]');
        await expect.poll(() => path(page)).toBe('/services');
        await expect.poll(() => scrollY(page)).toBe(0);
      });

      test.for(['/', '/about'])('“Results” in the header of %s', async (route) => {
        const { page, visit } = stage;
        await visit(route);
        await page.click('header nav a[href="/#metrics"]');
        await expect.poll(() => path(page)).toBe('/');
        await expectAt250(page);
      });
    },
    { on: [desktop] },
  );
});
