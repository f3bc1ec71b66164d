/** The button that clears a form, and the offer to undo it. */
import { expect, test } from '@/e2e/fixtures/test';
import { getForm } from '@/lib/testing/answers';

const brand = getForm('submit');
const ambassadorManager = getForm('submit-ambassador-manager');

test('a cleared form stays empty after a reload, and has no errors', async ({
  page,
  visitForm,
}) => {
  const form = await visitForm(ambassadorManager);
  await form.fill(form.answers.slice(0, 2));
  await form.send();
  await expect(form.banner).toBeVisible();
  await form.clear();
  await expect(form.banner).toHaveCount(0);
  await expect(form.invalid).toHaveCount(0);
  await page.reload();
  await form.expectEmpty();
});

test('undo removes the errors of the cleared form', async ({ visitAndFillForm }) => {
  const form = await visitAndFillForm(ambassadorManager);
  await form.clear();
  await form.send();
  await form.expectErrorsWhenEmpty();
  await form.undo();
  await form.expectFilledIn();
  await expect(form.banner).toHaveCount(0);
  await expect(form.invalid).toHaveCount(0);
});

test('typing after clearing ends the offer to undo, which would replace the new text', async ({
  visitForm,
}) => {
  const form = await visitForm(brand);
  await form.field('firstName').fill('Ada');
  await form.clear();
  await form.field('firstName').fill('Grace');
  await expect(form.clearButton).toBeVisible();
});

test('sending ends the offer to undo', async ({ page, visitAndFillForm }) => {
  const form = await visitAndFillForm(brand);
  await form.clear();
  // Autofill writes without an event, so it does not end the offer.
  for (const { field, value } of form.answers)
    await form
      .field(field.name)
      .evaluate((input: HTMLInputElement, text) => (input.value = text), `${value}`);
  await form.send();
  await form.expectThanks();
  await page.keyboard.press('Escape');
  await form.expectEmpty();
  await expect(form.clearButton).toBeVisible();
});
