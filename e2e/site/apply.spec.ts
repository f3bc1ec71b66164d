import type { Page } from '@playwright/test';
import { positionsOnTheWay, scrollTo, scrollY } from '@/e2e/fixtures/scroll';
import { expect, test } from '@/e2e/fixtures/test';
import { isClosed, positionPages } from '@/lib/testing/open-roles';

/** A page that opens at 1400 px; any of the three, if all of them are closed. */
const landing = positionPages.find((route) => !isClosed(route)) ?? positionPages[0];

const heading = (page: Page) => page.getByRole('heading', { name: 'Apply', exact: true });
const applyNow = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Apply Now', exact: true });

/** The heading is in the upper half of the screen, and no part of it under the sticky header. */
async function expectHeadingClear(page: Page) {
  const bar = (await page.getByRole('banner').boundingBox())!;
  const words = (await heading(page).boundingBox())!;
  expect(words.y, 'the heading’s upper edge').toBeGreaterThanOrEqual(bar.y + bar.height);
  expect(words.y + words.height).toBeLessThan(page.viewportSize()!.height / 2);
}

/** How often the page scrolls in the next 40 frames. */
const scrollsLater = (page: Page) =>
  page.evaluate(async () => {
    let scrolls = 0;
    const count = () => (scrolls += 1);
    addEventListener('scroll', count);
    for (let frame = 0; frame < 40; frame++) await new Promise(requestAnimationFrame);
    removeEventListener('scroll', count);
    return scrolls;
  });

// One page that opens at its top, and one that opens at 1400 px.
for (const route of ['/creators', landing].filter((one) => !isClosed(one))) {
  test.describe(`“Apply Now” on ${route}`, { tag: '@phone' }, () => {
    test.describe('with motion', () => {
      test.use({ contextOptions: { reducedMotion: 'no-preference' } });

      test('glides to the form, shows its heading, and stays there', async ({ page, visit }) => {
        await visit(route);
        await scrollTo(page, 0);
        expect(await positionsOnTheWay(applyNow(page))).not.toEqual([]);
        await expectHeadingClear(page);
        expect(await scrollsLater(page), 'scrolls after it has arrived').toBe(0);
      });
    });

    test('jumps there for those who prefer reduced motion', async ({ page, visit }) => {
      await visit(route);
      await scrollTo(page, 0);
      await applyNow(page).click();
      await expect.poll(() => scrollY(page)).toBeGreaterThan(0);
      await expectHeadingClear(page);
      expect(await scrollsLater(page)).toBe(0);
      // The next Tab is in the form, not back at the top.
      await page.keyboard.press('Tab');
      await expect(page.locator('#apply :focus')).toHaveCount(1);
    });
  });
}

test(
  'the bar at the lower edge of a position page leads on to the form, and makes way for it',
  { tag: '@phone-only' },
  async ({ page, visit }) => {
    test.skip(
      isClosed(landing),
      'lib/content/roles.ts: the roles of all position pages are closed',
    );
    await visit(landing);
    const bar = page.getByRole('main').getByRole('link', { name: 'Apply', exact: true });
    // The last is where the page opens; further down, the form slides over it.
    for (const top of [0, 500, 1400]) {
      await scrollTo(page, top);
      await expect(bar).toBeInViewport({ ratio: 1 });
    }
    // As a thumb does: `click` would scroll first, by the padding that keeps focus off the bar.
    const { x, y, width, height } = (await bar.boundingBox())!;
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await expect(page).toHaveURL(`${landing}#apply`);
    await expectHeadingClear(page);
    // What can be pressed is not covered: the form's first field is.
    await page.locator('form[data-form] :is(input, textarea):visible').first().click();
    await expect(page.locator('form[data-form] :focus')).toHaveCount(1);
  },
);

test('the bar has no place on a wide screen, where the form is at hand', async ({
  page,
  visit,
}) => {
  await visit(landing);
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Apply', exact: true }),
  ).toBeHidden();
});
