import { expect, test } from '@/e2e/fixtures/test';
import { formFixtures } from '@/e2e/forms/fixtures/all';
import type { FormFixture } from '@/e2e/forms/fixtures/types';
import { sentBy } from '@/e2e/forms/sent-by';
import { expectArrival, expectThanks, fillIn, send } from '@/e2e/forms/visitor';

const strange = '李 👩🏽‍🎓 Zoë O’Neil <b>&"\'\\ \u202Eabc ${x} {{y}} %00 null -- ;';
const long = 'Ω5,000 characters. '.repeat(264).slice(0, 4999) + '!';

/** The fields of each form that take any text at all, and which of them is prose. */
const free: Record<string, { fields: string[]; prose: string }> = {
  submit: { fields: ['firstName', 'lastName'], prose: 'message' },
  apply: { fields: ['firstName', 'phone', 'major', 'tiktok'], prose: 'school' },
  'submit-creator-application': { fields: ['name', 'graduation_date'], prose: 'skills' },
  'submit-ambassador-manager': {
    fields: ['first_name', 'phone_number', 'time_commitment', 'linkedin'],
    prose: 'leadership_exp',
  },
  'submit-acorns-ambassador': {
    fields: ['ambassador_type', 'home_address', 'securities_firm', 'resume_url'],
    prose: 'interest_reason',
  },
  'submit-soluna-ambassador': {
    fields: ['phone', 'graduation_year', 'instagram_url', 'additional_notes'],
    prose: 'past_experience',
  },
};

/** The same fixture with other words; the manager's fields travel on under other names. */
function retold(fixture: FormFixture, words: Record<string, string>): FormFixture {
  const sentName = (name: string) =>
    fixture.call === 'submit-ambassador-manager'
      ? name.replace('phone_number', 'phone').replace(/_(\w)/g, (_, letter) => letter.toUpperCase())
      : name;
  return {
    ...fixture,
    answers: fixture.answers.map((answer) =>
      answer.how === 'type' && words[answer.name] !== undefined
        ? { ...answer, value: words[answer.name]! }
        : answer,
    ),
    sent: {
      ...fixture.sent,
      ...Object.fromEntries(
        Object.entries(words).map(([name, value]) => [sentName(name), value.trim()]),
      ),
    },
  };
}

for (const fixture of formFixtures) {
  const { fields, prose } = free[fixture.call]!;
  const isMultiline = prose !== 'school';

  test(`${fixture.call}: emoji, markup, quotes and 5,000 characters arrive unchanged`, async ({
    page,
    openForm,
    upstream,
    email,
  }) => {
    expect(long).toHaveLength(5000);
    const told = retold(fixture, {
      ...Object.fromEntries(fields.map((field) => [field, strange])),
      [prose]: isMultiline ? `${long}\n\n\t${strange}` : long,
    });
    await openForm(fixture.route);
    await fillIn(page, told, email);
    await send(page, told);
    await expectThanks(page, told);
    expectArrival(upstream.requests[0], told, email);
  });

  test(`${fixture.call}: blanks around an answer do not travel`, async ({
    page,
    openForm,
    upstream,
    email,
  }) => {
    const told = retold(fixture, { [fields[0]!]: ' \t Ada  Lovelace \u00A0 ' });
    await openForm(fixture.route);
    await fillIn(page, told, email);
    await send(page, told);
    await expectThanks(page, told);
    const sentName = Object.keys(sentBy(told, email)).find(
      (name) => sentBy(told, email)[name] === 'Ada  Lovelace',
    );
    expect(sentName).toBeDefined();
    expectArrival(upstream.requests[0], told, email);
  });
}

test('line breaks as another program writes them arrive unchanged', async ({
  request,
  upstream,
  email,
}) => {
  const message = 'one\r\ntwo\rthree\nfour \u2028 five';
  const answer = await request.post('/api/submit', {
    data: { email, firstName: 'Ada', lastName: 'Lovelace', message },
  });
  expect(answer.status()).toBe(200);
  const [arrived] = upstream.requests;
  expect(JSON.parse(arrived?.body ?? '')).toEqual({
    email,
    firstName: 'Ada',
    lastName: 'Lovelace',
    message,
  });
});
