/** The inputs of the running site. lib/forms/contract.test.ts tests the rules and texts, send.spec.ts what is sent. */
import { expect, test } from '@/e2e/fixtures/test';
import { getForm } from '@/e2e/testing/forms';
import { contracts } from '@/e2e/testing/contract';

const linkFields =
  /^(instagram|tiktok)(_link|_url)?$|^(linkedin|video_example_url|headshot_url|resume_url)$/;
const longTextFields =
  /^(message|skills|past_experience|interest_reason|additional_notes|campus_marketing_exp|leadership_exp)$/;

/** Attributes by field name, for the keyboard of phones, autofill, and the number of lines. */
const attributes: [names: RegExp, attribute: string, value: string][] = [
  [linkFields, 'inputmode', 'url'],
  // May contain several links, so its keyboard needs the comma and the space bar.
  [/^cover_letter_url$/, 'inputmode', 'text'],
  [/^(gradYear|(instagram|tiktok)Followers)$/, 'inputmode', 'numeric'],
  [/^(gradYear|(instagram|tiktok)Followers)$/, 'type', 'text'],
  [/^(firstName|first_name)$/, 'autocomplete', 'given-name'],
  [/^(lastName|last_name)$/, 'autocomplete', 'family-name'],
  [/^(phone|phone_number)$/, 'autocomplete', 'tel'],
  [/^(email|school_email)$/, 'autocomplete', 'email'],
  [/^(email|school_email)$/, 'type', 'email'],
  [/^(college|home)_address$/, 'rows', '1'],
  [longTextFields, 'rows', '3'],
];

for (const contract of contracts) {
  const { formId } = contract;
  const definition = getForm(formId);

  test(`${formId}: has the agreed fields with labels and attributes, no limits of length, and targets large enough for a thumb`, async ({
    page,
    visitForm,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const driver = await visitForm(definition);
    const { form } = driver;
    const inputs = await form
      .locator('[name]:not([name="extra_note"])')
      .evaluateAll((all: HTMLInputElement[]) =>
        all.map(({ attributes }) =>
          Object.fromEntries([...attributes].map(({ name, value }) => [name, value])),
        ),
      );
    const names = new Set(inputs.map(({ name }) => name));
    expect([...names].toSorted()).toEqual(contract.fields.toSorted());
    for (const [pattern, attribute, value] of attributes)
      for (const input of inputs.filter(({ name }) => pattern.test(name!)))
        expect(input, input.name).toMatchObject({ [attribute]: value });

    for (const answer of driver.answers) {
      const found = driver.control(answer).locator('xpath=descendant-or-self::*[@name]').first();
      await expect(found, answer.label).toHaveAttribute('name', answer.field.name);
    }

    // The length of a text is not limited, and “instagram.com/ada” is a link.
    const limits = '[maxlength], [minlength], [pattern], [type="url"], [type="number"]';
    await expect(form.locator(limits)).toHaveCount(0);

    const honeypot = page.locator('[aria-hidden="true"]:has([name="extra_note"])');
    expect((await honeypot.boundingBox())!.width, 'width of the honeypot').toBeLessThanOrEqual(1);

    // The label is the target of a radio or checkbox.
    const small = await form
      .locator(':is(input, select, textarea, [type="submit"]):not([name="extra_note"]):visible')
      .evaluateAll((all) =>
        all
          .map((input) => (input.closest('label') ?? input).getBoundingClientRect())
          .filter(({ width, height }) => Math.round(height) < 44 || Math.round(width) < 40),
      );
    expect(small).toEqual([]);
  });
}
