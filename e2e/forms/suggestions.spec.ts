import { getForm } from '@/lib/testing/answers';
import { formCopy } from '@/components/forms/copy';
import { expect, test } from '@/e2e/fixtures/test';

test('a suggestion replaces the text of its field, clears its error, and can be undone', async ({
  page,
  visitForm,
}) => {
  const form = await visitForm(getForm('submit-acorns-ambassador'));
  const input = form.field('ambassador_type');
  await form.send();
  await expect(input).toHaveAttribute('aria-invalid', 'true');
  const choose = (text: string) =>
    form.form.getByRole('button', { name: `${formCopy.fillIn} ${text}` }).click();
  await choose('Events');
  await expect(input).toHaveValue('Events');
  await expect(input).toHaveAttribute('aria-invalid', 'false');
  await choose('Social');
  await page.reload();
  await expect(input).toHaveValue('Social');
  await choose('Events');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(input).toHaveValue('Social');
});
