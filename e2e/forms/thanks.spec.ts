import { scrollTo, scrollY } from '@/e2e/fixtures/scroll';
import { expect, test } from '@/e2e/fixtures/test';
import { formFixtures } from '@/e2e/forms/fixtures/all';
import { brand } from '@/e2e/forms/fixtures/brand';
import { creatorApply } from '@/e2e/forms/fixtures/creator-apply';
import { control, expectThanks, fillIn, formOf, send } from '@/e2e/forms/visitor';

test.beforeEach(({ upstream }) => void upstream);

for (const fixture of formFixtures) {
  const { thanks } = fixture;
  if (thanks.how === 'notice' || thanks.leadsTo === fixture.route) continue;

  for (const way of ['its button', 'Esc'] as const) {
    test(
      `${fixture.call}: ${way} leads from the thank-you to the top of ${thanks.leadsTo}`,
      {
        tag: way === 'Esc' ? [] : ['@phone'],
      },
      async ({ page, openForm, email }) => {
        await openForm(fixture.route);
        await fillIn(page, fixture, email);
        await send(page, fixture);
        await expectThanks(page, fixture);
        const dialog = page.getByRole('dialog', { name: thanks.title, exact: true });
        if (way === 'Esc') await page.keyboard.press('Escape');
        else await dialog.getByRole('button', { name: thanks.button, exact: true }).click();
        await expect(page).toHaveURL(thanks.leadsTo);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Available Opportunities');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect.poll(() => scrollY(page)).toBe(0);
      },
    );
  }

  test(`${fixture.call}: the thank-you takes the keyboard, and nothing behind it does`, async ({
    page,
    openForm,
    email,
  }) => {
    await openForm(fixture.route);
    await fillIn(page, fixture, email);
    await send(page, fixture);
    await expectThanks(page, fixture);
    const dialog = page.getByRole('dialog', { name: thanks.title, exact: true });
    await expect(dialog.getByRole('button', { name: thanks.button })).toBeFocused();
    for (let press = 0; press < 4; press++) {
      await page.keyboard.press('Tab');
      const isBehind = await page.evaluate(
        () =>
          document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      );
      expect(isBehind).toBe(false);
    }
  });

  if (thanks.how === 'view') {
    test(`${fixture.call}: the thank-you takes the page’s place`, async ({
      page,
      openForm,
      email,
    }) => {
      await openForm(fixture.route);
      await fillIn(page, fixture, email);
      await send(page, fixture);
      await expectThanks(page, fixture);
      await expect(formOf(page, fixture)).toHaveCount(0);
      // The modal hides the rest from roles.
      await expect(page.locator('main h1:visible')).toHaveText('Application received');
      await expect(page.locator('main h2:visible').filter({ hasText: /why|about/i })).toHaveCount(
        0,
      );
    });
  }
}

for (const way of ['its button', 'Esc'] as const) {
  test(`submit: ${way} closes the thank-you, and the form is empty again`, async ({
    page,
    openForm,
    email,
  }) => {
    await openForm('/brands');
    await fillIn(page, brand, email);
    await send(page, brand);
    await expectThanks(page, brand);
    const dialog = page.getByRole('dialog', { name: 'Thank you!' });
    if (way === 'Esc') await page.keyboard.press('Escape');
    else await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/brands');
    for (const answer of brand.answers)
      await expect(control(formOf(page, brand), answer)).toHaveValue('');
  });
}

test('submit: a second inquiry after the first is another submission', async ({
  page,
  openForm,
  upstream,
  email,
}) => {
  await openForm('/brands');
  for (const message of ['First', 'Second']) {
    await fillIn(page, brand, email);
    await formOf(page, brand).locator('[name="message"]').fill(message);
    await send(page, brand);
    await expectThanks(page, brand);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  const bodies = upstream.requests.map(({ body }) => JSON.parse(body).message);
  expect(bodies).toEqual(['First', 'Second']);
});

test('apply: the notice is announced, in view, and the form empty', async ({
  page,
  openForm,
  email,
}) => {
  await openForm('/creators');
  await fillIn(page, creatorApply, email);
  await send(page, creatorApply);
  await expectThanks(page, creatorApply);
  const form = formOf(page, creatorApply);
  await expect(form.getByRole('alert')).toHaveText('Application submitted successfully!');
  await expect(form.getByRole('alert')).toBeInViewport();
  await expect(form.getByLabel('First name', { exact: true })).toHaveValue('');
  await expect(form.locator(':checked:not(option)')).toHaveCount(0);
  await expect(page).toHaveTitle(/^(?!Error)/);
  await form.getByRole('button', { name: 'Dismiss' }).click();
  await expect(form.getByRole('alert')).toHaveCount(0);
});

test('a failed check on a campus page goes to 1400 px and on to the field', async ({
  page,
  openForm,
}) => {
  const fixture = formFixtures.find(({ call }) => call === 'submit-acorns-ambassador')!;
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
  await openForm(fixture.route);
  await scrollTo(page, 3000);
  await page.evaluate(() => ((window as unknown as { tops: number[] }).tops.length = 0));
  await send(page, fixture);
  await expect(formOf(page, fixture).getByLabel('First name', { exact: true })).toBeFocused();
  expect(await page.evaluate(() => (window as unknown as { tops: number[] }).tops)).toContain(1400);
});
