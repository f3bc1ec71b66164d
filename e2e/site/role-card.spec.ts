/** The card beside the form of a role, and the ticket in its thank-you. */
import { formCopy } from '@/components/forms/copy';
import { campusFixture } from '@/lib/testing/fixtures';
import { expect, test } from '@/e2e/fixtures/test';

test('a focused link to a part of the form is in view in a low window', async ({
  page,
  visitForm,
}) => {
  await page.setViewportSize({ width: 1024, height: 560 });
  const { form } = await visitForm(campusFixture);
  const parts = page.getByRole('navigation', { name: formCopy.parts }).getByRole('link');
  await form.getByRole('textbox').first().focus();
  for (const part of (await parts.all()).toReversed()) {
    await page.keyboard.press('Shift+Tab');
    await expect(part).toBeFocused();
    await expect(part).toBeInViewport({ ratio: 1 });
  }
});

test(
  'the thank-you shows the ticket with the first name and the stamp “Received”',
  { tag: '@phone' },
  async ({ visitAndFillForm }) => {
    const form = await visitAndFillForm(campusFixture);
    await form.send();
    await form.expectThanks();
    await expect(form.dialog.getByText(formCopy.received, { exact: true })).toBeVisible();
    const { sent } = campusFixture.answers.find(({ name }) => name === 'first_name')!;
    const [firstName] = String(sent).split(' ');
    await expect(form.dialog.getByText(firstName!, { exact: true })).toBeVisible();
    // The ticket must not say that the visitor was accepted.
    await expect(form.dialog).not.toContainText(/admit/i);
  },
);
