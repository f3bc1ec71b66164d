/** Every form keeps what lib/testing/contract.ts fixes. lib/forms/contract.test.ts compares the texts of failures. */
import { expect, test } from '@/e2e/fixtures/test';
import { createSentValues, createValues, getForm } from '@/lib/testing/answers';
import { contracts, listRequiredMessages } from '@/lib/testing/contract';
import { findFixture } from '@/lib/testing/fixtures';

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
  const { formId, wrong, banner } = contract;
  const definition = getForm(formId);

  test(`${formId}: has the agreed fields and options, large enough for a thumb`, async ({
    page,
    visitForm,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const { form } = await visitForm(findFixture(formId));
    const inputs = form.locator('[name]:not([name="extra_note"])');
    const names = await inputs.evaluateAll((all: HTMLInputElement[]) =>
      all.map(({ name }) => name),
    );
    expect([...new Set(names)].toSorted()).toEqual(contract.fields.toSorted());
    for (const name of contract.fields)
      for (const [pattern, attribute, value] of attributes)
        if (pattern.test(name))
          await expect(form.locator(`[name="${name}"]`), name).toHaveAttribute(attribute, value);

    for (const [name, values] of Object.entries(contract.options ?? {})) {
      const offered = await form
        .locator(`[name="${name}"]`)
        .evaluateAll((all: (HTMLInputElement & HTMLSelectElement)[]) =>
          all.flatMap(({ list, options, value }) =>
            list || options ? [...(list ?? { options }).options].map((one) => one.value) : value,
          ),
        );
      expect(offered.filter(Boolean), name).toEqual(values);
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

  test(`${formId}: the server has the agreed message for every blank and wrong value`, async ({
    request,
    upstream,
  }) => {
    const post = async (data: unknown) => {
      const response = await request.post(`/api/${formId}`, { data });
      return { status: response.status(), ...((await response.json()) as object) };
    };
    const message = banner ?? 'Please correct the errors below before submitting';
    const missing = Object.fromEntries(listRequiredMessages(definition));
    expect(await post({})).toEqual({ status: 422, message, errors: missing });
    const values = createValues(formId);
    for (const [names, wrongValues, error] of wrong)
      for (const value of wrongValues) {
        const errors = Object.fromEntries(names.map((name) => [name, error]));
        const wrongAnswers = Object.fromEntries(names.map((name) => [name, value]));
        expect(await post({ ...values, ...wrongAnswers }), String(value)).toEqual({
          ...{ status: 422, message, errors },
        });
      }
    expect(upstream.requests).toEqual([]);
  });

  test(`${formId}: the upstream receives the agreed names and types, and empty optional fields`, async ({
    request,
    upstream,
  }) => {
    const values = createValues(formId);
    for (const name of contract.optional) delete values[name];
    const response = await request.post(`/api/${formId}`, { data: values });
    expect(response.status()).toBe(200);
    const sent = createSentValues(formId);
    for (const name of contract.optional)
      sent[contract.sentAs?.[name] ?? name] = contract.lists?.includes(name) ? [] : '';
    const [received] = upstream.requests;
    expect(received).toMatchObject({ method: 'POST', path: `/${formId}` });
    expect(JSON.parse(received!.body)).toEqual(sent);
  });
}

test('follower counts are sent as whole numbers', async ({ request, upstream }) => {
  const values = {
    ...createValues('apply'),
    instagramFollowers: '1.15k',
    tiktokFollowers: '12,000',
  };
  await request.post('/api/apply', { data: values });
  const sent = { instagramFollowers: 1150, tiktokFollowers: 12000 };
  expect(JSON.parse(upstream.requests[0]!.body)).toMatchObject(sent);
});
