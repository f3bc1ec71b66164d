/** The ways to the form of a role's page: “Apply Now” and the Apply bar. */
import type { Locator, Page } from '@playwright/test';
import { holdRequests } from '@/e2e/fixtures/hold-request';
import { expectFormHeadingIn, initialScrollY, scrollTo, readScrollY } from '@/e2e/fixtures/scroll';
import { expect, test } from '@/e2e/fixtures/test';
import { roles } from '@/components/roles';
import { rolePageCopy } from '@/components/roles/shared/copy';
import { site } from '@/lib/site';
import { openPositions } from '@/e2e/testing/forms';

const position = openPositions.at(-1);

test.beforeEach(() => test.skip(!position, 'every position is closed'));

/**
 * Clicks a link, and records the scroll positions until scrolling ends. A script in the page clicks, because during
 * `link.click()`, Playwright may take screenshots for its trace, which would delay the frames of the scrolling.
 *
 * @returns the scroll positions between the first and the last one, in px
 */
const recordScrollPositions = (link: Locator) =>
  link.evaluate(async (element: HTMLElement) => {
    // Waits until the events of an earlier scroll are over.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const positions = [window.scrollY];
    addEventListener('scroll', () => positions.push(window.scrollY));
    const scrollEnded = new Promise((done) => addEventListener('scrollend', done, { once: true }));
    element.click();
    await scrollEnded;
    const firstAndLast = [positions[0], window.scrollY];
    return positions.filter((position) => !firstAndLast.includes(position));
  });

test('“Apply Now” scrolls to the form and moves the focus into it', async ({ page, visit }) => {
  await visit(position!.route);
  const main = page.getByRole('main');
  const link = main.getByRole('link', { name: rolePageCopy.applyNow, exact: true });
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await scrollTo(page, 0);
    const scrollPositions = await recordScrollPositions(link);
    const isSmooth = reducedMotion === 'no-preference';
    expect(scrollPositions.length > 0, `on the way: ${scrollPositions}`).toBe(isSmooth);
    await expectFormHeadingIn('upper half', page);
    await page.keyboard.press('Tab');
    await expect(page.locator('#apply :focus')).toHaveCount(1);
    await expectFormHeadingIn('upper half', page);
  }
});

/** Taps a link of the Apply bar. `link.tap()` would scroll the page first, because of the page's scroll padding. */
async function tapInBar(page: Page, link: Locator) {
  // Scrolling shows the bar in the next frame.
  await expect(link).toBeInViewport({ ratio: 1 });
  const { x, y, width, height } = (await link.boundingBox())!;
  await page.touchscreen.tap(x + width / 2, y + height / 2);
}

test(
  'the Apply bar names the role, its pay and its dates, leads to the top and to the form, and is hidden on wide screens',
  { tag: '@phone-only' },
  async ({ page, visit }) => {
    const { route, shortTitle, pay, dates } = position!;
    await visit(route);
    await expect.poll(() => readScrollY(page)).toBe(initialScrollY);
    await scrollTo(page, initialScrollY / 2);
    const main = page.getByRole('main');
    const toTop = main.getByRole('link', { name: rolePageCopy.toTop });
    for (const fact of [shortTitle, pay, dates]) if (fact) await expect(toTop).toContainText(fact);
    await tapInBar(page, toTop);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });

    await scrollTo(page, initialScrollY / 2);
    const toForm = main.getByRole('link', { name: rolePageCopy.apply, exact: true });
    await tapInBar(page, toForm);
    await expect(page).toHaveURL(`${route}#apply`);
    await expectFormHeadingIn('upper half', page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(toForm).toBeHidden();
  },
);

/** Scrolls to where the form begins below the screen, so that the Apply bar is shown. Returns the position. */
async function scrollAboveForm(page: Page) {
  const top = await page
    .locator('#apply')
    .evaluate((form) => Math.round(form.getBoundingClientRect().top + scrollY));
  const y = top - page.viewportSize()!.height - 5;
  await scrollTo(page, y);
  return y;
}

test(
  'the Apply bar is hidden while the button of the header or the form is on the screen, also with reduced motion',
  { tag: '@phone-only' },
  async ({ page, visit }) => {
    await visit(position!.route);
    const hasViewTimelines = await page.evaluate(() => CSS.supports('timeline-scope: --name'));
    test.skip(!hasViewTimelines, 'the bar is always visible in this browser');
    const main = page.getByRole('main');
    const inBar = main.getByRole('link', { name: rolePageCopy.apply, exact: true });
    const inHeader = main.getByRole('link', { name: rolePageCopy.applyNow, exact: true });
    const form = page.locator('#apply');
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      await page.emulateMedia({ reducedMotion });
      await scrollTo(page, 0);
      await expect(inHeader).toBeInViewport({ ratio: 1 });
      await expect(inBar).toBeHidden();
      const y = await scrollAboveForm(page);
      await expect(form).not.toBeInViewport();
      await expect(inBar).toBeInViewport({ ratio: 1 });
      await scrollTo(page, y + 10);
      await expect(form).toBeInViewport();
      await expect(inBar).toBeHidden();
    }
  },
);

test(
  'while the form is being sent, the Apply bar says so, and has no links',
  { tag: '@phone-only' },
  async ({ page, visitAndFillForm }) => {
    const { form: definition, shortTitle } = position!;
    const form = await visitAndFillForm(definition);
    const submission = await form.holdSubmission();
    await form.send();
    await submission.held;
    await scrollAboveForm(page);
    const notice = page.locator('main p').getByText(definition.submittingLabel!, { exact: true });
    await expect(notice).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('link', { name: shortTitle })).toBeHidden();
    submission.release();
    await form.expectThanks();
    await expect(notice).toBeHidden();
  },
);

test(
  'the Apply bar keeps its links while a form whose button keeps its label is being sent',
  { tag: '@phone-only' },
  async ({ page, visitAndFillForm }) => {
    const form = await visitAndFillForm(roles.creator.form);
    expect(roles.creator.form.submittingLabel).toBeUndefined();
    const submission = await form.holdSubmission();
    await form.send();
    await submission.held;
    await scrollAboveForm(page);
    const link = page.getByRole('link', { name: rolePageCopy.toTop });
    await expect(link).toBeInViewport({ ratio: 1 });
    submission.release();
    await form.expectThanks();
  },
);

test(
  'the Apply bar keeps its links while another page loads',
  { tag: '@phone-only' },
  async ({ page, visit }) => {
    await visit(position!.route);
    await scrollAboveForm(page);
    const link = page.getByRole('link', { name: rolePageCopy.toTop });
    await expect(link).toBeInViewport({ ratio: 1 });
    const request = await holdRequests(page, '**/?_rsc=*');
    await page.getByRole('banner').getByRole('link', { name: site.name }).click();
    await request.held;
    await expect(page.locator('a [data-pending]')).toBeAttached();
    await expect(link).toBeInViewport({ ratio: 1 });
    request.release();
    await expect(page).toHaveURL('/');
  },
);
