import { describe, expect, test } from 'vitest';
import { menuId } from '@/components/site/menu-id';
import type { EnginePage } from '@/e2e/engines/engine';
import { fillIn, isThanked, send, touch } from '@/e2e/engines/form';
import { onEachEngine, screens } from '@/e2e/engines/stage';
import { webkit } from '@/e2e/engines/webkit';
import { isOpen } from '@/lib/testing/fixtures';
import { brand } from '@/lib/testing/forms/brand';
import { ambassadorManager } from '@/lib/testing/forms/ambassador-manager';

const [phone] = screens;
const menu = `#${menuId}`;
const menuButton = 'header [aria-label="Open menu"]';

describe('without AbortSignal.any (iOS 16.4 to 17.3, Firefox below 124)', () => {
  onEachEngine(
    (stage) => {
      test.for([brand, ambassadorManager].filter(isOpen))('$call is sent', async (fixture) => {
        const { page, visit, upstream } = stage;
        await visit(fixture.route);
        expect(await page.evaluate(() => 'any' in AbortSignal)).toBe(false);
        await touch(page, fixture);
        await fillIn(page, fixture, 'ada@example.edu');
        await send(page, fixture);
        await expect.poll(() => isThanked(page, fixture)).toBe(true);
        expect(upstream.requests).toHaveLength(1);
      });
    },
    { on: [phone], preload: 'delete AbortSignal.any;' },
  );
});

describe('where scripts do not run', () => {
  const isVisible = (page: EnginePage, css: string) =>
    page.evaluate((selector) => document.querySelector(selector)!.checkVisibility(), css);

  onEachEngine(
    (stage) => {
      test('the menu opens, and its links lead away', async () => {
        const { page, visit } = stage;
        await visit('/about');
        const link = `${menu} a[href="/services"]`;
        expect(await isVisible(page, link)).toBe(false);
        await page.tap(menuButton);
        await expect.poll(() => isVisible(page, link)).toBe(true);
        await page.click(link);
        await expect.poll(() => page.evaluate(() => location.pathname)).toBe('/services');
      });

      test('an ordinary post is answered with the thank-you', async () => {
        const { page, visit, upstream } = stage;
        await visit(brand.route);
        await fillIn(page, brand, 'ada@example.edu');
        await send(page, brand);
        await expect.poll(() => page.evaluate(() => location.hash)).toBe('#thank-you');
        expect(await isVisible(page, '#thank-you')).toBe(true);
        expect(upstream.requests).toHaveLength(1);
      });
    },
    // Firefox cannot be told to leave out scripts (BiDi's emulation.setScriptingEnabled).
    { on: [phone], scripts: 'off', among: [webkit] },
  );
});
