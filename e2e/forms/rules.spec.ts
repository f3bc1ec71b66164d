/** Validation in the browser. lib/forms/schema.test.ts tests the rules. */
import { expect, test } from '@/e2e/fixtures/test';
import { findFixture, findNoticeFixture } from '@/lib/testing/fixtures';

const ambassadorManager = findNoticeFixture('submit-ambassador-manager');
const creatorApplication = findNoticeFixture('submit-creator-application');
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

test('shows the schema’s messages on a form whose HTML leaves checks to the browser', async ({
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
