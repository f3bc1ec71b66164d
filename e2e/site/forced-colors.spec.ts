import type { Locator } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures/test';

/** That axe is content with every page, and every control is seen, is in pages.spec.ts. */
test.use({ forcedColors: 'active' });

/** What one sees of it, to be compared with what one sees later. */
const look = async (control: Locator) => (await control.screenshot()).toString('base64');

test('in forced colors a choice is seen, and so is the focus on it', async ({ page, visit }) => {
  for (const [route, group, option] of [
    ['/creator', 'Lifestyle', '4'],
    ['/creators', 'Do you need visa sponsorship to work in the US?', 'No'],
  ] as const) {
    await visit(route);
    const radios = page.getByRole('radiogroup', { name: group, exact: true });
    const radio = radios.getByLabel(option, { exact: true });
    const label = radios.locator('label', { hasText: new RegExp(`^${option}$`) });
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
    for (const name of ['Open menu', 'Close menu']) {
      const button = page.getByRole('button', { name });
      const drawn = await look(button);
      await button.locator('span').evaluate((icon) => icon.setAttribute('hidden', ''));
      expect(await look(button), name).not.toBe(drawn);
      await button.click();
    }
  },
);
