import type { Page } from '@playwright/test';
import { scrollTo } from '@/e2e/fixtures/scroll';
import { expect, test } from '@/e2e/fixtures/test';
import { shown } from '@/components/home/count';
import { metrics } from '@/lib/content/phrases';

/** What the counters show after so many of their 100 ticks. */
const after = (ticks: number) =>
  metrics.map(({ target, suffix }) => shown((target * ticks) / 100, suffix));
const final = after(100);

/** What a sighted visitor reads on the scoreboard. */
const board = (page: Page) => page.locator('#metrics [data-target] > span').allTextContents();

/** Scrolls until so much of the section is in view, and gives observers their turn. */
async function showPart(page: Page, part: number) {
  const section = page.locator('#metrics');
  const top = await section.evaluate((element, share) => {
    const { top, height } = element.getBoundingClientRect();
    return Math.round(top + scrollY - innerHeight + height * share);
  }, part);
  await scrollTo(page, top);
  // The page's own observer is older, so it has heard before this one does.
  await section.evaluate(
    (element) => new Promise((done) => new IntersectionObserver(done).observe(element)),
  );
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the scoreboard’s HTML holds the final score', async ({ page, visit }) => {
    await visit('/');
    expect(await board(page)).toEqual(final);
    // Said once to those who listen.
    const said = metrics.map(
      ({ label }, place) => `- term: ${label}\n- definition: "${final[place]}"`,
    );
    await expect(page.locator('#metrics')).toMatchAriaSnapshot(said.join('\n'));
  });
});

test('the scoreboard stands still for those who prefer reduced motion', async ({ page, visit }) => {
  await page.clock.install();
  await visit('/');
  await showPart(page, 0.9);
  for (const ms of [20, 1000, 5000]) {
    await page.clock.runFor(ms);
    expect(await board(page)).toEqual(final);
  }
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the counters wait for half of the section, then count once, in 100 ticks of 20 ms', async ({
    page,
    visit,
  }) => {
    await page.clock.install();
    await visit('/');
    // Below the fold nobody sees them being set back.
    await expect.poll(() => board(page)).toEqual(after(0));
    await page.clock.pauseAt(Date.now() + 60_000);

    await showPart(page, 0.45);
    await page.clock.runFor(5000);
    expect(await board(page)).toEqual(after(0));

    await showPart(page, 0.55);
    await page.clock.runFor(19);
    expect(await board(page)).toEqual(after(0));
    await page.clock.runFor(1);
    for (let ticks = 1; ticks <= 100; ticks++) {
      expect(await board(page)).toEqual(after(ticks));
      await page.clock.runFor(20);
    }

    await scrollTo(page, 0);
    await page.clock.runFor(5000);
    await showPart(page, 0.6);
    for (const ms of [20, 1000, 5000]) {
      expect(await board(page)).toEqual(final);
      await page.clock.runFor(ms);
    }
  });

  test('nobody in front of the scoreboard sees a score jump back to 0', async ({ page, visit }) => {
    await visit('/#metrics');
    expect(await board(page)).toEqual(final);
  });
});
