import { expect, test } from '@/e2e/fixtures/test';
import { formFixtures } from '@/lib/testing/fixtures';

/** A selector that excludes the honeypot. */
const notHoneypot = ':not([name="extra_note"])';

/** The forms of the specification. Other forms may use the field names below for other purposes. */
const specifiedFormIds = [
  'submit',
  'apply',
  'submit-creator-application',
  'submit-ambassador-manager',
  'submit-acorns-ambassador',
  'submit-soluna-ambassador',
];

const linkFields = [
  'instagram',
  'instagram_link',
  'instagram_url',
  'tiktok',
  'tiktok_link',
  'tiktok_url',
  'linkedin',
  'video_example_url',
  'headshot_url',
  'resume_url',
];
const longTextFields = [
  'message',
  'skills',
  'past_experience',
  'interest_reason',
  'additional_notes',
  'campus_marketing_exp',
  'leadership_exp',
];
/** Attributes by field name, for the keyboard of phones, autofill, and the number of lines. */
const attributes: [names: string[], attribute: string, value: string][] = [
  [linkFields, 'inputmode', 'url'],
  // May contain several links, so its keyboard needs the comma and the space bar.
  [['cover_letter_url'], 'inputmode', 'text'],
  [['firstName', 'first_name'], 'autocomplete', 'given-name'],
  [['lastName', 'last_name'], 'autocomplete', 'family-name'],
  [['phone', 'phone_number'], 'autocomplete', 'tel'],
  [['email', 'school_email'], 'autocomplete', 'email'],
  [['email', 'school_email'], 'type', 'email'],
  // A long text has three rows at first, an address has one.
  [['college_address', 'home_address'], 'rows', '1'],
  [longTextFields, 'rows', '3'],
];

/** The specified options, by form and field. */
const choices: Record<string, Record<string, string>> = {
  apply: {
    interest:
      'Influencer Marketing, Content Creation, Ambassador Programs, On Campus Events, Student Focus Groups',
    howDidYouHear: ', tiktok, instagram, linkedin, friendfamily, google, school, tasseltv',
  },
  'submit-creator-application': Object.fromEntries(
    ['lifestyle', 'educational', 'entertainment', 'fashion', 'wellness'].map((kind) => [
      `content_${kind}`,
      '0, 1, 2, 3, 4, 5',
    ]),
  ),
  'submit-acorns-ambassador': { ambassador_type: 'Social, Events' },
  'submit-soluna-ambassador': { shirt_size: ', XS, S, M, L, XL, XXL, XXXL' },
};

for (const fixture of formFixtures) {
  const isSpecified = specifiedFormIds.includes(fixture.formId);
  const source = isSpecified ? 'the specification' : 'its fixture';
  test(`${fixture.formId}: has exactly the fields and choices of ${source}, large enough for a thumb`, async ({
    page,
    visitForm,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const form = await visitForm(fixture);
    const names = await form.form
      .locator(`[name]${notHoneypot}`)
      .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('name')));
    expect([...new Set(names)]).toEqual(fixture.answers.map(({ name }) => name));

    for (const answer of fixture.answers) {
      const isGroup = answer.how === 'choose' || answer.how === 'tick';
      const input = form.control(answer);
      // `form.control` finds the input by its label. Checks that it is the input with this name.
      await expect(isGroup ? input.locator('input').first() : input).toHaveAttribute(
        'name',
        answer.name,
      );
      if (isSpecified)
        for (const [names, attribute, value] of attributes)
          if (names.includes(answer.name)) await expect(input).toHaveAttribute(attribute, value);
    }

    for (const [name, options] of Object.entries(choices[fixture.formId] ?? {})) {
      const offered = await form.form
        .locator(`[name="${name}"]`)
        .evaluateAll((all: HTMLInputElement[]) =>
          all.flatMap((input) => {
            const listed = input.list?.options ?? (input as unknown as HTMLSelectElement).options;
            return listed ? [...listed].map(({ value }) => value) : [input.value];
          }),
        );
      expect(offered.join(', '), name).toBe(options);
    }

    // The length of a text is not limited.
    await expect(
      form.form.locator('[maxlength], [minlength], [pattern], input[type="url"]'),
    ).toHaveCount(0);
    // HTML allows `street-address` only on text areas: https://html.spec.whatwg.org/#autofill-field
    await expect(form.form.locator('input[autocomplete*="street-address"]')).toHaveCount(0);

    const honeypot = page.locator('[aria-hidden="true"]:has([name="extra_note"])');
    expect((await honeypot.boundingBox())!.width, 'width of the honeypot').toBeLessThanOrEqual(1);

    // Every target is large enough for a thumb. The label is the target of a radio or checkbox.
    const small = await form.form
      .locator(`:is(input, select, textarea, [type="submit"])${notHoneypot}:visible`)
      .evaluateAll((inputs) =>
        inputs
          .map((input) => (input.closest('label') ?? input).getBoundingClientRect())
          .filter(({ width, height }) => Math.round(height) < 44 || Math.round(width) < 40),
      );
    expect(small).toEqual([]);
  });
}
