import type { Page } from '@playwright/test';
import { messagesFormNamed } from '@/lib/testing/fixtures';
import { expect, test } from '@/e2e/fixtures/test';

const acornsAmbassador = messagesFormNamed('submit-acorns-ambassador');
const ambassadorManager = messagesFormNamed('submit-ambassador-manager');

const aboutYou = acornsAmbassador.answers.slice(0, 4);
/** The strip over the form on a phone; on wide screens the list on the ticket. */
const parts = (page: Page) => page.getByRole('navigation', { name: 'Parts of the form' });

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test(
      'a form says how long it is, and its parts are links',
      { tag: '@phone' },
      async ({ page, openForm }) => {
        await openForm(acornsAmbassador);
        await expect(
          page.getByText(
            /^6 parts, \d+ questions.* Have\sready: resume, Instagram and TikTok links\.$/,
          ),
        ).toBeVisible();
        const links = parts(page).getByRole('link');
        await expect(links).toHaveCount(6);
        await links.last().click();
        await expect(page).toHaveURL(/#part-6$/);
        await parts(page).getByRole('link', { name: 'Your school' }).click();
        await expect(page.getByRole('group', { name: 'Your school' })).toBeInViewport();
        await expect(page.getByText('College or university')).toBeInViewport({ ratio: 1 });
        await page.goBack();
        await expect(page).toHaveURL(/#part-6$/);
      },
    );
  });

test('marks each finished part on the ticket', async ({ page, openForm }) => {
  const form = await openForm(acornsAmbassador);
  const holes = () =>
    parts(page)
      .getByRole('listitem')
      .evaluateAll((items) =>
        items.map((item) => getComputedStyle(item, '::before').boxShadow !== 'none'),
      );
  expect(await holes()).toEqual([false, false, false, false, false, false]);
  await form.fill(aboutYou);
  await expect.poll(holes).toEqual([true, false, false, false, false, false]);
  await form.fill();
  await expect.poll(holes).toEqual([true, true, true, true, true, true]);
});

test(
  'the strip on a phone counts finished parts, and lists fields in error after a submit',
  { tag: '@phone-only' },
  async ({ page, openForm }) => {
    const form = await openForm(acornsAmbassador);
    await expect(parts(page)).toContainText('6 parts');
    await form.fill(aboutYou);
    await expect(parts(page)).toContainText('1 of 6');
    await page.reload();
    await expect(parts(page)).toContainText('1 of 6');

    await form.send();
    await expect(form.banner).toBeVisible();
    const left = acornsAmbassador.empty.length - aboutYou.length;
    await parts(page).getByText(`${left} left`).click();
    const link = parts(page).getByRole('link', { name: 'Resume link' });
    await link.click();
    await expect(form.field('Resume link')).toBeFocused();
    // The list closes, and the strip scrolls away, while the field has focus.
    await expect(link).toBeHidden();
    await expect(parts(page)).not.toBeInViewport();
    await form.field('Resume link').fill('drive.example/ada');
    await expect(parts(page)).toContainText(`${left - 1} left`);
  },
);

test('a suggestion fills its field, is marked as pressed, and survives a reload', async ({
  page,
  openForm,
}) => {
  const form = await openForm(acornsAmbassador);
  const role = form.form.locator('[name="ambassador_type"]');
  const social = form.form.getByRole('button', { name: 'Fill in Social' });
  const events = form.form.getByRole('button', { name: 'Fill in Events' });
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

test('a part with an invalid value is not marked as finished', async ({ page, openForm }) => {
  const form = await openForm(ambassadorManager);
  await form.fill();
  const finished = page.locator('li[data-finished]');
  await expect(finished).not.toHaveCount(0);
  const before = await finished.count();
  await form.field('Resume link').fill('no link');
  await expect(finished).toHaveCount(before - (before > 6 ? 2 : 1));
});
