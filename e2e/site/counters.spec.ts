import type { Page } from '@playwright/test';
import { scrollTo, readScrollY } from '@/e2e/fixtures/scroll';
import { expect, test } from '@/e2e/fixtures/test';
import { metrics } from '@/components/pages/home/copy';
import { formatNumber } from '@/lib/format-number';

/** Returns the texts that the counters show after this many of their 100 ticks. */
const createTexts = (ticks: number) =>
  metrics.map(
    ({ target, suffix }) => `${formatNumber(Math.floor((target * ticks) / 100))}${suffix}`,
  );
const finalTexts = createTexts(100);

/** Reads the digits that visitors see: the running ones, or the final values. */
const readDigits = (page: Page) =>
  page
    .locator('#metrics [data-target]')
    .evaluateAll((counters) =>
      (counters as HTMLElement[]).map(({ dataset, textContent }) => dataset.digits ?? textContent),
    );

/** Scrolls until this share of the section is in view, and waits for IntersectionObservers. */
async function showPart(page: Page, part: number) {
  const section = page.locator('#metrics');
  const { y, height } = (await section.boundingBox())!;
  const top = (await readScrollY(page)) + y - page.viewportSize()!.height + height * part;
  await scrollTo(page, Math.round(top));
  // Browsers call the older observer first. When this new one is called, the page's observer has been called, too.
  await section.evaluate(
    (element) => new Promise((done) => new IntersectionObserver(done).observe(element)),
  );
}

/** Checks what screen readers, reader modes, the browser's search, copying and printing use. */
async function expectFinalValuesForReaders(page: Page) {
  const counters = page.locator('#metrics dl').filter({ has: page.locator('[data-target]') });
  expect(await counters.locator('[data-target]').allTextContents()).toEqual(finalTexts);
  await expect(counters).toMatchAriaSnapshot(
    metrics.map(({ label }, i) => `- term: ${label}\n- definition: ${finalTexts[i]}`).join('\n'),
  );
}

test('the counters show their final values with reduced motion', async ({ page, visit }) => {
  // playwright.config.ts reduces motion.
  await page.clock.install();
  await visit('/');
  await showPart(page, 0.9);
  expect(await readDigits(page)).toEqual(finalTexts);
  await page.clock.runFor(1000);
  expect(await readDigits(page)).toEqual(finalTexts);
});

test('the counters start when half of the section is visible and count once, in 100 ticks of 20 ms', async ({
  page,
  visit,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await visit('/');
  // The section is below the fold, where no visitor sees the reset to 0.
  await expect.poll(() => readDigits(page)).toEqual(createTexts(0));
  await page.clock.pauseAt(Date.now() + 60_000);
  await expectFinalValuesForReaders(page);

  await showPart(page, 0.45);
  await page.clock.runFor(5000);
  expect(await readDigits(page)).toEqual(createTexts(0));

  await showPart(page, 0.55);
  let elapsedMs = 0;
  for (const tick of [1, 2, 50, 99, 100]) {
    await page.clock.runFor(tick * 20 - 1 - elapsedMs);
    expect(await readDigits(page)).toEqual(createTexts(tick - 1));
    await page.clock.runFor(1);
    expect(await readDigits(page)).toEqual(createTexts(tick));
    elapsedMs = tick * 20;
    await expectFinalValuesForReaders(page);
  }

  await scrollTo(page, 0);
  await page.clock.runFor(5000);
  expect(await readDigits(page)).toEqual(finalTexts);
  await showPart(page, 0.6);
  await page.clock.runFor(1000);
  expect(await readDigits(page)).toEqual(finalTexts);
});

test('counters that are visible on load keep their final values', async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visit('/#metrics');
  expect(await readDigits(page)).toEqual(finalTexts);
});
