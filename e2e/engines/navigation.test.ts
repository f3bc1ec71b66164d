import { expect, test } from 'vitest';
import { click, pathOf, type EnginePage } from '@/e2e/engines/engine';
import { onEachEngine, phone, type Stage } from '@/e2e/engines/stage';
import { routes } from '@/e2e/support/routes';

const menu = 'header dialog';
/** Whether the menu is there and has come down: what is not there yet cannot be pressed. */
const isMenuOpen = (page: EnginePage) =>
  page.evaluate((css) => {
    const dialog = document.querySelector(css)!;
    return dialog.checkVisibility() && dialog.getAnimations().length === 0;
  }, menu);

async function openMenu(page: EnginePage) {
  expect(await isMenuOpen(page)).toBe(false);
  await click(page, 'header [aria-label="Open menu"]');
  await expect.poll(() => isMenuOpen(page)).toBe(true);
}

/** Follows a link of the header, which a phone has in its menu. */
async function follow({ page, screen }: Stage, href: string) {
  if (screen === phone) await openMenu(page);
  await click(page, `${screen === phone ? menu : 'header nav'} a[href="${href}"]`);
  await expect.poll(() => pathOf(page)).toBe(href.split('#')[0]);
  await expect.poll(() => isMenuOpen(page)).toBe(false);
}

const scrollY = (page: EnginePage) => page.evaluate(() => Math.round(window.scrollY));

/** Turns the wheel by 200 px, and lets the page draw half a second's frames. */
async function wheel(page: EnginePage) {
  await page.wheel(200);
  await page.evaluate(async () => {
    for (let left = 30; left > 0; left -= 1) await new Promise(requestAnimationFrame);
  });
}

const leadsToTop = (stage: Stage) =>
  test('a link of the header leads to the top of its page', async () => {
    await stage.visit('/about');
    await follow(stage, '/services');
    await expect.poll(() => scrollY(stage.page)).toBe(0);
  });

onEachEngine(leadsToTop, { hasScripts: false });
onEachEngine((stage) => {
  leadsToTop(stage);

  test.for(routes)('%s is hydrated and does not scroll sideways', async (route) => {
    await stage.visit(route);
    const [headings, overflow] = await stage.page.evaluate(() => [
      document.querySelectorAll('h1').length,
      document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ]);
    expect(headings).toBe(1);
    expect(overflow, 'pixels beyond the right edge').toBe(0);
  });

  test.for(['/', '/about'])('“Results” on %s leads to the results', async (route) => {
    await stage.visit(route);
    // A font that comes while the page scrolls moves what it scrolls to.
    const isSettled = () =>
      document.readyState === 'complete' && document.fonts.status === 'loaded';
    await expect.poll(() => stage.page.evaluate(isSettled)).toBe(true);
    await follow(stage, '/#metrics');
    const top = () =>
      stage.page.evaluate(() => document.getElementById('metrics')!.getBoundingClientRect().top);
    // Engines that scroll by whole pixels only are up to one off.
    await expect.poll(async () => Math.abs((await top()) - 250)).toBeLessThanOrEqual(1);
  });

  test.runIf(stage.screen === phone)('the page does not scroll behind the open menu', async () => {
    const { page, visit } = stage;
    await visit('/about');
    // It does scroll without the menu, or the rest would show nothing.
    await wheel(page);
    await expect.poll(() => scrollY(page)).toBeGreaterThan(0);
    await openMenu(page);
    const before = await scrollY(page);
    expect(before).toBeGreaterThan(0);
    await wheel(page);
    expect(await scrollY(page)).toBe(before);
  });

  // By a mouse: in Firefox's driver, what a finger has touched stays active.
  test.runIf(stage.screen !== phone)(
    'a tab is torn off by a press, alone, and leads to the form',
    async () => {
      await stage.visit('/creator');
      const isTornOff = () =>
        stage.page.evaluate(() =>
          Array.from(
            document.querySelectorAll('li > a[href="#apply"]'),
            (tab) =>
              tab.getBoundingClientRect().top >
              tab.closest('section')!.getBoundingClientRect().bottom,
          ),
        );
      const tabs = (await isTornOff()).map(() => false);
      expect(tabs.length).toBeGreaterThan(2);
      await click(stage.page, 'li > a[href="#apply"]');
      await expect.poll(isTornOff).toEqual(tabs.with(0, true));
      expect(await stage.page.evaluate(() => location.hash)).toBe('#apply');
    },
  );
});
