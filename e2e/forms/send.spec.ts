import { expect, test } from '@/e2e/fixtures/test';
import { holdRequest } from '@/e2e/fixtures/hold-request';
import { scrollY } from '@/e2e/fixtures/scroll';
import { formFixtures } from '@/lib/testing/fixtures';
import { brand } from '@/lib/testing/forms/brand';
import { created } from '@/lib/testing/upstream/replies';

for (const fixture of formFixtures) {
  test(
    `${fixture.call}: a filled-in form arrives whole, once however often it is pressed, and is thanked for`,
    { tag: '@phone' },
    async ({ page, filledForm, upstream }) => {
      // Any 2xx is a success.
      upstream.answers(created);
      const form = await filledForm(fixture);
      const requested = page.waitForRequest(`**/api/${fixture.call}`);
      const release = await holdRequest(page, `**/api/${fixture.call}`);
      await form.button.dblclick();
      await form.form.dispatchEvent('submit');
      await requested;

      const { submitting } = fixture;
      if (submitting)
        await expect(
          form.form.getByRole('button', { name: submitting, exact: true }),
        ).toBeDisabled();
      else await expect(form.button).toBeEnabled();
      await expect(form.form.getByText('Submitting')).toHaveCount(submitting ? 1 : 0);
      if (fixture.thanks.how === 'view') await expect.poll(() => scrollY(page)).toBe(1400);

      release();
      await form.expectThanks();
      form.expectOneArrived();
    },
  );
}

test('a submission that is under way when a link is followed arrives, and the way back tells of it', async ({
  page,
  filledForm,
}) => {
  const form = await filledForm(brand);
  const requested = page.waitForRequest(`**/api/${brand.call}`);
  const release = await holdRequest(page, `**/api/${brand.call}`);
  await form.send();
  const request = await requested;
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL('/privacy-policy');
  release();
  expect((await request.response())?.status()).toBe(200);
  form.expectOneArrived();

  await page.goBack();
  await form.expectThanks();
  await page.keyboard.press('Escape');
  await form.expectEmpty();
  form.expectOneArrived();
});
