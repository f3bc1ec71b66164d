import { hold } from '@/e2e/fixtures/hold-request';
import { scrollY } from '@/e2e/fixtures/scroll';
import { expect, test } from '@/e2e/fixtures/test';
import { checkedByBrowser, withMessages } from '@/lib/testing/fixtures';
import { brand } from '@/lib/testing/forms/brand';
import { creatorApply } from '@/lib/testing/forms/creator-apply';

for (const fixture of withMessages) {
  const { thanks } = fixture;
  // A form that stays where it is closes its thank-you, as the brand form does below.
  if (thanks.how === 'notice' || thanks.leadsTo === fixture.route) continue;

  for (const way of ['its button', 'Escape'])
    test(`${fixture.call}: the thank-you takes the keyboard, and ${way} leads to the top of ${thanks.leadsTo}`, async ({
      page,
      sentForm,
    }) => {
      const form = await sentForm(fixture);
      if (thanks.how === 'view') {
        await expect(form.form).toHaveCount(0);
        // The modal hides the rest from roles.
        await expect(page.locator('main h1:visible')).toHaveText('Application received');
        await expect(page.locator('main h2:visible').filter({ hasText: /why|about/i })).toHaveCount(
          0,
        );
      }
      const close = form.dialog.getByRole('button', { name: thanks.button, exact: true });
      await expect(close).toBeFocused();
      // Nothing behind it can be reached: beyond its last stop there is the browser's own window.
      for (let press = 0; press < 4; press++) {
        await page.keyboard.press('Tab');
        await expect(page.locator('body :focus:not(dialog, dialog *)')).toHaveCount(0);
      }
      const roles = await hold(page, `**${thanks.leadsTo}?**`);
      await (way === 'Escape' ? page.keyboard.press(way) : close.click());
      // While its page is on its way, the header says so.
      await expect(page.locator('header [data-progress]')).toHaveCSS('transform', 'none');
      roles.release();
      await expect(page).toHaveURL(thanks.leadsTo);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Available Opportunities');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect.poll(() => scrollY(page)).toBe(0);
    });
}

test('submit: button and Esc close the thank-you; another inquiry can be sent', async ({
  page,
  sentForm,
}) => {
  const form = await sentForm(brand);
  await form.dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(form.dialog).toBeHidden();
  await expect(page).toHaveURL('/brands');
  await form.expectEmpty();

  await form.fill();
  await form.form.locator('[name="message"]').fill('Another');
  await form.send();
  await form.expectThanks();
  await page.keyboard.press('Escape');
  await expect(form.dialog).toBeHidden();
  await form.expectEmpty();
  expect(form.arrived.map(({ values }) => values.message)).toEqual([
    'A cold brew, at five campuses in May.',
    'Another',
  ]);
});

test('apply: the notice is announced, in view, and the form empty', async ({ page, sentForm }) => {
  const form = await sentForm(creatorApply);
  await expect(form.notice).toHaveText('Application submitted successfully!');
  await expect(form.notice).toBeInViewport();
  await form.expectEmpty();
  await expect(page).toHaveTitle(/^(?!Error)/);
  await form.press('Dismiss');
  await expect(form.notice).toHaveCount(0);
});

for (const fixture of checkedByBrowser) {
  const first = fixture.answers[0]!;

  test(`${fixture.call}: a thank-you by its hash is closed as any other; what is typed then outlives a reload`, async ({
    page,
    openForm,
  }) => {
    const form = await openForm(fixture);
    await page.goto('/about');
    await page.goto(`${fixture.route}#thank-you`);
    await form.expectThanks();
    await page.getByRole('button', { name: /^(Close|Dismiss)$/ }).click();
    await expect(page.locator('#thank-you')).toBeHidden();
    await expect(page).toHaveURL(fixture.route);
    await form.fill([first]);
    await page.reload();
    await form.expectFilledIn([first]);
    await expect(page.locator('#thank-you')).toBeHidden();
  });
}
