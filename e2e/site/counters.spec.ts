import type { Page } from '@playwright/test';
import { scrollTo } from '@/e2e/fixtures/scroll';
import { expect, test } from '@/e2e/fixtures/test';
import { shown } from '@/components/home/count';
import { metrics } from '@/lib/content/phrases';

const final = metrics.map(({ target, suffix }) => shown(target, suffix));
/** What the counters show after so many of their 100 ticks. */
const after = (ticks: number) =>
  metrics.map(({ target, suffix }) => shown((target * ticks) / 100, suffix));

/** What a sighted visitor reads on the scoreboard. */
const board = (page: Page) => page.locator('#metrics [data-target] > span').allTextContents();

/** From now on every text that a counter takes is noted, in order. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const seen: string[][] = [];
    Object.assign(window, { seen });
    for (const counter of document.querySelectorAll('#metrics [data-target] > span')) {
      const texts: string[] = [];
      seen.push(texts);
      new MutationObserver(() => texts.push(counter.textContent)).observe(counter, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    }
  });

const seen = (page: Page) => page.evaluate(() => (window as unknown as { seen: string[][] }).seen);

/** Scrolls until so much of the section is in view, and gives observers their turn. */
async function showPart(page: Page, part: number) {
  const top = await page.locator('#metrics').evaluate((section, share) => {
    const { top, height } = section.getBoundingClientRect();
    return Math.round(top + scrollY - innerHeight + height * share);
  }, part);
  await scrollTo(page, top);
  await page.locator('#metrics').evaluate(
    (section) =>
      // The page's own observer is older, so it has heard before this one does.
      new Promise((done) => new IntersectionObserver(done).observe(section)),
  );
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the scoreboard’s HTML holds the final score', async ({ page, visit }) => {
    await visit('/');
    expect(await board(page)).toEqual(final);
    // Said once to those who listen, and without the board's lettering around it.
    await expect(page.locator('#metrics').getByRole('paragraph')).toHaveCount(1);
    expect(await page.locator('#metrics dd > .visually-hidden').allTextContents()).toEqual(final);
    await expect(page.locator('#metrics [data-target]').first()).toHaveAttribute(
      'aria-hidden',
      'true',
    );
  });
});

test('the scoreboard stands still for those who prefer reduced motion', async ({ page, visit }) => {
  await page.clock.install();
  await visit('/');
  await watch(page);
  await showPart(page, 0.9);
  await page.clock.runFor(5000);
  expect(await seen(page)).toEqual([[], [], [], []]);
  expect(await board(page)).toEqual(final);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test.beforeEach(async ({ page, visit }) => {
    await page.clock.install();
    await visit('/');
    // Below the fold nobody sees them being set back.
    await expect.poll(() => board(page)).toEqual(after(0));
    await page.clock.pauseAt(Date.now() + 60_000);
    await watch(page);
  });

  test('the counters wait until half of the section is in view', async ({ page }) => {
    await showPart(page, 0.45);
    await page.clock.runFor(5000);
    expect(await board(page)).toEqual(after(0));
    await showPart(page, 0.55);
    await page.clock.runFor(20);
    expect(await board(page)).toEqual(after(1));
  });

  test('they count in 100 ticks of 20 ms, by a hundredth of the target each', async ({ page }) => {
    await showPart(page, 0.6);
    await page.clock.runFor(19);
    expect((await seen(page))[0]).toEqual([]);
    await page.clock.runFor(1);
    expect(await board(page)).toEqual(after(1));
    await page.clock.runFor(49 * 20);
    expect(await board(page)).toEqual(after(50));
    await page.clock.runFor(49 * 20);
    expect(await board(page)).toEqual(after(99));
    await page.clock.runFor(20);
    expect(await board(page)).toEqual(final);

    const [reps] = await seen(page);
    expect(reps).toEqual(Array.from({ length: 100 }, (_, tick) => after(tick + 1)[0]));
  });

  test('they count once, however often one comes back', async ({ page }) => {
    await showPart(page, 0.6);
    await page.clock.runFor(100 * 20);
    expect(await board(page)).toEqual(final);
    await watch(page);
    await scrollTo(page, 0);
    await page.clock.runFor(5000);
    await showPart(page, 0.6);
    await page.clock.runFor(5000);
    expect(await seen(page)).toEqual([[], [], [], []]);
    expect(await board(page)).toEqual(final);
  });
});

test.describe('in front of the scoreboard', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('nobody sees a score jump back to 0', async ({ page, visit }) => {
    await visit('/#metrics');
    expect(await board(page)).toEqual(final);
  });
});
