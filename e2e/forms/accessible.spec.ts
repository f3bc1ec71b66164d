/** Runs axe, by day and by night, in every state of a form that an empty page does not have. */
import { getForm } from '@/lib/testing/answers';
import { findAxeViolationsByDayAndNight } from '@/e2e/fixtures/axe';
import { expect, test } from '@/e2e/fixtures/test';
import { jsonError, ok } from '@/lib/testing/upstream/replies';

for (const formId of ['submit', 'apply', 'submit-creator-application', 'submit-acorns-ambassador'])
  test(`${formId}: is accessible with errors, while it is sent, after a failure, and sent`, async ({
    page,
    visitForm,
    upstream,
    browserConsole,
  }) => {
    test.slow();
    /** Checks `main`. e2e/site/pages.spec.ts checks the header and footer. */
    const expectAccessible = async () =>
      expect(await findAxeViolationsByDayAndNight(page, 'main')).toEqual([]);
    browserConsole.allow(/Failed to load resource/, /: 422 Not quite\./);
    const form = await visitForm(getForm(formId));
    await form.send();
    await expect(form.invalid.first()).toBeVisible();
    await expectAccessible();
    await form.fill();
    upstream.replyWith(jsonError(422, { message: 'Not quite.' }), ok);
    const submission = await form.holdSubmission();
    await form.send();
    await submission.held;
    await expectAccessible();
    submission.release();
    await expect(form.alert).toBeVisible();
    await expectAccessible();
    await form.send();
    await form.expectThanks();
    await expectAccessible();
  });
