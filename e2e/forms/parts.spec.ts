/** The list of a form's parts: beside the form or, on phones, in a strip above it. */
import { formCopy } from '@/components/forms/copy';
import { expect, test } from '@/e2e/fixtures/test';
import { campusForm } from '@/e2e/testing/forms';

const { parts } = campusForm;

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test(
      'a form has a list of links to its parts',
      { tag: '@phone' },
      async ({ page, visitForm }) => {
        const { form } = await visitForm(campusForm);
        const list = page.getByRole('navigation', { name: formCopy.parts });
        await expect(list.getByRole('link')).toHaveCount(parts.length);
        const { legend, fields } = parts[1]!;
        await list.getByRole('link', { name: legend }).click();
        const part = page.getByRole('group', { name: legend });
        await expect(part).toBeInViewport();
        await expect(part).toBeFocused();
        const question = form.getByText(fields[0]!.label, { exact: true });
        await expect(question).toBeInViewport({ ratio: 1 });
      },
    );
  });

test(
  'a part is finished when its required fields are filled in, also after a reload',
  { tag: '@phone' },
  async ({ page, visitForm }) => {
    const form = await visitForm(campusForm);
    const list = page.getByRole('navigation', { name: formCopy.parts });
    const finished = list.getByRole('link', { name: formCopy.partStates.done });
    await expect(finished).toHaveCount(0);
    const firstPart = form.answers.slice(0, parts[0]!.fields.length);
    await form.fill(firstPart);
    await expect(finished).toHaveCount(1);
    await form.control(firstPart[0]!).fill(' ');
    await expect(finished).toHaveCount(0);
    await form.fill();
    await form.reload();
    await expect(finished).toHaveCount(parts.length);
  },
);

test(
  'the list marks the part that is on the screen, and on phones names it',
  { tag: '@phone' },
  async ({ page, visitForm, isMobile }) => {
    await visitForm(campusForm);
    const list = page.getByRole('navigation', { name: formCopy.parts });
    for (const { legend } of parts.slice(1, 3)) {
      const link = list.getByRole('link', { name: legend });
      await link.click();
      await expect(link).toHaveAttribute('aria-current', 'step');
      await expect(list.locator('[aria-current]')).toHaveCount(1);
      // Finds the name by its place on the screen, because hidden names are clipped.
      if (isMobile) await link.getByText(legend).click({ trial: true });
    }
  },
);

test(
  'after a failed submit, the list marks the part with the focus',
  { tag: '@phone' },
  async ({ page, visitForm }) => {
    const form = await visitForm(campusForm);
    const current = page
      .getByRole('navigation', { name: formCopy.parts })
      .locator('[aria-current]');
    await form.button.scrollIntoViewIfNeeded();
    await expect(current).not.toHaveText(new RegExp(parts[0]!.legend));
    await form.send();
    await form.expectFocusOnFailure();
    await expect(current).toHaveText(new RegExp(parts[0]!.legend));
  },
);

test(
  'a part has errors after a submit until its fields are corrected',
  { tag: '@phone' },
  async ({ page, visitAndFillForm }) => {
    const form = await visitAndFillForm(campusForm);
    const list = page.getByRole('navigation', { name: formCopy.parts });
    const email = form.field('email');
    await email.fill('ada');
    await form.send();
    await expect(list.getByRole('link', { name: formCopy.partStates.invalid })).toHaveText([
      new RegExp(parts[0]!.legend),
    ]);
    await form.expectFocusOnFailure();
    await email.fill(`${form.word}@example.edu`);
    await expect(list.getByRole('link', { name: formCopy.partStates.done })).toHaveCount(
      parts.length,
    );
  },
);

test('a focused link to a part of the form is in view in a low window', async ({
  page,
  visitForm,
}) => {
  await page.setViewportSize({ width: 1024, height: 560 });
  const { form } = await visitForm(campusForm);
  const links = page.getByRole('navigation', { name: formCopy.parts }).getByRole('link');
  await form.getByRole('textbox').first().focus();
  for (const link of (await links.all()).toReversed()) {
    await page.keyboard.press('Shift+Tab');
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 1 });
  }
});
