import { expect, test } from '@/e2e/fixtures/test';
import { checkedByBrowser, withMessages } from '@/lib/testing/fixtures';
import { ambassadorManager } from '@/lib/testing/forms/ambassador-manager';
import { brand } from '@/lib/testing/forms/brand';
import type { FormPage } from '@/e2e/forms/form-page';
import { creatorApplication } from '@/lib/testing/forms/creator-application';
import { htmlError, refusal } from '@/lib/testing/upstream/replies';

test.use({ javaScriptEnabled: false });

// A test fills in the answer page before the browser gives its first field in error the focus.
test.beforeEach(({ quiet }) => quiet.expects(/Autofocus processing was blocked/));

async function expectThanked(form: FormPage) {
  await form.expectThankYouPage();
  form.expectOneArrived();
  const { thanks } = form.fixture;
  if (thanks.how === 'notice') return;
  await form.page.locator('#thank-you').getByRole('button', { name: thanks.button }).click();
  await expect(form.page).toHaveURL(new RegExp(`${thanks.leadsTo}\\??$`));
}

for (const fixture of withMessages) {
  test(`${fixture.call} without JavaScript says every message, keeps what is filled in, and arrives whole, once`, async ({
    page,
    visitForm,
    upstream,
    quiet,
  }) => {
    quiet.expects(/Failed to load resource.*422/);
    const form = await visitForm(fixture);
    const answer = page.waitForResponse(`**/api/${fixture.call}`);
    await form.send();
    expect((await answer).status()).toBe(422);
    await expect(page).toHaveTitle(/^Error: \S/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByText(fixture.banner, { exact: true }).first()).toBeVisible();
    await form.expectMessages(fixture.empty);
    await expect(form.field(fixture.empty[0]![0])).toBeFocused();

    const [missing, ...rest] = fixture.answers;
    await form.fill(rest);
    await form.send();
    await form.expectMessages([fixture.empty[0]!]);
    await expect(form.invalid).toHaveCount(1);
    await form.expectFilledIn(rest);
    expect(upstream.requests).toEqual([]);

    await form.fill([missing!]);
    await form.send();
    await expectThanked(form);
  });
}

for (const fixture of checkedByBrowser) {
  test(
    `${fixture.call} without JavaScript is refused with a blank that the browser lets through, and arrives without`,
    { tag: '@phone' },
    async ({ visitForm, upstream, quiet }) => {
      quiet.expects(/Failed to load resource.*422/);
      const form = await visitForm(fixture);
      await form.fill();
      const first = fixture.answers[0]!;
      await form.field(first.label).fill('   ');
      await form.send();
      await form.expectMessages([[first.label, 'This field is required']]);
      expect(upstream.requests).toEqual([]);
      await form.fill([first]);
      await form.send();
      await expectThanked(form);
    },
  );
}

test('a form sent twice without JavaScript arrives once', async ({ visit, visitForm }) => {
  for (let time = 0; time < 2; time++) {
    await visit('/about');
    const form = await visitForm(brand);
    await form.fill();
    await form.send();
    await form.expectThankYouPage();
    form.expectOneArrived();
  }
});

test('what the upstream finds wrong with a field stands at that field without JavaScript, too', async ({
  page,
  visitForm,
  upstream,
  quiet,
}) => {
  quiet.expects(/Failed to load resource.*422/);
  const errors = { email: 'This address bounced.', firstName: 'Too short.' };
  upstream.answers(refusal(422, { message: 'Not quite.', errors }));
  const form = await visitForm(ambassadorManager);
  await form.fill();
  await form.send();
  await form.expectMessages([
    ['First name', 'Too short.'],
    ['School email', 'This address bounced.'],
  ]);
  await expect(form.field('First name')).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('Error submitting form: Not quite.');
  await form.expectFilledIn();
});

for (const { fixture, reply, says } of [
  {
    fixture: creatorApplication,
    reply: refusal(500, { message: 'The list is full.' }),
    says: 'The list is full.',
  },
  // With a script it retries and says nothing; without one nobody retries.
  {
    fixture: brand,
    reply: htmlError(500, '<h1>Oh</h1>'),
    says: 'An error occurred. Please try again.',
  },
]) {
  test(`${fixture.call} without JavaScript tells of a failure and keeps the form`, async ({
    page,
    visitForm,
    upstream,
    quiet,
  }) => {
    quiet.expects(/Failed to load resource.*500/);
    upstream.answers(reply);
    const form = await visitForm(fixture);
    await form.fill();
    await form.send();
    await expect(page.getByRole('main')).toContainText(says);
    await form.expectFilledIn();
  });
}
