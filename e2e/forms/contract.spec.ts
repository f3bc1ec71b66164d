import type { Locator } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures/test';
import { formFixtures, formNamed, messagesFormNamed } from '@/lib/testing/fixtures';

const solunaAmbassador = messagesFormNamed('submit-soluna-ambassador');
const acornsAmbassador = messagesFormNamed('submit-acorns-ambassador');
const creatorApplication = messagesFormNamed('submit-creator-application');
const creatorApply = formNamed('apply');

/** An input that a robot sees and a person does not is no part of the contract. */
const seen = ':not([name="extra_note"])';

/** The right keyboard on a phone, and what the browser knows already. */
const attributes: [fields: RegExp, attribute: string, value: string][] = [
  [/^(?!cover).*(link(edin)?|_url|instagram|tiktok)$/, 'inputmode', 'url'],
  // Several are typed, with commas and blanks between them.
  [/^cover_letter_url$/, 'inputmode', 'text'],
  [/^(firstName|first_name)$/, 'autocomplete', 'given-name'],
  [/^(lastName|last_name)$/, 'autocomplete', 'family-name'],
  [/^phone/, 'autocomplete', 'tel'],
  // Of the visitor, not of somebody else.
  [/^(school_)?email$/, 'autocomplete', 'email'],
  [/email$/, 'type', 'email'],
  // Prose has three rows, an address grows from one.
  [/^(college|home)_address$/, 'rows', '1'],
  [/^(message|skills|past_experience|interest_reason|additional_notes|.*_exp)$/, 'rows', '3'],
];

for (const fixture of formFixtures) {
  test(`${fixture.formId}: has exactly the fields of the specification`, async ({
    page,
    openForm,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const form = await openForm(fixture);
    const names = await form.form
      .locator(`[name]${seen}`)
      .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('name')));
    expect([...new Set(names)]).toEqual(fixture.answers.map(({ name }) => name));

    for (const answer of fixture.answers) {
      const isGroup = answer.how === 'choose' || answer.how === 'tick';
      const input = form.control(answer);
      // Each label names its input.
      await expect(isGroup ? input.locator('input').first() : input).toHaveAttribute(
        'name',
        answer.name,
      );
      for (const [fields, attribute, value] of attributes)
        if (fields.test(answer.name)) await expect(input).toHaveAttribute(attribute, value);
    }

    // No limit to what is typed.
    await expect(
      form.form.locator('[maxlength], [minlength], [pattern], input[type="url"]'),
    ).toHaveCount(0);
    // HTML allows it on text areas alone: https://html.spec.whatwg.org/#autofill-field
    await expect(form.form.locator('input[autocomplete*="street-address"]')).toHaveCount(0);

    const trap = page.locator('[aria-hidden="true"]:has([name="extra_note"])');
    expect((await trap.boundingBox())!.width, 'the field for robots').toBeLessThanOrEqual(1);

    // No target is smaller than a thumb. A radio or checkbox is pressed by its label.
    const small = await form.form
      .locator(`:is(input, select, textarea, [type="submit"])${seen}:visible`)
      .evaluateAll((inputs) =>
        inputs
          .map((input) => (input.closest('label') ?? input).getBoundingClientRect())
          .filter(({ width, height }) => Math.round(height) < 44 || Math.round(width) < 40),
      );
    expect(small).toEqual([]);
  });
}

test(
  'an address field asks for city, state and ZIP, again after autofill',
  { tag: '@chromium' },
  async ({ page, openForm }) => {
    const form = await openForm(acornsAmbassador);
    const session = await page.context().newCDPSession(page);
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    const { root } = await session.send('DOM.getDocument');
    for (const label of ['College address', 'Home address']) {
      const address = form.field(label);
      await expect(address).toHaveAccessibleDescription(/^Street, city, state and ZIP\./);
      const note = form.form
        .locator(`div:has(> [name="${await address.getAttribute('name')}"])`)
        .getByText('Add city, state and ZIP.');
      await expect(note).toBeHidden();
      const selector = `[name="${await address.getAttribute('name')}"]`;
      const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
      const forcedPseudoClasses = ['autofill'];
      await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses });
      await expect(note).toBeVisible();
    }
  },
);

test('choices have the labels and values of the specification', async ({ openForm }) => {
  const values = (choices: Locator) =>
    choices.evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => value).join(', '));

  const short = await openForm(creatorApply);
  expect(await values(short.form.locator('[name="interest"]'))).toBe(
    'Influencer Marketing, Content Creation, Ambassador Programs, On Campus Events, Student Focus Groups',
  );
  expect(await values(short.form.locator('[name="howDidYouHear"] option'))).toBe(
    ', tiktok, instagram, linkedin, friendfamily, google, school, tasseltv',
  );

  const long = await openForm(creatorApplication);
  for (const name of ['Lifestyle', 'Educational', 'Entertainment', 'Fashion', 'Wellness']) {
    const group = long.field(name);
    await expect(group.locator('label')).toHaveText(['N/A', '1', '2', '3', '4', '5']);
    expect(await values(group.getByRole('radio'))).toBe('0, 1, 2, 3, 4, 5');
  }

  const soluna = await openForm(solunaAmbassador);
  const sizes = soluna.field('Shirt size').getByRole('option');
  await expect(sizes).toHaveText([/./, 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL']);
});
