import { expect, test } from '@/e2e/fixtures/test';
import type { FormPage } from '@/e2e/forms/form-page';
import {
  type NoticeFixture,
  silentFixtures,
  typicalFixtures,
  noticeFixtures,
  brand,
} from '@/lib/testing/fixtures';

/** Sends the empty form. Expects all its messages, and the first field in error to be in view. */
async function sendEmptyAndExpectErrors(form: FormPage, fixture: NoticeFixture) {
  await form.send();
  await form.expectErrorsWhenEmpty(fixture);
  await expect(form.page).toHaveURL(fixture.route);
  await expect(form.field(fixture.errorsWhenEmpty[0]![0])).toBeInViewport({ ratio: 1 });
  expect(form.arrived).toEqual([]);
}

// The last open one of these forms gets the longer test below.
for (const fixture of noticeFixtures.filter((one) => !typicalFixtures.includes(one)))
  test(`${fixture.formId}: an empty submit shows its messages and focuses the first field in error`, async ({
    visitForm,
  }) => {
    await sendEmptyAndExpectErrors(await visitForm(fixture), fixture);
  });

for (const fixture of noticeFixtures.filter((one) => typicalFixtures.includes(one)))
  test(
    `${fixture.formId}: an empty submit shows its messages, its banner links to each field, and typing clears one error`,
    { tag: '@phone' },
    async ({ visitForm, isMobile }) => {
      const form = await visitForm(fixture);
      await sendEmptyAndExpectErrors(form, fixture);
      await form.expectAccessible();

      const first = form.field(fixture.errorsWhenEmpty[0]![0]);
      // The screen of a phone is too small for the banner and the field.
      if (!isMobile) await expect(form.banner).toBeInViewport({ ratio: 1 });
      const links = form.banner.getByRole('link');
      await expect(links).toHaveText(
        fixture.errorsWhenEmpty.map(
          ([name]) => fixture.answers.find((one) => one.name === name)!.label,
        ),
      );

      for (const index of [fixture.errorsWhenEmpty.length - 1, 1]) {
        const field = form.field(fixture.errorsWhenEmpty[index]![0]);
        await links.nth(index).click();
        const radio = field.getByRole('radio').first();
        const focused = (await radio.count()) > 0 ? radio : field;
        await expect(focused).toBeFocused();
        await expect(focused).toBeInViewport();
      }

      // Typing clears this field's error, which returns at the next submit.
      await first.press('A');
      await expect(first).toHaveAttribute('aria-invalid', 'false');
      await expect(form.invalid).toHaveCount(fixture.errorsWhenEmpty.length - 1);
      await first.press('Backspace');
      await first.press('Tab');
      await expect(form.invalid).toHaveCount(fixture.errorsWhenEmpty.length - 1);
      await expect(form.form.getByText(fixture.banner, { exact: true })).toBeVisible();
      await form.send();
      await expect(form.invalid).toHaveCount(fixture.errorsWhenEmpty.length);
      expect(form.arrived).toEqual([]);
    },
  );

for (const fixture of silentFixtures) {
  const first = fixture.answers[0]!.name;
  test(`${fixture.formId}: an empty submit shows a message at each required field`, async ({
    page,
    visitForm,
  }) => {
    const form = await visitForm(fixture);
    await form.send();
    await expect(form.field(first)).toBeFocused();
    await expect(page).toHaveURL(fixture.route);
    const required = fixture.answers.filter(({ label }) => !label.endsWith('(optional)'));
    await expect(form.invalid).toHaveCount(required.length);

    await form.expectMessages(required.map(({ name }) => [name, 'This field is required']));
    await form.field(first).press('A');
    await expect(form.field(first)).toHaveAttribute('aria-invalid', 'false');
    expect(form.arrived).toEqual([]);
  });
}

test('a field that is edited before the errors render shows no error', async ({ visitForm }) => {
  const form = await visitForm(brand);
  // Clicks and types in one task, so that React renders nothing in between.
  await form.form.evaluate((element: HTMLFormElement) => {
    element.querySelector<HTMLButtonElement>('[type="submit"]')!.click();
    element.querySelector('input')!.focus();
    document.execCommand('insertText', false, 'Ada');
  });
  await expect(form.field('firstName')).toHaveValue('Ada');
  await expect(form.field('lastName')).toHaveAttribute('aria-invalid', 'true');
  await expect(form.field('firstName')).toHaveAttribute('aria-invalid', 'false');
});
