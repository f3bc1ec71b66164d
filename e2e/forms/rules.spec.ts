/** The rules themselves have unit tests (lib/forms/schemas.test.ts); here they run in the browser. */
import { expect, test } from '@/e2e/fixtures/test';
import { ambassadorManager } from '@/lib/testing/forms/ambassador-manager';
import { brand } from '@/lib/testing/forms/brand';
import { creatorApplication } from '@/lib/testing/forms/creator-application';
import { creatorApply } from '@/lib/testing/forms/creator-apply';

test('a field says what is wrong with it at each submit, until nothing is', async ({
  openForm,
  upstream,
}) => {
  const form = await openForm(creatorApplication);
  for (const [label, value, message] of [
    ['Email', 'a b@c.de', 'Please enter a valid email address'],
    [
      'Instagram link',
      'instagram.com/',
      'Please enter a valid Instagram URL (e.g., instagram.com/username)',
    ],
    [
      'TikTok link',
      'tiktok.com/ada',
      'Please enter a valid TikTok URL (e.g., tiktok.com/@username)',
    ],
    [
      'Headshot (optional)',
      'drive.g',
      'Please enter a valid URL (e.g., drive.google.com/your-file)',
    ],
    ['Skills', ' \t ', 'This field is required'],
  ] as const) {
    await form.fill();
    await form.field(label).fill(value);
    await form.send();
    await expect(form.field(label), value).toBeFocused();
    await form.expectMessages([[label, message]]);
    await expect(form.invalid).toHaveCount(1);
  }
  expect(upstream.requests).toEqual([]);
  await form.fill();
  await form.send();
  await form.expectThanks();
  form.expectOneArrived();
});

test('the manager’s email is checked at every keystroke, and its banner stands as long as any error', async ({
  page,
  openForm,
}) => {
  const form = await openForm(ambassadorManager);
  const input = form.field('School email');
  await input.press('a');
  await expect(input).toHaveAccessibleDescription(/Please use a valid email address$/);
  await input.press('Backspace');
  await expect(input).toHaveAccessibleDescription(/Email is required$/);
  await input.pressSequentially('ada@b.c');
  await expect(input).toHaveAttribute('aria-invalid', 'false');
  // Before the first submit there is no banner.
  const banner = page.getByText('Please fill all required fields!', { exact: true });
  await expect(banner).toHaveCount(0);

  await form.send();
  for (const [label] of ambassadorManager.empty) {
    await expect(banner).toBeVisible();
    await form.field(label).fill(label === 'School email' ? 'ada@b.c' : 'a.bc');
  }
  await expect(banner).toHaveCount(0);
  await expect(page).toHaveTitle(/^(?!Error)/);
});

/** What the browser itself makes of a value: these two forms have no messages of their own. */
for (const { fixture, values } of [
  {
    fixture: brand,
    values: [
      {
        label: 'Work email',
        refused: ['', 'ada', 'ada@', '@b.c', 'a b@c.d', 'a@b..c'],
        accepted: ['a@b', 'a@b.c'],
      },
      { label: 'First name', refused: ['', '   '], accepted: ['x', ' x '] },
      {
        label: 'What should students know, try or tell you? (optional)',
        refused: [],
        accepted: ['', '  '],
      },
    ],
  },
  {
    fixture: creatorApply,
    values: [
      { label: 'Phone', refused: ['', ' '], accepted: ['call me', '0'] },
      { label: 'Instagram link', refused: ['', ' '], accepted: ['ada'] },
      { label: 'Graduation year', refused: ['', '2027.5'], accepted: ['2027', '0', '-1'] },
    ],
  },
]) {
  test(`${fixture.call} is checked by the browser, blanks included`, async ({ openForm }) => {
    const form = await openForm(fixture);
    for (const { label, refused, accepted } of values) {
      const input = form.field(label);
      // Blanks are known when the form's script has come, soon after the first touch.
      const isValid = (value: string) =>
        expect.poll(
          () => input.evaluate((element: HTMLInputElement) => element.checkValidity()),
          `${label}: “${value}”`,
        );
      for (const value of refused) {
        await input.fill(value);
        await isValid(value).toBe(false);
      }
      for (const value of accepted) {
        await input.fill(value);
        await isValid(value).toBe(true);
      }
    }
  });
}
