import { formCopy } from '@/components/forms/copy';
import { formList } from '@/components/site/forms';
import { expect, test } from '@/e2e/fixtures/test';
import { listFields } from '@/lib/forms/list-fields';
import { findFixture } from '@/lib/testing/fixtures';

/** Each field with at least two suggestions, with the fixture of its form. */
const fieldsWithSuggestions = formList.flatMap((form) =>
  listFields(form).flatMap((field) => {
    const suggestions = ('suggestions' in field && field.suggestions) || [];
    const fixture = findFixture(form.formId);
    return suggestions.length > 1 ? [{ fixture, name: field.name, suggestions }] : [];
  }),
);

for (const { fixture, name, suggestions } of fieldsWithSuggestions)
  test(`${fixture.formId}: a suggestion for ${name} fills its field, is marked as pressed, and survives a reload`, async ({
    page,
    visitForm,
  }) => {
    const form = await visitForm(fixture);
    const input = form.field(name);
    const [first, second] = suggestions.map((text) =>
      form.form.getByRole('button', { name: `${formCopy.fillIn} ${text}` }),
    );
    await form.send();
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await second!.click();
    await expect(input).toHaveValue(suggestions[1]!);
    await expect(input).toHaveAttribute('aria-invalid', 'false');
    await expect(second!).toHaveAttribute('aria-pressed', 'true');
    await first!.click();
    await expect(input).toHaveValue(suggestions[0]!);
    await expect(second!).toHaveAttribute('aria-pressed', 'false');
    await page.reload();
    await expect(input).toHaveValue(suggestions[0]!);
    await expect(first!).toHaveAttribute('aria-pressed', 'true');
    await input.fill(`${suggestions[0]}, I think`);
    await expect(first!).toHaveAttribute('aria-pressed', 'false');
  });
