import { expect, test } from '@/e2e/fixtures/test';
import { withMessages, checkedByBrowser } from '@/e2e/forms/fixtures/all';
import { control, endingIn, formOf, send } from '@/e2e/forms/visitor';

for (const fixture of withMessages) {
  test.describe(`${fixture.call}, sent empty`, () => {
    test.beforeEach(async ({ page, openForm }) => {
      await openForm(fixture.route);
      await send(page, fixture);
      await expect(page.locator('[data-banner]')).toBeVisible();
    });

    test('says what is missing: at each field, in a banner of links, and in the title', async ({
      page,
      upstream,
    }) => {
      const form = formOf(page, fixture);
      await expect(page).toHaveTitle(/^Error: \S/);
      // It has moved to the first field in error.
      const first = form.getByLabel(fixture.empty[0]![0], { exact: true });
      await expect(first).toBeFocused();
      await expect(first).toBeInViewport({ ratio: 1 });
      await expect(page.locator('[data-banner]')).toBeInViewport({ ratio: 1 });
      await expect(form.getByText(fixture.banner, { exact: true })).toBeVisible();

      // Each message stands at its field, and is what assistive technology reads with it.
      for (const [label, message] of fixture.empty) {
        const { how } = fixture.answers.find((answer) => answer.label === label)!;
        const field = control(form, { how, label });
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await expect(field).toHaveAccessibleDescription(endingIn(message));
      }
      await expect(form.locator('[aria-invalid="true"]')).toHaveCount(fixture.empty.length);

      const links = form.locator('[data-banner]').getByRole('link');
      await expect(links).toHaveText(
        fixture.empty.map(([label, message]) => `${label}: ${message}`),
      );
      expect(upstream.requests).toEqual([]);
    });

    test('each link of the banner leads to its field', async ({ page }) => {
      const form = formOf(page, fixture);
      const links = form.locator('[data-banner]').getByRole('link');
      const last = fixture.empty.length - 1;
      for (const place of [last, 1]) {
        const [label] = fixture.empty[place]!;
        const { how } = fixture.answers.find((answer) => answer.label === label)!;
        await links.nth(place).click();
        const field = control(form, { how, label });
        const focused = how === 'choose' ? field.getByRole('radio').first() : field;
        await expect(focused).toBeFocused();
        await expect(focused).toBeInViewport();
      }
    });

    test('typing into a field clears its error alone, for good until the next submit', async ({
      page,
    }) => {
      const form = formOf(page, fixture);
      const [label] = fixture.empty[0]!;
      const first = form.getByLabel(label, { exact: true });
      await first.press('A');
      await expect(first).toHaveAttribute('aria-invalid', 'false');
      await expect(form.locator('[aria-invalid="true"]')).toHaveCount(fixture.empty.length - 1);
      await first.press('Backspace');
      await first.press('Tab');
      await expect(form.locator('[aria-invalid="true"]')).toHaveCount(fixture.empty.length - 1);
      await expect(form.getByText(fixture.banner, { exact: true })).toBeVisible();
      await send(page, fixture);
      await expect(form.locator('[aria-invalid="true"]')).toHaveCount(fixture.empty.length);
    });
  });
}

for (const fixture of checkedByBrowser) {
  test(`${fixture.call}, sent empty, is stopped by the browser at its first field`, async ({
    page,
    openForm,
    upstream,
  }) => {
    await openForm(fixture.route);
    await send(page, fixture);
    const form = formOf(page, fixture);
    await expect(form.getByLabel('First name', { exact: true })).toBeFocused();
    expect(await form.evaluate((element: HTMLFormElement) => element.checkValidity())).toBe(false);
    const missing = await form.evaluate((element: HTMLFormElement) => [
      ...new Set(
        [...element.querySelectorAll<HTMLInputElement>(':invalid[name]')].map((i) => i.name),
      ),
    ]);
    const optional = ['message', 'interest'];
    expect(missing).toEqual(
      fixture.answers.map(({ name }) => name).filter((name) => !optional.includes(name)),
    );
    expect(upstream.requests).toEqual([]);
  });
}
