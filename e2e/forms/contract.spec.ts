import { expect, test } from '@/e2e/fixtures/test';
import { formFixtures } from '@/lib/testing/fixtures';
import { creatorApplication } from '@/lib/testing/forms/creator-application';
import { creatorApply } from '@/lib/testing/forms/creator-apply';
import { solunaAmbassador } from '@/lib/testing/forms/campus';

/** Inputs that a robot sees and a person does not are no part of the contract. */
const honeypot = 'extra_note';

for (const fixture of formFixtures) {
  test(`${fixture.call} asks for the specification’s fields, and for nothing else`, async ({
    page,
    visitForm,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const form = await visitForm(fixture);
    const names = await form.form
      .locator('[name]')
      .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('name')!));
    expect([...new Set(names)].filter((name) => name !== honeypot)).toEqual(
      fixture.answers.map(({ name }) => name),
    );

    // Each label names its input.
    for (const answer of fixture.answers) {
      const isGroup = answer.how === 'choose' || answer.how === 'tick';
      const input = form.control(answer);
      await expect(input).toHaveCount(1);
      const named = isGroup ? input.locator('input').first() : input;
      await expect(named).toHaveAttribute('name', answer.name);
      // The right keyboard on a phone, and what the browser knows already.
      // Several cover letters are typed with commas and blanks between them.
      if (/link|_url$|instagram$|tiktok$/.test(answer.name))
        await expect(input).toHaveAttribute(
          'inputmode',
          answer.name === 'cover_letter_url' ? 'text' : 'url',
        );
      for (const [name, autocomplete] of [
        [/^(firstName|first_name)$/, 'given-name'],
        [/^(lastName|last_name)$/, 'family-name'],
        [/^phone/, 'tel'],
      ] as const)
        if (name.test(answer.name))
          await expect(input).toHaveAttribute('autocomplete', autocomplete);
    }
    await expect(form.form.locator('input[type="email"]')).toHaveAttribute('autocomplete', 'email');

    // No limit to what is typed; prose has three rows, an address grows from one.
    await expect(
      form.form.locator('[maxlength], [minlength], [pattern], [max], [min], input[type="url"]'),
    ).toHaveCount(0);
    for (const area of await form.form.locator('textarea').all()) {
      const isAddress = (await area.getAttribute('name'))?.endsWith('_address');
      await expect(area).toHaveAttribute('rows', isAddress ? '1' : '3');
    }
    // HTML allows it on text areas alone: https://html.spec.whatwg.org/#autofill-field
    await expect(form.form.locator('input[autocomplete*="street-address"]')).toHaveCount(0);

    // No target is smaller than a thumb.
    const targets = await form.form
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
}

test('the choices of a form are the specification’s, label and value', async ({ visitForm }) => {
  const values = (inputs: (HTMLInputElement | HTMLOptionElement)[]) =>
    inputs.map(({ value }) => value);

  const short = await visitForm(creatorApply);
  expect(await short.form.locator('[name="interest"]').evaluateAll(values)).toEqual([
    'Influencer Marketing',
    'Content Creation',
    'Ambassador Programs',
    'On Campus Events',
    'Student Focus Groups',
  ]);
  expect(await short.form.locator('[name="howDidYouHear"] option').evaluateAll(values)).toEqual([
    '',
    'tiktok',
    'instagram',
    'linkedin',
    'friendfamily',
    'google',
    'school',
    'tasseltv',
  ]);

  const long = await visitForm(creatorApplication);
  for (const name of ['Lifestyle', 'Educational', 'Entertainment', 'Fashion', 'Wellness']) {
    const group = long.field(name);
    await expect(group.locator('label')).toHaveText(['N/A', '1', '2', '3', '4', '5']);
    const rated = await group.getByRole('radio').evaluateAll(values);
    expect(rated).toEqual(['0', '1', '2', '3', '4', '5']);
  }

  const soluna = await visitForm(solunaAmbassador);
  await expect(soluna.field('Shirt size').locator('option:not([value=""])')).toHaveText([
    'XS',
    'S',
    'M',
    'L',
    'XL',
    'XXL',
    'XXXL',
  ]);
});
