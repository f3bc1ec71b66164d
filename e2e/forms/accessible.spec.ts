/** Runs axe, by day and by night, in every state of a form that an empty page does not have. */
import type { Page } from '@playwright/test';
import { findAxeViolationsByDayAndNight } from '@/e2e/fixtures/axe';
import { expect, test } from '@/e2e/fixtures/test';
import { formWithNotice, silentForm, getForm } from '@/e2e/testing/forms';
import { jsonError } from '@/e2e/testing/upstream/replies';

/** Checks `main`. e2e/site/pages.spec.ts checks the header and footer. */
const expectAccessible = async (page: Page) =>
  expect(await findAxeViolationsByDayAndNight(page, 'main')).toEqual([]);

for (const formId of ['submit', 'apply', 'submit-creator-application', 'submit-acorns-ambassador'])
  test(`${formId}: is accessible with errors, and sent`, async ({ page, visitForm }) => {
    test.slow();
    const form = await visitForm(getForm(formId));
    await form.send();
    await form.expectFocusOnFailure();
    await expectAccessible(page);
    await form.fill();
    await form.send();
    await form.expectThanks();
    await expectAccessible(page);
  });

for (const definition of [silentForm, formWithNotice])
  test(`${definition.formId}: is accessible while it is sent, and after a failure`, async ({
    page,
    visitAndFillForm,
    upstream,
    browserConsole,
  }) => {
    browserConsole.allow(/Failed to load resource/, /: 422 Not quite\./);
    upstream.replyWith(jsonError(422, { message: 'Not quite.' }));
    const form = await visitAndFillForm(definition);
    const submission = await form.holdSubmission();
    await form.send();
    await submission.held;
    await expectAccessible(page);
    submission.release();
    await form.expectFocusOnFailure();
    await expectAccessible(page);
  });
