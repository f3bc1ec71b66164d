/** Visitors who leave a form's page by a link while it is sent. */
import type { FormDriver } from '@/e2e/fixtures/form-driver';
import { holdRequests, scripts, textOfSchemaScript } from '@/e2e/fixtures/hold-request';
import { expect, test } from '@/e2e/fixtures/test';
import { getForm } from '@/lib/testing/answers';
import { jsonError } from '@/lib/testing/upstream/replies';

const brand = getForm('submit');

async function sendAndLeave(form: FormDriver) {
  const submission = await form.holdSubmission();
  await form.send();
  await submission.held;
  await form.leave();
  return submission;
}

test('a submission goes on when the visitor leaves the page, empties the draft, and is confirmed once on return', async ({
  page,
  visitAndFillForm,
}) => {
  const form = await visitAndFillForm(brand);
  const submission = await sendAndLeave(form);
  submission.release();
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  form.expectOneArrived();
  await page.goBack();
  await form.expectThanks();
  await page.keyboard.press('Escape');
  await form.expectEmpty();
  await form.leave();
  await page.goBack();
  await form.expectEmpty();
  await expect(form.dialog).toBeHidden();
});

test('a visitor who returns during a submission sees its thank-you, and cannot send it again', async ({
  page,
  visitAndFillForm,
}) => {
  const form = await visitAndFillForm(brand);
  const submission = await sendAndLeave(form);
  await page.goBack();
  await form.expectFilledIn();
  await expect(form.clearButton).toBeDisabled();
  await form.send();
  submission.release();
  await form.expectThanks();
  form.expectOneArrived();
  await page.keyboard.press('Escape');
  await form.expectEmpty();
});

test('a visitor who leaves during a submission that fails sees its errors on return', async ({
  page,
  visitAndFillForm,
  upstream,
  browserConsole,
}) => {
  browserConsole.allow(/Failed to load resource/, /: 422/);
  upstream.replyWith(jsonError(422, { errors: { email: 'Bounced.' } }));
  const form = await visitAndFillForm(brand);
  const submission = await sendAndLeave(form);
  const response = page.waitForResponse(form.url);
  submission.release();
  await (await response).finished();
  await page.goBack();
  await form.expectFilledIn();
  await form.expectMessages([['email', 'Bounced.']]);
  await expect(form.field('email')).toBeFocused();
});

test('a form that waits for its schema is sent when the visitor leaves, with changes made meanwhile', async ({
  page,
  visitAndFillForm,
}) => {
  const schemaScript = await holdRequests(page, scripts, textOfSchemaScript);
  const form = await visitAndFillForm(getForm('submit-ambassador-manager'));
  await schemaScript.held;
  const submission = await form.holdSubmission();
  await form.send();
  // The form checks this field at each change.
  await form.field('school_email').fill('changed@example.edu');
  await form.leave();
  await page.goBack();
  await expect(form.clearButton).toBeDisabled();
  submission.release();
  await form.expectThanks();
  form.expectOneArrived({ email: 'changed@example.edu' });
});
