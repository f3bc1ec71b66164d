/** Errors at fields, in the browser. lib/forms tests the rules and messages. */
import { expect, test } from '@/e2e/fixtures/test';
import type { FormDefinition } from '@/lib/forms/types';
import { formWithNotice, listRequiredMessages, typicalForms, getForm } from '@/e2e/testing/forms';

const listRequiredNames = (form: FormDefinition) =>
  listRequiredMessages(form).map(([name]) => name);

for (const definition of typicalForms)
  test(`${definition.formId}: an empty submit shows a message at each required field, and an edited field has none until the next submit`, async ({
    page,
    visitForm,
  }) => {
    const form = await visitForm(definition);
    await form.send();
    await form.expectErrorsWhenEmpty();
    await expect(page).toHaveURL(definition.route);
    const names = listRequiredNames(definition);
    const first = form.field(names[0]!);
    // A space is still an error.
    await first.press('Space');
    await expect(first).toHaveAttribute('aria-invalid', 'false');
    await first.press('Tab');
    await expect(form.invalid).toHaveCount(names.length - 1);
    await form.send();
    await expect(form.invalid).toHaveCount(names.length);
  });

test(
  'after a failed submit, the banner’s title is in view, and its links lead to the fields in error',
  { tag: '@phone' },
  async ({ visitForm }) => {
    const form = await visitForm(formWithNotice);
    await form.send();
    await form.expectErrorsWhenEmpty();
    await expect(form.banner.getByText(formWithNotice.banner!)).toBeInViewport({ ratio: 1 });
    const names = listRequiredNames(formWithNotice);
    const links = form.banner.getByRole('link');
    await expect(links).toHaveText(
      names.map((name) => form.answers.find(({ field }) => field.name === name)!.label),
    );
    for (const index of [names.length - 1, 1]) {
      const field = form.field(names[index]!);
      await links.nth(index).click();
      const radio = field.getByRole('radio').first();
      const focused = (await radio.count()) > 0 ? radio : field;
      await expect(focused).toBeFocused();
      await expect(focused).toBeInViewport();
    }
  },
);

test('the ambassador manager form checks the email at every keystroke and keeps the banner while any error exists', async ({
  visitForm,
}) => {
  const definition = getForm('submit-ambassador-manager');
  const form = await visitForm(definition);
  const input = form.field('school_email');
  await input.press('a');
  await expect(input).toHaveAccessibleDescription(/Please use a valid email address$/);
  await input.press('Backspace');
  await expect(input).toHaveAccessibleDescription(/Email is required$/);
  await input.pressSequentially('ada@b.c');
  await expect(input).toHaveAttribute('aria-invalid', 'false');
  await expect(form.banner).toHaveCount(0);

  await form.send();
  await form.expectFocusOnFailure();
  for (const [name] of listRequiredMessages(definition)) {
    await expect(form.banner).toContainText(definition.banner!);
    await form.field(name).fill(name === 'school_email' ? 'ada@b.c' : 'a.bc');
  }
  await expect(form.banner).toHaveCount(0);
  await form.fill();
  await form.send();
  await form.expectThanks();
  form.expectOneArrived();
});

test('a field that is edited before the errors render shows no error', async ({ visitForm }) => {
  const form = await visitForm(getForm('submit'));
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
