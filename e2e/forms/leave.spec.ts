/** Visitors who leave a form's page by a link while it is sent. */
import type { Page } from '@playwright/test';
import type { FormDriver } from '@/e2e/fixtures/form-driver';
import { expect, test } from '@/e2e/fixtures/test';
import { getForm } from '@/e2e/testing/forms';

async function sendAndLeave(form: FormDriver) {
  const submission = await form.holdSubmission();
  await form.send();
  await submission.held;
  await form.leave();
  return submission;
}

const expectNoDraft = (page: Page) =>
  expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);

test('a submission goes on when the visitor leaves the page, and empties the draft', async ({
  page,
  visitAndFillForm,
}) => {
  const form = await visitAndFillForm(getForm('submit'));
  const submission = await sendAndLeave(form);
  submission.release();
  await expectNoDraft(page);
  form.expectOneArrived();
  await page.goBack();
  await form.expectEmpty();
  await expect(form.dialog).toBeHidden();
});

test('a visitor who returns during a submission and sends it again is thanked, and it arrives once', async ({
  page,
  visitAndFillForm,
}) => {
  const form = await visitAndFillForm(getForm('submit'));
  const submission = await sendAndLeave(form);
  await page.goBack();
  await form.expectFilledIn();
  submission.release();
  await expectNoDraft(page);
  await form.send();
  await form.expectThanks();
  form.expectOneArrived();
});
