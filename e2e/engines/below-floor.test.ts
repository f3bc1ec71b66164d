/** Below the browser floor ("browserslist" in package.json), pages fit and forms post and thank. */
import { describe, expect, test } from 'vitest';
import type { EnginePage } from '@/e2e/engines/engine';
import { fillIn, send } from '@/e2e/engines/form';
import { onEachEngine, screens } from '@/e2e/engines/stage';
import { wpe, wpeScreen } from '@/e2e/engines/wpe';
import { formFixtures, isOpen } from '@/lib/testing/fixtures';
import { indexedRoutes } from '@/lib/content/pages';

const shows = (page: EnginePage, text: string) =>
  page.evaluate(
    (words) => document.body.innerText.toLowerCase().includes(words.toLowerCase()),
    text,
  );

describe('on a phone', () => {
  onEachEngine(
    (stage) => {
      test.for(indexedRoutes)('%s is no wider than the window', async (route) => {
        const { page, visit } = stage;
        await visit(route);
        const widths = await page.evaluate(() => ({
          header: document.querySelector('header')!.getBoundingClientRect().width,
          page: document.documentElement.scrollWidth,
        }));
        // A zoomed window is a fraction of a pixel wider than it says.
        expect(Math.floor(widths.header)).toBeLessThanOrEqual(screens[0].width);
        expect(widths.page).toBeLessThanOrEqual(screens[0].width);
      });
    },
    { on: [screens[0]], among: [wpe] },
  );
});

describe.each(['on', 'off'] as const)('with scripts %s', (scripts) => {
  onEachEngine(
    (stage) => {
      test.for(formFixtures.filter(isOpen))(
        '$call is sent once, and thanked for',
        async (fixture) => {
          const { page, visit, upstream } = stage;
          await visit(fixture.route);
          expect(await shows(page, fixture.thanks.text)).toBe(false);
          await fillIn(page, fixture, 'ada@example.edu');
          await send(page, fixture);
          await expect.poll(() => shows(page, fixture.thanks.text)).toBe(true);
          expect(upstream.requests).toHaveLength(1);
        },
      );
    },
    { on: [wpeScreen], among: [wpe], scripts },
  );
});
