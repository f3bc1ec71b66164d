import { expect, test } from '@/e2e/fixtures/test';
import { formFixtures } from '@/e2e/forms/fixtures/all';
import { control, formOf } from '@/e2e/forms/visitor';

/** Inputs that a robot sees and a person does not are no part of the contract. */
const honeypot = 'extra_note';

for (const fixture of formFixtures) {
  test.describe(fixture.call, () => {
    test.beforeEach(({ visit }) => visit(fixture.route));

    test('asks for the specification’s fields, under their names, and for nothing else', async ({
      page,
    }) => {
      const names = await formOf(page, fixture)
        .locator('[name]')
        .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('name')!));
      expect([...new Set(names)].filter((name) => name !== honeypot)).toEqual(
        fixture.answers.map(({ name }) => name),
      );
    });

    test('each label names its input', async ({ page }) => {
      for (const answer of fixture.answers) {
        const input = control(formOf(page, fixture), answer);
        await expect(input).toHaveCount(1);
        const named =
          answer.how === 'choose' || answer.how === 'tick' ? input.locator('input').first() : input;
        await expect(named).toHaveAttribute('name', answer.name);
      }
    });

    test('sets no limit to what is typed, and gives prose three rows', async ({ page }) => {
      const form = formOf(page, fixture);
      await expect(form.locator('[maxlength], [minlength], [pattern], [max], [min]')).toHaveCount(
        0,
      );
      for (const area of await form.locator('textarea').all())
        await expect(area).toHaveAttribute('rows', '3');
      await expect(form.locator('input[type="url"]')).toHaveCount(0);
    });

    test('helps a phone: the right keyboard, what the browser knows already', async ({ page }) => {
      const form = formOf(page, fixture);
      await expect(form.locator('input[type="email"]')).toHaveAttribute('autocomplete', 'email');
      for (const [name, autocomplete] of [
        [/^(firstName|first_name)$/, 'given-name'],
        [/^(lastName|last_name)$/, 'family-name'],
        [/^phone/, 'tel'],
      ] as const) {
        const answer = fixture.answers.find((asked) => name.test(asked.name));
        if (answer)
          await expect(control(form, answer)).toHaveAttribute('autocomplete', autocomplete);
      }
      const links = fixture.answers.filter(({ name }) =>
        /link|_url$|instagram$|tiktok$/.test(name),
      );
      for (const answer of links)
        await expect(control(form, answer)).toHaveAttribute('inputmode', 'url');
    });

    test('has no target smaller than a thumb', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      const form = formOf(page, fixture);
      const targets = await form
        .locator('input:visible, select:visible, textarea:visible, button[type="submit"]:visible')
        .evaluateAll((inputs) =>
          inputs.map((input) => {
            // A radio or checkbox is pressed by its label.
            const target = input.closest('label') ?? input;
            const { width, height } = target.getBoundingClientRect();
            return [input.getAttribute('name'), Math.round(width), Math.round(height)] as const;
          }),
        );
      for (const [name, width, height] of targets.filter(([name]) => name !== honeypot)) {
        expect(height, `${name} is ${width} × ${height}`).toBeGreaterThanOrEqual(44);
        expect(width, `${name} is ${width} × ${height}`).toBeGreaterThanOrEqual(40);
      }
    });
  });
}

test('the short creator form lists its interests and where people heard of us', async ({
  page,
  visit,
}) => {
  await visit('/creators');
  const interests = page.locator('[name="interest"]');
  expect(
    await interests.evaluateAll((boxes: HTMLInputElement[]) => boxes.map((box) => box.value)),
  ).toEqual([
    'Influencer Marketing',
    'Content Creation',
    'Ambassador Programs',
    'On Campus Events',
    'Student Focus Groups',
  ]);
  const sources = page.locator('[name="howDidYouHear"] option');
  expect(
    await sources.evaluateAll((options: HTMLOptionElement[]) => options.map(({ value }) => value)),
  ).toEqual([
    '',
    'tiktok',
    'instagram',
    'linkedin',
    'friendfamily',
    'google',
    'school',
    'tasseltv',
  ]);
});

test('the wellness form lists its shirt sizes', async ({ page, visit }) => {
  await visit('/soluna-ambassador');
  const sizes = page.getByLabel('Shirt size', { exact: true }).locator('option:not([value=""])');
  await expect(sizes).toHaveText(['XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL']);
});

test('each kind of content is rated from N/A to 5', async ({ page, visit }) => {
  await visit('/creator');
  for (const name of ['Lifestyle', 'Educational', 'Entertainment', 'Fashion', 'Wellness']) {
    const group = page.getByRole('radiogroup', { name, exact: true });
    await expect(group.locator('label')).toHaveText(['N/A', '1', '2', '3', '4', '5']);
    const values = await group
      .getByRole('radio')
      .evaluateAll((radios: HTMLInputElement[]) => radios.map(({ value }) => value));
    expect(values).toEqual(['0', '1', '2', '3', '4', '5']);
  }
});
