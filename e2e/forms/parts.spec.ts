import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures/test';
import { formFixtures } from '@/lib/testing/fixtures';

const acorns = formFixtures.find(({ call }) => call === 'submit-acorns-ambassador')!;
const aboutYou = acorns.answers.slice(0, 4);
/** The strip over the form on a phone; on wide screens the list on the ticket. */
const parts = (page: Page) => page.getByRole('navigation', { name: 'Parts of the form' });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a form says what it takes, and its parts are links',
    { tag: '@phone' },
    async ({ page, visitForm }) => {
      await visitForm(acorns);
      await expect(
        page.getByText(
          '6 parts, 18 questions (2 optional). Have ready: resume, Instagram and TikTok links.',
        ),
      ).toBeVisible();
      await expect(parts(page).getByRole('link')).toHaveCount(6);
      await parts(page).getByRole('link', { name: 'Your school' }).click();
      await expect(page.getByRole('group', { name: 'Your school' })).toBeInViewport();
      await expect(page.getByText('College or university')).toBeInViewport({ ratio: 1 });
    },
  );
});

test('each finished part gets its hole in the ticket', async ({ page, openForm }) => {
  const form = await openForm(acorns);
  const holes = () =>
    parts(page)
      .getByRole('listitem')
      .evaluateAll((items) =>
        items.map((item) => getComputedStyle(item, '::before').boxShadow !== 'none'),
      );
  const none = [false, false, false, false, false, false];
  expect(await holes()).toEqual(none);
  await form.fill(aboutYou);
  await expect.poll(holes).toEqual(none.with(0, true));
  await form.fill();
  // The part of optional questions is finished when nothing is missing in the others.
  await expect.poll(holes).toEqual([true, true, true, true, true, true]);
  await form.field('Phone').fill(' ');
  await expect.poll(holes).toEqual([false, true, true, true, true, false]);
});

test.describe('on a phone', { tag: '@phone-only' }, () => {
  test('the strip counts finished parts, after a reload too', async ({ page, openForm }) => {
    const form = await openForm(acorns);
    await expect(parts(page)).toContainText('6 parts');
    await form.fill(aboutYou);
    await expect(parts(page)).toContainText('1 of 6');
    await page.reload();
    await expect(parts(page)).toContainText('1 of 6');
  });

  test('after a failed submit the strip counts and lists what is left', async ({
    page,
    openForm,
  }) => {
    const form = await openForm(acorns);
    await form.fill(aboutYou);
    await form.send();
    await expect(form.banner).toBeVisible();
    const left = parts(page).getByText('12 left');
    await left.click();
    await parts(page).getByRole('link', { name: 'Resume link' }).click();
    await expect(form.field('Resume link')).toBeFocused();
    // The list closes, and the strip scrolls away, while the field has focus.
    await expect(parts(page).getByRole('link', { name: 'Resume link' })).toBeHidden();
    await expect(parts(page)).not.toBeInViewport();
    await form.field('Resume link').fill('drive.example/ada');
    await expect(parts(page)).toContainText('11 left');
  });
});

test('a suggestion fills its field, clears its error, looks pressed, and is stored', async ({
  page,
  openForm,
}) => {
  const form = await openForm(acorns);
  const role = form.form.locator('[name="ambassador_type"]');
  const [social, events] = ['Social', 'Events'].map((name) =>
    form.form.getByRole('button', { name: `Fill in ${name}` }),
  ) as [Locator, Locator];
  await form.send();
  await expect(role).toHaveAttribute('aria-invalid', 'true');
  await events.click();
  await expect(role).toHaveValue('Events');
  await expect(role).toHaveAttribute('aria-invalid', 'false');
  await expect(events).toHaveAttribute('aria-pressed', 'true');
  await social.click();
  await expect(role).toHaveValue('Social');
  await expect(events).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expect(role).toHaveValue('Social');
  await expect(social).toHaveAttribute('aria-pressed', 'true');
  await role.fill('Social, I think');
  await expect(social).toHaveAttribute('aria-pressed', 'false');
});
