/** The list of a form's parts: on a drawn ticket stub beside the form or, on phones, in a strip above it. */
import type { Page } from '@playwright/test';
import { formCopy } from '@/components/forms/copy';
import { summarizeForm } from '@/components/forms/summary';
import { findForm } from '@/components/site/forms';
import { EMAIL_PLACEHOLDER } from '@/lib/testing/define-fixture';
import { campusFixture } from '@/lib/testing/fixtures';
import { expect, test } from '@/e2e/fixtures/test';

const partList = (page: Page) => page.getByRole('navigation', { name: formCopy.parts });

const { formId, answers, errorsWhenEmpty } = campusFixture;
const { parts = [] } = findForm(formId) ?? {};
const partCount = parts.length;
const firstPart = answers.slice(0, parts[0]?.fields.length);

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test(
      'a form shows its length and links to its parts',
      { tag: '@phone' },
      async ({ page, visitForm }) => {
        const { form } = await visitForm(campusFixture);
        await expect(page.getByText(summarizeForm({ parts }))).toBeVisible();
        const links = partList(page).getByRole('link');
        await expect(links).toHaveCount(partCount);
        await links.last().click();
        await expect(page).toHaveURL(new RegExp(`#part-${partCount}$`));
        const { legend, fields } = parts[1]!;
        await partList(page).getByRole('link', { name: legend }).click();
        await expect(page.getByRole('group', { name: legend })).toBeInViewport();
        const question = form.getByText(fields[0]!.label, { exact: true });
        await expect(question).toBeInViewport({ ratio: 1 });
        await page.goBack();
        await expect(page).toHaveURL(new RegExp(`#part-${partCount}$`));
      },
    );
  });

test('marks a part as finished when all its values are valid', async ({ page, visitForm }) => {
  const form = await visitForm(campusFixture);
  const finished = partList(page).locator('[data-finished]');
  await expect(finished).toHaveCount(0);
  await form.fill(firstPart);
  await expect(finished).toHaveCount(1);
  const { name } = answers.find(({ sent }) => sent === EMAIL_PLACEHOLDER)!;
  await form.field(name).fill('no address');
  await expect(finished).toHaveCount(0);
  await form.fill();
  await expect(finished).toHaveCount(partCount);
});

test(
  'the strip on a phone counts finished parts, and lists fields in error after a submit',
  { tag: '@phone-only' },
  async ({ page, visitForm }) => {
    const form = await visitForm(campusFixture);
    const progress = `1 ${formCopy.stripOf} ${partCount}`;
    await expect(partList(page)).toContainText(`${partCount} ${formCopy.stripParts}`);
    await form.fill(firstPart);
    await expect(partList(page)).toContainText(progress);
    await page.reload();
    await expect(partList(page)).toContainText(progress);

    await form.send();
    await expect(form.banner).toBeVisible();
    const errorCount = errorsWhenEmpty.length - firstPart.length;
    await partList(page).getByText(`${errorCount} ${formCopy.stripErrors}`).click();
    const last = answers.findLast(({ name }) =>
      errorsWhenEmpty.some(([required]) => required === name),
    )!;
    const link = partList(page).getByRole('link', { name: last.label });
    await link.click();
    await expect(form.field(last.name)).toBeFocused();
    // While a field has focus, the list is closed, and the strip scrolls away with the page.
    await expect(link).toBeHidden();
    await expect(partList(page)).not.toBeInViewport();
    await form.fill([last]);
    await expect(partList(page)).toContainText(`${errorCount - 1} ${formCopy.stripErrors}`);
  },
);
