import { scrollTo, scrollY } from '@/e2e/fixtures/scroll';
import { expect, test } from '@/e2e/fixtures/test';
import { withMessages } from '@/lib/testing/fixtures';
import { brand } from '@/lib/testing/forms/brand';
import { acornsAmbassador } from '@/lib/testing/forms/campus';
import { creatorApplication } from '@/lib/testing/forms/creator-application';
import { creatorApply } from '@/lib/testing/forms/creator-apply';
import type { FormPage } from '@/e2e/forms/form-page';
import { pages } from '@/lib/content/pages';
import type { Route } from '@/lib/site';

async function expectTopOf(route: string, { page }: FormPage) {
  await expect(page).toHaveURL(route);
  await expect.poll(() => page.title()).toContain(pages[route as Route].title);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => scrollY(page)).toBe(0);
}

for (const fixture of withMessages) {
  // A form that stays where it is closes its thank-you, as the brand form does below.
  if (fixture.thanks.how === 'notice' || fixture.thanks.leadsTo === fixture.route) continue;
  const { how, button, leadsTo } = fixture.thanks;

  test(`${fixture.call}: the thank-you takes the keyboard, and its button leads to the top of ${leadsTo}`, async ({
    page,
    sentForm,
  }) => {
    const form = await sentForm(fixture);
    if (how === 'view') {
      await expect(form.form).toHaveCount(0);
      // The modal hides the rest from roles.
      await expect(page.locator('main h1:visible')).toHaveText('Application received');
      await expect(page.locator('main h2:visible').filter({ hasText: /why|about/i })).toHaveCount(
        0,
      );
    }
    const close = form.dialog.getByRole('button', { name: button, exact: true });
    await expect(close).toBeFocused();
    for (let press = 0; press < 4; press++) {
      await page.keyboard.press('Tab');
      const isBehind = await page.evaluate(
        () =>
          document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      );
      expect(isBehind).toBe(false);
    }
    await close.click();
    await expectTopOf(leadsTo, form);
  });
}

for (const fixture of [creatorApplication, acornsAmbassador]) {
  test(`${fixture.call}: so does Esc`, async ({ page, sentForm }) => {
    const form = await sentForm(fixture);
    await page.keyboard.press('Escape');
    await expectTopOf('/roles', form);
  });
}

test('submit: its button and Esc close the thank-you, and the form is empty for another inquiry', async ({
  page,
  sentForm,
  upstream,
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
  expect(upstream.requests.map(({ body }) => JSON.parse(body).message)).toEqual([
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
  await form.form.getByRole('button', { name: 'Dismiss' }).click();
  await expect(form.notice).toHaveCount(0);
});

test('submit: a thank-you that was reached by its hash is closed as any other', async ({
  page,
  visitForm,
}) => {
  const form = await visitForm(brand);
  await page.goto('/about');
  await page.goto(`${brand.route}#thank-you`);
  await expect(page.locator('#thank-you[open]')).toBeVisible();
  await form.dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.locator('#thank-you')).toBeHidden();
  await expect(page).toHaveURL(brand.route);
});

test('apply: what is typed after a thank-you that was reached by its hash outlives a reload', async ({
  page,
  visitForm,
}) => {
  const form = await visitForm(creatorApply);
  await page.goto('/about');
  await page.goto(`${creatorApply.route}#thank-you`);
  await form.expectThanks();
  await expect(page).toHaveURL(creatorApply.route);
  await form.field('First name').fill('Ada');
  await page.reload();
  await expect(form.field('First name')).toHaveValue('Ada');
  await expect(form.notice).toHaveCount(0);
});

test('a failed check on a campus page goes to 1400 px and on to the field', async ({
  page,
  openForm,
}) => {
  await page.addInitScript(() => {
    const tops: unknown[] = [];
    Object.assign(window, { tops });
    const original = window.scrollTo.bind(window) as (...given: unknown[]) => void;
    window.scrollTo = (...given: unknown[]) => {
      const [first, second] = given;
      tops.push(typeof first === 'object' ? (first as ScrollToOptions).top : second);
      original(...given);
    };
  });
  const form = await openForm(acornsAmbassador);
  await scrollTo(page, 3000);
  await page.evaluate(() => ((window as unknown as { tops: number[] }).tops.length = 0));
  await form.send();
  await expect(form.field('First name')).toBeFocused();
  expect(await page.evaluate(() => (window as unknown as { tops: number[] }).tops)).toContain(1400);
});
