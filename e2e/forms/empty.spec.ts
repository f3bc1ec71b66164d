import { expect, test } from '@/e2e/fixtures/test';
import { outspoken, silent } from '@/e2e/forms/stories/all';
import { control, endingIn, formOf, send } from '@/e2e/forms/visitor';

for (const story of outspoken) {
  test.describe(`${story.call}, sent empty`, () => {
    test.beforeEach(async ({ page, openForm }) => {
      await openForm(story.route);
      await send(page, story);
      await expect(page.locator('[data-banner]')).toBeVisible();
    });

    test('says what is missing: at each field, in a banner of links, and in the title', async ({
      page,
      upstream,
    }) => {
      const form = formOf(page, story);
      await expect(page).toHaveTitle(/^Error: \S/);
      // It has moved to the first field in error.
      const first = form.getByLabel(story.empty[0]![0], { exact: true });
      await expect(first).toBeFocused();
      await expect(first).toBeInViewport({ ratio: 1 });
      await expect(page.locator('[data-banner]')).toBeInViewport({ ratio: 1 });
      await expect(form.getByText(story.banner, { exact: true })).toBeVisible();

      // Each message stands at its field, and is what assistive technology reads with it.
      for (const [label, message] of story.empty) {
        const { how } = story.answers.find((answer) => answer.label === label)!;
        const field = control(form, { how, label });
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await expect(field).toHaveAccessibleDescription(endingIn(message));
      }
      await expect(form.locator('[aria-invalid="true"]')).toHaveCount(story.empty.length);

      const links = form.locator('[data-banner]').getByRole('link');
      await expect(links).toHaveText(story.empty.map(([label, message]) => `${label}: ${message}`));
      expect(await upstream.received()).toEqual([]);
    });

    test('each link of the banner leads to its field', async ({ page }) => {
      const form = formOf(page, story);
      const links = form.locator('[data-banner]').getByRole('link');
      const last = story.empty.length - 1;
      for (const place of [last, 1]) {
        const [label] = story.empty[place]!;
        const { how } = story.answers.find((answer) => answer.label === label)!;
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
      const form = formOf(page, story);
      const [label] = story.empty[0]!;
      const first = form.getByLabel(label, { exact: true });
      await first.press('A');
      await expect(first).toHaveAttribute('aria-invalid', 'false');
      await expect(form.locator('[aria-invalid="true"]')).toHaveCount(story.empty.length - 1);
      await first.press('Backspace');
      await first.press('Tab');
      await expect(form.locator('[aria-invalid="true"]')).toHaveCount(story.empty.length - 1);
      await expect(form.getByText(story.banner, { exact: true })).toBeVisible();
      await send(page, story);
      await expect(form.locator('[aria-invalid="true"]')).toHaveCount(story.empty.length);
    });
  });
}

for (const story of silent) {
  test(`${story.call}, sent empty, is stopped by the browser at its first field`, async ({
    page,
    openForm,
    upstream,
  }) => {
    await openForm(story.route);
    await send(page, story);
    const form = formOf(page, story);
    await expect(form.getByLabel('First name', { exact: true })).toBeFocused();
    expect(await form.evaluate((element: HTMLFormElement) => element.checkValidity())).toBe(false);
    const missing = await form.evaluate((element: HTMLFormElement) => [
      ...new Set(
        [...element.querySelectorAll<HTMLInputElement>(':invalid[name]')].map((i) => i.name),
      ),
    ]);
    const optional = ['message', 'interest'];
    expect(missing).toEqual(
      story.answers.map(({ name }) => name).filter((name) => !optional.includes(name)),
    );
    expect(await upstream.received()).toEqual([]);
  });
}
