/** What the answer says of each refusal and failure has unit tests (app/api/answer-page.test.ts). */
import { expect, test } from '@/e2e/fixtures/test';
import { checkedByBrowser, withMessages } from '@/lib/testing/fixtures';
import { brand } from '@/lib/testing/forms/brand';
import type { FormPage } from '@/e2e/forms/form-page';
import { htmlError } from '@/lib/testing/upstream/replies';

test.use({ javaScriptEnabled: false });

test.beforeEach(({ quiet }) =>
  quiet.expects(
    /Failed to load resource/,
    // A test fills in the answer page before the browser gives its first field in error the focus.
    /Autofocus processing was blocked/,
  ),
);

async function sendAndExpectThanks(form: FormPage) {
  await form.send();
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
    openForm,
  }) => {
    const form = await openForm(fixture);
    await form.sendAnswered(422);
    await form.expectMissing(fixture);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);

    const [missing, ...rest] = fixture.answers;
    await form.fill(rest);
    await form.send();
    await form.expectMessages([fixture.empty[0]!]);
    await expect(form.invalid).toHaveCount(1);
    await form.expectFilledIn(rest);
    expect(form.arrived).toEqual([]);

    await form.fill([missing!]);
    await sendAndExpectThanks(form);
  });
}

for (const fixture of checkedByBrowser) {
  test(
    `${fixture.call} without JavaScript is refused with a blank that the browser lets through, and arrives without`,
    { tag: '@phone' },
    async ({ openForm }) => {
      const form = await openForm(fixture);
      await form.fill();
      const first = fixture.answers[0]!;
      await form.field(first.label).fill('   ');
      await form.send();
      await form.expectMessages([[first.label, 'This field is required']]);
      expect(form.arrived).toEqual([]);
      await form.fill([first]);
      await sendAndExpectThanks(form);
    },
  );
}

// With a script it retries and says nothing; without one nobody retries.
test('submit tells of a failure and keeps the form', async ({ page, openForm, upstream }) => {
  upstream.answers(htmlError(500, '<h1>Oh</h1>'));
  const form = await openForm(brand);
  await form.fill();
  await form.send();
  await expect(page.getByRole('main')).toContainText('An error occurred. Please try again.');
  await form.expectFilledIn();
});
