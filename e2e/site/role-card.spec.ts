/** The card beside the form of a role, and the ticket in its thank-you. */
import { formCopy } from '@/components/forms/copy';
import { campusForm } from '@/lib/testing/forms';
import { expect, test } from '@/e2e/fixtures/test';

test('a focused link to a part of the form is in view in a low window', async ({
  page,
  visitForm,
}) => {
  await page.setViewportSize({ width: 1024, height: 560 });
  const { form } = await visitForm(campusForm);
  const parts = page.getByRole('navigation', { name: formCopy.parts }).getByRole('link');
  await form.getByRole('textbox').first().focus();
  for (const part of (await parts.all()).toReversed()) {
    await page.keyboard.press('Shift+Tab');
    await expect(part).toBeFocused();
    await expect(part).toBeInViewport({ ratio: 1 });
  }
});

test(
  'the thank-you shows a ticket with the visitor’s first name',
  { tag: '@phone' },
  async ({ visitAndFillForm }) => {
    const form = await visitAndFillForm(campusForm);
    await form.send();
    await form.expectThanks();
    const { value } = form.answers.find(({ field }) => field.name === 'first_name')!;
    const [firstName] = `${value}`.split(' ');
    await expect(form.dialog.getByText(firstName!, { exact: true })).toBeVisible();
  },
);
