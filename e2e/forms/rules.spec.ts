import { expect, test } from '@/e2e/fixtures/test';
import { brand } from '@/e2e/forms/fixtures/brand';
import { ambassadorManager } from '@/e2e/forms/fixtures/ambassador-manager';
import { acornsAmbassador, solunaAmbassador } from '@/e2e/forms/fixtures/campus';
import { creatorApplication } from '@/e2e/forms/fixtures/creator-application';
import { creatorApply } from '@/e2e/forms/fixtures/creator-apply';
import type { MessagesFormFixture } from '@/e2e/forms/fixtures/types';
import { endingIn, formOf, send } from '@/e2e/forms/visitor';

interface Rule {
  label: string;
  message: string;
  refused: string[];
  accepted: string[];
}

/** Text, an at-sign, text, a dot, text, with no spaces. */
const email = {
  refused: ['ada', 'ada@', '@b.c', 'a@b', 'a@.c', 'a@b.', 'a b@c.de', 'a@b c.de', 'a@@b.c'],
  accepted: ['a@b.c', 'a.b+c@d.e.f', '李@例.子', ' a@b.c '],
};
const required = 'This field is required';
const blank = { message: required, refused: ['', ' ', '\t  '], accepted: ['x', ' x ', '0'] };
const anything = ['x', 'not a link', '12', 'http://'];

const rules: [MessagesFormFixture, Rule[]][] = [
  [
    creatorApplication,
    [
      { label: 'Email', message: 'Please enter a valid email address', ...email },
      { label: 'Name', ...blank },
      {
        label: 'Instagram link',
        message: 'Please enter a valid Instagram URL (e.g., instagram.com/username)',
        refused: ['ada', '@ada', 'instagram.com', 'instagram.com/', 'tiktok.com/@ada'],
        accepted: ['instagram.com/a', 'https://www.instagram.com/ada/'],
      },
      {
        label: 'TikTok link',
        message: 'Please enter a valid TikTok URL (e.g., tiktok.com/@username)',
        refused: ['ada', 'tiktok.com/ada', 'tiktok.com/@', 'instagram.com/@ada'],
        accepted: ['tiktok.com/@a', 'https://www.tiktok.com/@ada?lang=en'],
      },
      ...['A video you made', 'Headshot', 'Resume'].map((label) => ({
        label: `${label} (optional)`,
        message: 'Please enter a valid URL (e.g., drive.google.com/your-file)',
        refused: ['drive', 'drive.', 'drive.g'],
        accepted: ['', '  ', 'a.bc', '.bc', 'https://drive.google.com/file'],
      })),
    ],
  ],
  [
    ambassadorManager,
    [
      { label: 'School email', message: 'Please use a valid email address', ...email },
      { label: 'School email', message: 'Email is required', refused: ['', '  '], accepted: [] },
      { label: 'Leadership experience', ...blank },
      {
        label: 'Resume link',
        message: 'Please provide a valid URL',
        refused: ['drive', 'drive.', 'drive.g'],
        accepted: ['a.bc', '.bc', 'https://drive.google.com/file'],
      },
      {
        label: 'Resume link',
        message: 'Please provide a link to your resume',
        refused: ['', '   '],
        accepted: [],
      },
      { label: 'LinkedIn (optional)', message: '', refused: [], accepted: ['', ...anything] },
    ],
  ],
  [
    acornsAmbassador,
    [
      { label: 'Email', message: 'Please enter a valid email address', ...email },
      { label: 'Home address', ...blank },
      {
        label: 'Which role? Social or Events',
        message: required,
        refused: [' '],
        accepted: anything,
      },
      { label: 'Phone', message: required, refused: ['  '], accepted: anything },
      { label: 'Resume link', message: required, refused: ['  '], accepted: anything },
      { label: 'TikTok link', message: required, refused: [''], accepted: anything },
      { label: 'Cover letter link (optional)', message: '', refused: [], accepted: ['', 'a, b'] },
    ],
  ],
  [
    solunaAmbassador,
    [
      { label: 'Email', message: 'Please enter a valid email address', ...email },
      { label: 'College address', ...blank },
      { label: 'Instagram link', message: required, refused: [' '], accepted: anything },
    ],
  ],
];

