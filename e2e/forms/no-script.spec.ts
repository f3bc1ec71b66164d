/** Forms without JavaScript. app/api/[formId]/respond-with-page.test.ts tests the texts of the result page. */
import { planner } from '@/components/pages/brands/copy';
import { expect, test } from '@/e2e/fixtures/test';
import { formsWithNotice, listRequiredMessages, silentForms } from '@/e2e/testing/forms';
import { REQUIRED } from '@/e2e/testing/contract';
import type { FormDriver } from '@/e2e/fixtures/form-driver';
import { htmlError, ok } from '@/e2e/testing/upstream/replies';

test.use({ javaScriptEnabled: false });

test.beforeEach(({ browserConsole }) =>
  browserConsole.allow(
    /Failed to load resource/,
    // The browser logs this if the test fills in the result page before the first field in error has the focus.
    /Autofocus processing was blocked/,
  ),
);

async function sendAndExpectThanks(form: FormDriver, arrived = { tries: 1 }) {
  await form.send();
  await form.expectThanksAfterRedirect();
  form.expectOneArrived(arrived);
  const { route, thankYou } = form.definition;
  const thanks = form.page.locator('#thank-you');
  if (thankYou.kind === 'alert') {
    await expect(form.form).toBeHidden();
    await thanks.getByRole('link', { name: thankYou.link.text }).click();
    return expect(form.page).toHaveURL(thankYou.link.href);
  }
  await thanks.getByRole('button', { name: thankYou.button }).click();
  await expect(form.page).toHaveURL(new RegExp(`${thankYou.leadsTo ?? route}\\??$`));
}

for (const definition of formsWithNotice) {
  test(`${definition.formId}: works without JavaScript, shows all messages and keeps the values`, async ({
    page,
    visitForm,
  }) => {
    const form = await visitForm(definition);
    await form.sendAndExpectStatus(422);
    await form.expectErrorsWhenEmpty();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);

    const [missing, ...rest] = form.answers;
    await form.fill(rest);
    await form.send();
    await form.expectMessages(listRequiredMessages(definition).slice(0, 1));
    await expect(form.invalid).toHaveCount(1);
    await form.expectFilledIn(rest);
    expect(form.arrived).toEqual([]);

    await form.fill([missing!]);
    await sendAndExpectThanks(form);
  });
}

for (const definition of silentForms) {
  test(`${definition.formId}: works without JavaScript, refuses a required field that contains only spaces, and shows a failure`, async ({
    page,
    visitForm,
    upstream,
  }) => {
    const form = await visitForm(definition);
    await form.fill();
    const first = form.answers[0]!;
    await form.control(first).fill('   ');
    await form.send();
    await form.expectMessages([[first.field.name, REQUIRED]]);
    expect(form.arrived).toEqual([]);
    await form.fill([first]);
    // Without JavaScript, the browser does not retry, so even a form that otherwise retries silently shows a failure.
    upstream.replyWith(htmlError(500, '<h1>Oh</h1>'), ok);
    await form.send();
    await expect(page.getByRole('main')).toContainText('An error occurred. Please try again.');
    await form.expectFilledIn();
    await sendAndExpectThanks(form, { tries: 2 });
  });
}

test('the planner on /brands is hidden', async ({ page, visit }) => {
  await visit('/brands');
  await expect(page.getByRole('region', { name: planner.title })).toHaveCount(0);
});
