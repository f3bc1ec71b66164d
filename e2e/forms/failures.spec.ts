/** What each form says of each failure has unit tests (lib/forms/failure-text.test.ts). */
import { expect, test } from '@/e2e/fixtures/test';
import { withMessages } from '@/lib/testing/fixtures';
import { ambassadorManager } from '@/lib/testing/forms/ambassador-manager';
import { creatorApplication } from '@/lib/testing/forms/creator-application';
import { hang, htmlError, ok, refusal, reset } from '@/lib/testing/upstream/replies';

/** Long; the visitor is shown the first 100 characters. */
const page502 =
  '<!doctype html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1><p>The server behind us could not be understood. Please try later.</p>';
const first100 =
  '<!doctype html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1><p>The server behind us could n';

for (const fixture of withMessages) {
  const { prefix, ellipsis, noAnswer } = fixture.failure;

  test(`${fixture.call}: each failure is told, loses nothing, and leaves the next try free`, async ({
    page,
    context,
    filledForm,
    upstream,
    quiet,
  }) => {
    test.slow();
    quiet.expects(/Failed to load resource/);
    const form = await filledForm(fixture);
    for (const { reply, status, says } of [
      {
        reply: refusal(400, { message: 'One application a year, please.' }),
        status: 400,
        says: 'One application a year, please.',
      },
      { reply: refusal(500, {}), status: 500, says: 'Failed to submit application' },
      {
        reply: htmlError(502, page502),
        status: 502,
        says: `Server error: ${first100}${ellipsis}`,
      },
      { reply: reset, status: 502, says: 'An error occurred. Please try again.' },
    ]) {
      await test.step(says, async () => {
        const line = new RegExp(`^error: /${fixture.call}: ${status}`);
        quiet.expects(line);
        const told = () => quiet.lines.filter((said) => line.test(said)).length;
        const before = told();
        upstream.answers(reply);
        const answered = page.waitForResponse(`**/api/${fixture.call}`);
        await form.send();
        expect((await answered).status()).toBe(status);
        await expect(form.notice).toHaveText(prefix + says);
        await expect(form.notice).toBeInViewport();
        await expect(form.button).toBeFocused();
        await expect(page).toHaveTitle(/^Error: \S/);
        await form.expectFilledIn();
        expect(told() - before).toBe(1);
      });
    }

    quiet.expects(new RegExp(`^error: /${fixture.call}: no answer`));
    await context.setOffline(true);
    await form.send();
    await expect(form.notice).toHaveText(prefix + noAnswer);
    await form.expectFilledIn();
    await context.setOffline(false);

    upstream.answers(ok);
    await form.send();
    await form.expectThanks();
    form.expectOneArrived({ tries: 'any' });
  });
}

test('what the upstream finds wrong with a field stands at that field, and the notice until it is dismissed', async ({
  page,
  filledForm,
  upstream,
  quiet,
}) => {
  quiet.expects(/Failed to load resource/, /^error: \/submit-creator-application: 422/);
  upstream.answers(
    refusal(422, { message: 'Not quite.', errors: { email: 'This address bounced.' } }),
  );
  const form = await filledForm(creatorApplication);
  await form.send();
  await form.expectMessages([['Email', 'This address bounced.']]);
  await expect(form.field('Email')).toBeFocused();
  await expect(form.notice).toHaveText('Error submitting form: Not quite.');
  await form.field('Name').press('End');
  await page.keyboard.type('!');
  await expect(form.notice).toBeVisible();
  await form.form.getByRole('button', { name: 'Dismiss' }).click();
  await expect(form.notice).toHaveCount(0);
});

test('an upstream that names a field as it was sent is shown at the field of the form', async ({
  filledForm,
  upstream,
  quiet,
}) => {
  quiet.expects(/Failed to load resource/, /^error: \/submit-ambassador-manager: 422/);
  upstream.answers(refusal(422, { message: 'Not quite.', errors: { firstName: 'Too short.' } }));
  const form = await filledForm(ambassadorManager);
  await form.send();
  await form.expectMessages([['First name', 'Too short.']]);
  await expect(form.notice).toHaveText('Error submitting form: Not quite.');
});

test('an upstream that never answers is given up, and the visitor told', async ({
  filledForm,
  upstream,
  quiet,
}) => {
  quiet.expects(/Failed to load resource/, /submit-creator-application: 504/);
  upstream.answers(hang);
  const form = await filledForm(creatorApplication);
  await form.send();
  await expect(form.notice).toHaveText(
    'Error submitting form: An error occurred. Please try again.',
    { timeout: 15_000 },
  );
  await form.expectFilledIn();
});
