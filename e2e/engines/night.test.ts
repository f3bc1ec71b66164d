/** The night of the site (docs/decisions.md, "Night"): the palette is set by what engines differ in. */
import { expect, test } from 'vitest';
import { click, pathOf } from '@/e2e/engines/engine';
import { onEachEngine, type Stage } from '@/e2e/engines/stage';

const [ink, paper] = ['rgb(17, 21, 15)', 'rgb(255, 255, 255)'];

/** The ground of the page, its text, and the ground of the header. */
const colors = ({ page }: Stage) =>
  page.evaluate(() => {
    const styleOf = (css: string) => getComputedStyle(document.querySelector(css)!);
    return [
      styleOf('html').backgroundColor,
      styleOf('body').color,
      styleOf('header').backgroundColor,
    ];
  });
const isDay = (stage: Stage) => expect.poll(() => colors(stage)).toEqual([paper, ink, paper]);
const isNight = (stage: Stage) =>
  expect.poll(() => colors(stage)).toEqual([ink, 'rgb(243, 245, 240)', ink]);

/** Of those that are shown, or would be in the menu. */
const placesOfTassels = () =>
  [...document.querySelectorAll('[data-pull]')]
    .filter((box) => getComputedStyle(box.closest('label')!).display !== 'none')
    .map((box) => box.closest('main, footer, dialog')!.localName);

onEachEngine((stage) => {
  test('a pull turns the site, the pages before and after have its night, and another pull ends it', async () => {
    await stage.visit('/about');
    await isDay(stage);
    await stage.visit('/brands');
    await click(stage.page, 'footer [data-pull]');
    await isNight(stage);
    // The browser may show the page again that it has kept.
    await stage.page.evaluate(() => history.back());
    await expect.poll(() => pathOf(stage.page)).toBe('/about');
    await isNight(stage);
    await stage.visit('/services');
    await isNight(stage);
    await click(stage.page, 'footer [data-pull]');
    await isDay(stage);
  });
});

onEachEngine(
  (stage) => {
    test('without JavaScript a pull turns the page: of one tassel, as each would count for itself', async () => {
      for (const [route, place] of [
        ['/', 'main'],
        ['/about', 'footer'],
      ]) {
        await stage.visit(route!);
        await isDay(stage);
        expect(await stage.page.evaluate(placesOfTassels)).toEqual([place]);
        await click(stage.page, `${place} [data-pull]`);
        await isNight(stage);
      }
    });
  },
  { hasScripts: false },
);
