/** The night of the site (docs/decisions.md, "Night"): the palette is set by what engines differ in. */
import { expect, test } from 'vitest';
import { click } from '@/e2e/engines/engine';
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

onEachEngine((stage) => {
  test('a pull turns the site, the next page has its night, and another pull ends it', async () => {
    await stage.visit('/about');
    await isDay(stage);
    await click(stage.page, 'footer [data-pull]');
    await isNight(stage);
    await stage.visit('/brands');
    await isNight(stage);
    await click(stage.page, 'footer [data-pull]');
    await isDay(stage);
  });
});

onEachEngine(
  (stage) => {
    test('without JavaScript a pull turns the page', async () => {
      await stage.visit('/about');
      await isDay(stage);
      await click(stage.page, 'footer [data-pull]');
      await isNight(stage);
    });
  },
  { hasScripts: false },
);
