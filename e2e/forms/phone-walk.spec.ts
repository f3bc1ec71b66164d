import type { Page } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures/test';
import { holdRequest } from '@/e2e/fixtures/hold-request';
import { scrollY } from '@/e2e/fixtures/scroll';
import { formFixtures } from '@/lib/testing/fixtures';

test.use({ viewport: { width: 390, height: 844 } });

const acorns = formFixtures.find(({ call }) => call === 'submit-acorns-ambassador')!;

/** @returns which of the focused field's label, message and inputs are not seen whole, by text or name */
const covered = (page: Page) =>
  page.evaluate(() => {
    const input = document.activeElement as HTMLInputElement;
    const isChoice = input.type === 'radio' || input.type === 'checkbox';
    const field = input.closest(isChoice ? 'fieldset' : 'div:has(> label)')!;
    const parts = field.querySelectorAll(
      ':scope > :is(label, legend), [id$="-error"], input, textarea, select',
    );
    const isSeen = (x: number, y: number) => field.contains(document.elementFromPoint(x, y));
    return [...parts]
      .filter((part) => {
        const { left, top, right, bottom } = part.getBoundingClientRect();
        // Of prose, the first line: the browser scrolls to the caret.
        const end = part.matches('textarea') ? top + 44 : bottom - 4;
        return !isSeen(left + 4, top + 4) || !isSeen(right - 4, end);
      })
      .map((part) => part.textContent || part.getAttribute('name'));
  });

const focusedName = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLInputElement).name);

// The second is what a keyboard of 336 px leaves over where it makes the window smaller.
for (const height of [844, 508]) {
  test(`at ${height} px, the focused field, its label and its message are seen whole, with and without errors`, async ({
    page,
    openForm,
  }) => {
    await page.setViewportSize({ width: 390, height });
    const form = await openForm(acorns);
    await form.field('First name').focus();
    const header = page.getByRole('banner');
    for (const { name } of acorns.answers) {
      await expect.poll(() => focusedName(page)).toBe(name);
      // It is not sticky while a field has focus: a keyboard leaves little room.
      await expect(header).not.toBeInViewport();
      await expect.poll(() => covered(page), `at ${name}`).toEqual([]);
      await page.keyboard.press('Tab');
    }

    await form.send();
    await expect(form.banner).toBeVisible();
    await expect(form.field('First name')).toBeFocused();
    for (const { name } of acorns.answers) {
      await expect.poll(() => focusedName(page)).toBe(name);
      await expect(header).not.toBeInViewport();
      await expect.poll(() => covered(page), `at ${name}, with errors`).toEqual([]);
      await page.keyboard.press('Tab');
    }
  });
}

test('while it is being sent, the bar and the strip say so where the page has moved to', async ({
  page,
  filledForm,
}) => {
  const form = await filledForm(acorns);
  const bar = page.locator('div', { hasText: /^Acorns Campus AmbassadorApplySubmitting\.\.\.$/ });
  const said = page.getByText('Submitting...', { exact: true });
  await expect(said).toHaveCount(0);
  const release = await holdRequest(page, `**/api/${acorns.call}`);
  await form.send();
  await expect.poll(() => scrollY(page)).toBe(1400);
  // The bar, the strip over the form, and the button.
  await expect(said).toHaveCount(3);
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(bar.getByRole('link')).toBeHidden();
  release();
  await form.expectThanks();
});
