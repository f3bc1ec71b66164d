import { expect, test } from '@/e2e/fixtures/test';
import { checkedByBrowser, withMessages } from '@/lib/testing/fixtures';
import { brand } from '@/lib/testing/forms/brand';

for (const fixture of withMessages) {
  test(`${fixture.call}, sent untouched, says what is missing, leads there, and forgives what is typed`, async ({
    page,
    openForm,
    upstream,
  }) => {
    const form = await openForm(fixture);
    await form.send();
    await expect(form.banner).toBeVisible();

    // The page stays, and has moved to the first field in error.
    await expect(page).toHaveURL(fixture.route);
    await expect(page).toHaveTitle(/^Error: \S/);
    const first = form.field(fixture.empty[0]![0]);
    await expect(first).toBeFocused();
    await expect(first).toBeInViewport({ ratio: 1 });
    await expect(form.banner).toBeInViewport({ ratio: 1 });
    await expect(form.form.getByText(fixture.banner, { exact: true })).toBeVisible();

    // Each message stands at its field, and is what assistive technology reads with it.
    await form.expectMessages(fixture.empty);
    await expect(form.invalid).toHaveCount(fixture.empty.length);
    const links = form.banner.getByRole('link');
    await expect(links).toHaveText(fixture.empty.map(([label]) => label));

    // Each link of the banner leads to its field.
    for (const place of [fixture.empty.length - 1, 1]) {
      const field = form.field(fixture.empty[place]![0]);
      await links.nth(place).click();
      const radio = field.getByRole('radio').first();
      const focused = (await radio.count()) > 0 ? radio : field;
      await expect(focused).toBeFocused();
      await expect(focused).toBeInViewport();
    }

    // Typing into a field clears its error alone, for good until the next submit.
    await first.press('A');
    await expect(first).toHaveAttribute('aria-invalid', 'false');
    await expect(form.invalid).toHaveCount(fixture.empty.length - 1);
    await first.press('Backspace');
    await first.press('Tab');
    await expect(form.invalid).toHaveCount(fixture.empty.length - 1);
    await expect(form.form.getByText(fixture.banner, { exact: true })).toBeVisible();
    await form.send();
    await expect(form.invalid).toHaveCount(fixture.empty.length);
    expect(upstream.requests).toEqual([]);
  });
}

for (const fixture of checkedByBrowser) {
  const first = fixture.answers[0]!.label;
  test(`${fixture.call}, sent untouched, shows the browser's messages at their fields`, async ({
    page,
    openForm,
    upstream,
  }) => {
    const form = await openForm(fixture);
    await form.send();
    await expect(form.field(first)).toBeFocused();
    await expect(page).toHaveURL(fixture.route);
    const missing = await form.form.evaluate((element: HTMLFormElement) => [
      ...new Set(
        [...element.querySelectorAll<HTMLInputElement>(':invalid[name]')].map((i) => i.name),
      ),
    ]);
    const required = fixture.answers.filter(({ label }) => !label.endsWith('(optional)'));
    expect(missing).toEqual(required.map(({ name }) => name));

    // The words are the browser's own.
    for (const answer of required) {
      const input = form.form.locator(`[name="${answer.name}"]`).first();
      const message = await input.evaluate(
        (element: HTMLInputElement) => element.validationMessage,
      );
      expect(message).not.toBe('');
      await form.expectMessages([[answer.label, message]]);
    }
    await form.field(first).press('A');
    await expect(form.field(first)).toHaveAttribute('aria-invalid', 'false');
    expect(upstream.requests).toEqual([]);
  });
}

test('a field that is typed in before the errors are rendered gets none', async ({
  page,
  openForm,
}) => {
  const form = await openForm(brand);
  // In one task, so that nothing is rendered in between.
  await page.evaluate((call) => {
    const element = document.querySelector<HTMLFormElement>(`form[data-form="${call}"]`)!;
    const input = element.querySelector<HTMLInputElement>('input')!;
    element.querySelector<HTMLButtonElement>('[type="submit"]')!.click();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, 'Ada');
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }, brand.call);
  await expect(form.field('Last name')).toHaveAttribute('aria-invalid', 'true');
  await expect(form.field('First name')).toHaveAttribute('aria-invalid', 'false');
});
