/** Validation in the browser. lib/forms/schemas.test.ts tests the rules. */
import { readScrollY } from '@/e2e/fixtures/scroll';
import { expect, test } from '@/e2e/fixtures/test';
import type { FormId } from '@/lib/forms/types';
import {
  browserValidatedFixtures,
  findFixture,
  findSchemaValidatedFixture,
} from '@/lib/testing/fixtures';

const ambassadorManager = findSchemaValidatedFixture('submit-ambassador-manager');
const creatorApplication = findSchemaValidatedFixture('submit-creator-application');
const applyFixture = findFixture('apply');

test('shows a message at each invalid field', async ({ visitForm }) => {
  const form = await visitForm(creatorApplication);
  await form.fill();
  const wrong = [
    ['email', 'a b@c.de', 'Please enter a valid email address'],
    ['instagram_link', 'instagram.com/', '(e.g., instagram.com/username)'],
    ['tiktok_link', 'tiktok.com/ada', '(e.g., tiktok.com/@username)'],
    ['skills', ' \t ', 'This field is required'],
    ['headshot_url', 'drive.g', '(e.g., drive.google.com/your-file)'],
  ] as const;
  for (const [name, value] of wrong) await form.field(name).fill(value);
  await form.send();
  await expect(form.field('email')).toBeFocused();
  await form.expectMessages(wrong.map(([name, , message]) => [name, message]));
  await expect(form.invalid).toHaveCount(wrong.length);
  expect(form.arrived).toEqual([]);
});

test('the ambassador manager form checks the email at every keystroke and keeps the banner while any error exists', async ({
  page,
  visitForm,
}) => {
  const form = await visitForm(ambassadorManager);
  const input = form.field('school_email');
  await input.press('a');
  await expect(input).toHaveAccessibleDescription(/Please use a valid email address$/);
  await input.press('Backspace');
  await expect(input).toHaveAccessibleDescription(/Email is required$/);
  await input.pressSequentially('ada@b.c');
  await expect(input).toHaveAttribute('aria-invalid', 'false');
  const banner = page.getByText(ambassadorManager.banner, { exact: true });
  await expect(banner).toHaveCount(0);

  await form.send();
  for (const [name] of ambassadorManager.errorsWhenEmpty) {
    await expect(banner).toBeVisible();
    await form.field(name).fill(name === 'school_email' ? 'ada@b.c' : 'a.bc');
  }
  await expect(banner).toHaveCount(0);
  await expect(page).toHaveTitle(/^(?!Error)/);
  await form.fill();
  await form.send();
  await form.expectThanks();
  form.expectOneArrived();
});

/** Values that the browser must refuse or accept. */
const browserRules: [FormId, name: string, refused: string[], accepted: string[]][] = [
  ['submit', 'email', ['', 'ada', 'ada@', '@b.c', 'a b@c.d', 'a@b..c'], ['a@b', 'a@b.c']],
  // Invisible characters, as in pasted text: a zero-width space, direction marks.
  ['submit', 'email', ['\u200b'], ['\u200ba@b.c', '\u202aa@b.c\u202c']],
  ['submit', 'firstName', ['', '   ', '\u200b', '\u3164 '], ['x', ' x ', 'Zoë\u200d']],
  ['submit', 'message', [], ['', '  ']],
  ['apply', 'phone', ['', ' '], ['call me', '0']],
  ['apply', 'instagram', ['', ' '], ['ada']],
  ['apply', 'gradYear', ['', '2027.5', '27', '20272028'], ['2027']],
  ['apply', 'instagramFollowers', ['-5', '2.5', '10.000', '1e4', '1e21'], ['0', '10000']],
];

/** Types each value into the input. Returns those that the browser refuses. */
function findInvalid(element: HTMLElement, values: string[]) {
  const input = element as HTMLInputElement;
  input.focus();
  return values.filter((value) => {
    input.select();
    document.execCommand('delete');
    if (value && !document.execCommand('insertText', false, value))
      throw new Error(`“${value}” cannot be typed.`);
    return input.matches(':invalid');
  });
}

for (const fixture of browserValidatedFixtures)
  test(`${fixture.formId}: the browser refuses what the server refuses`, async ({ visitForm }) => {
    const form = await visitForm(fixture);
    for (const [formId, name, refused, accepted] of browserRules) {
      if (formId !== fixture.formId) continue;
      const invalid = await form.field(name).evaluate(findInvalid, [...refused, ...accepted]);
      expect(invalid, name).toEqual(refused);
    }
  });

test('shows our own message for each kind of error that the browser finds', async ({
  visitForm,
}) => {
  const form = await visitForm(applyFixture);
  await form.fill();
  const wrong = [
    ['firstName', ' ', 'This field is required'],
    ['email', 'ada@', 'Please enter a valid email address'],
    ['gradYear', '27', 'Please enter a whole number from 1900 to 2100'],
    ['instagramFollowers', '10.000', 'Please enter digits only'],
    ['tiktokFollowers', '2.5', 'Please enter digits only'],
  ] as const;
  for (const [name, value] of wrong) await form.field(name).fill(value);
  await form.send();
  await expect(form.field('firstName')).toBeFocused();
  await form.expectMessages(wrong.map(([name, , message]) => [name, message]));
  await expect(form.invalid).toHaveCount(wrong.length);
  expect(form.arrived).toEqual([]);
});

test('the mouse wheel over a focused number field scrolls the page and keeps the number', async ({
  page,
  visitForm,
}) => {
  const form = await visitForm(applyFixture);
  await form.fill();
  const year = form.field('gradYear');
  await year.click();
  const before = await readScrollY(page);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => readScrollY(page)).not.toBe(before);
  await form.expectFilledIn();
});
