import type { Page } from '@playwright/test';
import { rolePageCopy } from '@/components/role-page/copy';
import { campusFixture } from '@/lib/testing/fixtures';
import { expect, test } from '@/e2e/fixtures/test';
import { initialScrollY, readScrollY } from '@/e2e/fixtures/scroll';

const { answers } = campusFixture;
const [first] = answers;

test.use({ viewport: { width: 390, height: 844 } });

/** Returns what is not fully visible of the focused field: texts of its label and message, names of its inputs. */
const findHidden = (page: Page) =>
  page.evaluate(() => {
    const input = document.activeElement as HTMLInputElement;
    const isChoice = input.type === 'radio' || input.type === 'checkbox';
    const field = input.closest(isChoice ? 'fieldset' : 'div:has(> label)')!;
    const parts = field.querySelectorAll(
      ':scope > :is(label, legend), [id$="-error"], input, textarea, select',
    );
    const isUncovered = (x: number, y: number) => field.contains(document.elementFromPoint(x, y));
    return [...parts]
      .filter((part) => {
        const { left, top, right, bottom } = part.getBoundingClientRect();
        // In a text area, only the first line must be visible, because the browser scrolls to the caret.
        const end = part.matches('textarea') ? top + 44 : bottom - 4;
        return !isUncovered(left + 4, top + 4) || !isUncovered(right - 4, end);
      })
      .map((part) => part.textContent || part.getAttribute('name'));
  });

test('a focused field, its label and its message are visible above an on-screen keyboard of 336 px', async ({
  page,
  visitForm,
}) => {
  await page.setViewportSize({ width: 390, height: 508 });
  const form = await visitForm(campusFixture);
  await form.field(first!.name).focus();
  for (const when of ['without errors', 'with errors']) {
    for (const { name } of answers) {
      await expect(form.form.locator(':focus')).toHaveAttribute('name', name);
      // The header is not sticky while a field has focus, because the keyboard leaves little space.
      await expect(page.getByRole('banner')).not.toBeInViewport();
      await expect.poll(() => findHidden(page), `at ${name}, ${when}`).toEqual([]);
      await page.keyboard.press('Tab');
    }
    await form.send();
    await expect(form.banner).toBeVisible();
  }
});

test('after a submit with errors, the first field in error is visible with its label and message, and the banner is visible only if it fits', async ({
  page,
  visitForm,
}) => {
  const form = await visitForm(campusFixture);
  await form.send();
  await expect(form.field(first!.name)).toBeFocused();
  expect(await findHidden(page)).toEqual([]);
  await expect(form.banner).not.toBeInViewport();
  // With one error left, the banner fits.
  await form.fill(answers.slice(1));
  await form.send();
  await expect(form.field(first!.name)).toBeFocused();
  expect(await findHidden(page)).toEqual([]);
  await expect(form.banner).toBeInViewport({ ratio: 1 });
});

test('Shift+Tab from the first field in error shows each link of the banner', async ({
  page,
  visitForm,
}) => {
  const form = await visitForm(campusFixture);
  await form.send();
  const links = form.banner.getByRole('link');
  for (let index = (await links.count()) - 1; index >= 0; index--) {
    await page.keyboard.press('Shift+Tab');
    await expect(links.nth(index)).toBeFocused();
    const isUncovered = await links.nth(index).evaluate((link) => {
      const { left, top, bottom } = link.getBoundingClientRect();
      return [top + 2, bottom - 2].every((y) => document.elementFromPoint(left + 8, y) === link);
    });
    expect(isUncovered, `link ${index}`).toBe(true);
  }
});

test('the Apply bar and the strip above the form show that the form is being sent', async ({
  page,
  visitAndFillForm,
}) => {
  const form = await visitAndFillForm(campusFixture);
  const bar = page.locator('[data-sending]', { has: page.locator('a[href="#apply"]') });
  const progressTexts = page
    .getByText(campusFixture.submitting!, { exact: true })
    .filter({ visible: true });
  await expect(progressTexts).toHaveCount(0);
  const submission = await form.holdSubmission();
  await form.send();
  await expect.poll(() => readScrollY(page)).toBe(initialScrollY);
  // The Apply bar, the strip above the form, and the button.
  await expect(progressTexts).toHaveCount(3);
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(bar.getByRole('link', { name: rolePageCopy.apply, exact: true })).toBeHidden();
  // axe does not check the contrast of disabled buttons, so this checks the button's color.
  await page.emulateMedia({ colorScheme: 'dark' });
  const textColor = await form.form.evaluate((element) => getComputedStyle(element).color);
  await expect(form.form.locator('[type="submit"]')).toHaveCSS('color', textColor);
  submission.release();
  await form.expectThanks();
  await form.expectAccessible();
});
