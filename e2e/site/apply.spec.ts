import { expectHeadingIn, positionsOnTheWay, scrollTo } from '@/e2e/fixtures/scroll';
import { expect, test } from '@/e2e/fixtures/test';
import { networks } from '@/lib/roles';
import { routes } from '@/lib/site';
import { isClosed, positionPages } from '@/lib/testing/open-roles';

/** A page that opens at 1400 px; any of them, if all are closed. */
const landing = positionPages.find((route) => !isClosed(route)) ?? positionPages[0] ?? routes.roles;

// One page that opens at its top, and one that opens at 1400 px.
for (const route of [...networks.map(({ secondRoute }) => secondRoute), landing].filter(
  (one) => !isClosed(one),
))
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    const glides = reducedMotion === 'no-preference';
    test(
      `“Apply Now” on ${route} ${glides ? 'glides' : 'jumps'} to the form, shows its heading, and stays there`,
      { tag: '@phone' },
      async ({ page, visit }) => {
        await page.emulateMedia({ reducedMotion });
        await visit(route);
        await scrollTo(page, 0);
        const link = page.getByRole('main').getByRole('link', { name: 'Apply Now', exact: true });
        const positions = await positionsOnTheWay(link);
        expect(positions.length > 0, `on the way: ${positions}`).toBe(glides);
        await expectHeadingIn('upper half', page);
        // The next Tab is in the form, not back at the top.
        await page.keyboard.press('Tab');
        await expect(page.locator('#apply :focus')).toHaveCount(1);
        await expectHeadingIn('upper half', page);
      },
    );
  }

test(
  'the bar at the lower edge of a position page leads on to the form, and makes way for it',
  { tag: '@phone-only' },
  async ({ page, visit }) => {
    test.skip(isClosed(landing), 'the roles of all position pages are closed');
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
    await expectHeadingIn('upper half', page);
    // What can be pressed is not covered: the form's first field is.
    await page.locator('form[data-form] :is(input, textarea):visible').first().click();
    await expect(page.locator('form[data-form] :focus')).toHaveCount(1);
    // However long the role's title is, it stays within the bar.
    await page.setViewportSize({ width: 320, height: 640 });
    const name = bar.locator('xpath=preceding-sibling::span');
    await name.evaluate((element) => {
      element.firstChild!.textContent = 'Acorns Campus Ambassador and Student Community Leader';
    });
    const [inner, outer] = await Promise.all([name.boundingBox(), bar.locator('..').boundingBox()]);
    expect(inner!.height).toBeLessThan(outer!.height);
    // A wide screen has the ticket beside the form.
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(bar).toBeHidden();
  },
);
