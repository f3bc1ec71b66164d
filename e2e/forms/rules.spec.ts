/** The rules themselves have unit tests (lib/forms/schemas.test.ts); here they run in the browser. */
import { expect, test } from '@/e2e/fixtures/test';
import { translate } from '@/e2e/fixtures/translate';
import { ambassadorManager } from '@/lib/testing/forms/ambassador-manager';
import { brand } from '@/lib/testing/forms/brand';
import { creatorApplication } from '@/lib/testing/forms/creator-application';
import { creatorApply } from '@/lib/testing/forms/creator-apply';
import type { FormFixture } from '@/lib/testing/fixture';

test('each field says what is wrong with it, until nothing is', async ({ openForm }) => {
  const form = await openForm(creatorApplication);
  await form.fill();
  const wrong = [
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
    ['Skills', ' \t ', 'This field is required'],
    [
      'Headshot (optional)',
      'drive.g',
      'Please enter a valid URL (e.g., drive.google.com/your-file)',
    ],
  ] as const;
  for (const [label, value] of wrong) await form.field(label).fill(value);
  await form.send();
  await expect(form.field('Email')).toBeFocused();
  await form.expectMessages(wrong.map(([label, , message]) => [label, message]));
  await expect(form.invalid).toHaveCount(wrong.length);
  expect(form.arrived).toEqual([]);
  await form.fill();
  await form.send();
  await form.expectThanks();
  form.expectOneArrived();
});

for (const isTranslated of [false, true])
  test(`the manager’s email is checked at every keystroke, and its banner stands as long as any error${isTranslated ? ', translated too' : ''}`, async ({
    page,
    openForm,
  }) => {
    const form = await openForm(ambassadorManager);
    if (isTranslated) await translate(page);
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
    await form.fill();
    await form.send();
    await form.expectThanks();
    form.expectOneArrived();
  });

/** What the browser itself makes of a value: these two forms have no messages of their own. */
const checked: [FormFixture, label: string, refused: string[], accepted: string[]][] = [
  [brand, 'Work email', ['', 'ada', 'ada@', '@b.c', 'a b@c.d', 'a@b..c'], ['a@b', 'a@b.c']],
  [brand, 'First name', ['', '   '], ['x', ' x ']],
  [brand, 'What should students know, try or tell you? (optional)', [], ['', '  ']],
  [creatorApply, 'Phone', ['', ' '], ['call me', '0']],
  [creatorApply, 'Instagram link', ['', ' '], ['ada']],
  [creatorApply, 'Graduation year', ['', '2027.5'], ['2027', '0', '-1']],
];

for (const [fixture, label, refused, accepted] of checked) {
  test(`${fixture.call}: “${label}” is checked by the browser, blanks included`, async ({
    openForm,
  }) => {
    const input = (await openForm(fixture)).field(label);
    for (const value of [...refused, ...accepted]) {
      await input.fill(value);
      const isRefused = await input.evaluate((element) => element.matches(':invalid'));
      expect(isRefused, `“${value}”`).toBe(refused.includes(value));
    }
  });
}