for (const [fixture, checked] of rules) {
  test(`${fixture.call} takes what it should, and says what is wrong with the rest`, async ({
    page,
    openForm,
    upstream,
  }) => {
    test.slow();
    await openForm(fixture.route);
    const form = formOf(page, fixture);
    const firstWrong = form.locator('[data-invalid] :is(input, textarea, select)').first();
    /** The submit is over when it has moved on to the first field that is wrong. */
    const sendAndSee = async () => {
      await send(page, fixture);
      await expect(firstWrong).toBeFocused();
    };
    for (const { label, message, refused, accepted } of checked) {
      await test.step(`“${label}”: ${message || 'takes anything'}`, async () => {
        const input = form.getByLabel(label, { exact: true });
        // The other fields are empty, so nothing is sent whatever this one holds.
        for (const value of refused) {
          await input.fill(value);
          await sendAndSee();
          await expect(input, `“${value}”`).toHaveAttribute('aria-invalid', 'true');
          await expect(input, `“${value}”`).toHaveAccessibleDescription(endingIn(message));
        }
        for (const value of accepted) {
          await input.fill('');
          await input.fill(value);
          await sendAndSee();
          await expect(form.locator('[data-banner]')).toBeVisible();
          await expect(input, `“${value}”`).toHaveAttribute('aria-invalid', 'false');
        }
        await input.fill('');
      });
    }
    expect(upstream.requests).toEqual([]);
  });
}

test('the manager’s email is checked from the first keystroke', async ({ page, openForm }) => {
  await openForm('/ambassador-manager');
  const input = page.getByLabel('School email', { exact: true });
  await input.press('a');
  await expect(input).toHaveAccessibleDescription(/Please use a valid email address$/);
  await input.press('Backspace');
  await expect(input).toHaveAccessibleDescription(/Email is required$/);
  await input.pressSequentially('ada@b.c');
  await expect(input).toHaveAttribute('aria-invalid', 'false');
  // Before the first submit there is no banner.
  await expect(page.getByText('Please fill all required fields!')).toHaveCount(0);
});

test('the manager’s banner stands as long as any error does', async ({ page, openForm }) => {
  await openForm('/ambassador-manager');
  await send(page, ambassadorManager);
  const banner = page.getByText('Please fill all required fields!', { exact: true });
  await expect(banner).toBeVisible();
  for (const [label] of ambassadorManager.empty) {
    await expect(banner).toBeVisible();
    const value = label === 'School email' ? 'ada@b.c' : 'a.bc';
    await formOf(page, ambassadorManager).getByLabel(label, { exact: true }).fill(value);
  }
  await expect(banner).toHaveCount(0);
  await expect(page).toHaveTitle(/^(?!Error)/);
});

/** What the browser itself makes of a value: these two forms have no messages of their own. */
for (const { fixture, label, refused, accepted } of [
  {
    fixture: brand,
    label: 'Work email',
    refused: ['', 'ada', 'ada@', '@b.c', 'a b@c.d', 'a@b..c'],
    accepted: ['a@b', 'a@b.c'],
  },
  { fixture: brand, label: 'First name', refused: ['', '   '], accepted: ['x', ' x '] },
  {
    fixture: brand,
    label: 'What should students know, try or tell you? (optional)',
    refused: [],
    accepted: ['', '  '],
  },
  { fixture: creatorApply, label: 'Phone', refused: ['', ' '], accepted: ['call me', '0'] },
  { fixture: creatorApply, label: 'Instagram link', refused: ['', ' '], accepted: ['ada'] },
  {
    fixture: creatorApply,
    label: 'Graduation year',
    refused: ['', '2027.5'],
    accepted: ['2027', '0', '-1'],
  },
]) {
  test(`${fixture.call}: “${label}” as the browser checks it`, async ({ page, openForm }) => {
    await openForm(fixture.route);
    const input = formOf(page, fixture).getByLabel(label, { exact: true });
    // Blanks are known when the form's script has come, soon after the first touch.
    const isValid = (message: string) =>
      expect.poll(
        () => input.evaluate((element: HTMLInputElement) => element.checkValidity()),
        message,
      );
    for (const value of refused) {
      await input.fill(value);
      await isValid(`“${value}”`).toBe(false);
    }
    for (const value of accepted) {
      await input.fill(value);
      await isValid(`“${value}”`).toBe(true);
    }
  });
}
