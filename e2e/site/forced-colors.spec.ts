import type { Locator, Page } from '@playwright/test';
import { routes } from '@/e2e/support/routes';
import { axeViolations } from '@/e2e/fixtures/axe';
import { expect, test } from '@/e2e/fixtures/test';

test.use({ forcedColors: 'active' });

/** Controls that neither an edge nor words of theirs show: grounds and shadows are gone here. */
const unseen = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, select, textarea, input, a[href]')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => {
        const { borderStyle, borderWidth, opacity } = getComputedStyle(control);
        const hasEdge = borderStyle !== 'none' && parseFloat(borderWidth) > 0;
        // A radio that is drawn as its label is seen by that.
        const label = control.closest('label');
        const hasLabel = label !== null && getComputedStyle(label).borderStyle !== 'none';
        return opacity === '0' ? !hasLabel : !hasEdge && !control.textContent.trim();
      })
      .filter((control) => !control.matches('[type="radio"], [type="checkbox"]'))
      .map((control) => control.outerHTML),
  );

for (const route of routes) {
  test(`${route} works in forced colors: axe is content, every control is seen`, async ({
    page,
    visit,
  }) => {
    await visit(route);
    // The colors are the visitor's own, and axe reads the site's.
    expect(await axeViolations(page, { without: ['color-contrast'] })).toEqual([]);
    expect(await unseen(page)).toEqual([]);
  });
}

/** What one sees of it, to be compared with what one sees later. */
const look = async (control: Locator) => (await control.screenshot()).toString('base64');

test('in forced colors a choice is seen, and so is the focus on it', async ({ page, visit }) => {
  for (const [route, group, option] of [
    ['/creator', 'Lifestyle', '4'],
    ['/creators', 'Do you need visa sponsorship to work in the US?', 'No'],
  ] as const) {
    await visit(route);
    const radios = page.getByRole('radiogroup', { name: group, exact: true });
    const radio = radios.getByRole('radio', { name: option, exact: true });
    const label = radios
      .locator('label')
      .filter({ has: page.getByRole('radio', { name: option, exact: true }) });
    const open = await look(label);
    await radio.focus();
    await page.keyboard.press('Space');
    await expect(radio).toBeChecked();
    const chosenAndFocused = await look(label);
    await radio.blur();
    const chosen = await look(label);
    expect(chosen, `${group}: chosen`).not.toBe(open);
    expect(chosenAndFocused, `${group}: chosen and focused`).not.toBe(chosen);
  }
});

test(
  'in forced colors the menu’s hamburger and cross are drawn',
  { tag: '@phone-only' },
  async ({ page, visit }) => {
    await visit('/about');
    // Drawn by edges, whose colors are forced like those of words; grounds would be gone.
    const isDrawn = (button: Locator) =>
      button.locator('span').evaluate((icon) =>
        [undefined, '::before', '::after'].some((part) => {
          const { borderTopStyle, borderTopWidth } = getComputedStyle(icon, part);
          return borderTopStyle === 'solid' && parseFloat(borderTopWidth) >= 2;
        }),
      );
    const hamburger = page.getByRole('button', { name: 'Open menu' });
    expect(await isDrawn(hamburger)).toBe(true);
    await hamburger.click();
    expect(await isDrawn(page.getByRole('button', { name: 'Close menu' }))).toBe(true);
  },
);
