import type { Page } from '@playwright/test';
import { campusForm } from '@/e2e/testing/forms';
import { expect, test } from '@/e2e/fixtures/test';

test.use({ viewport: { width: 390, height: 844 } });

/** Returns the partly hidden parts of the focused field: texts of its label and message, names of its inputs. */
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
  const form = await visitForm(campusForm);
  await form.control(form.answers[0]!).focus();
  for (const when of ['without errors', 'with errors']) {
    for (const { field } of form.answers) {
      await expect(form.form.locator(':focus')).toHaveAttribute('name', field.name);
      // The header is not sticky while a field has focus, because the keyboard leaves little space.
      await expect(page.getByRole('banner')).not.toBeInViewport();
      await expect.poll(() => findHidden(page), `at ${field.name}, ${when}`).toEqual([]);
      await page.keyboard.press('Tab');
    }
    await form.send();
    await form.expectFocusOnFailure();
  }
});
