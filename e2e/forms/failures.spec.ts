/** Failed submissions. lib/forms tests the texts, components/forms/send.test.ts the retries. */
import type { Page } from '@playwright/test';
import { RETRY_DELAYS_MS } from '@/components/forms/send';
import { findOverflow, noOverflow } from '@/e2e/fixtures/find-overflow';
import { expect, test } from '@/e2e/fixtures/test';
import type { FormDriver } from '@/e2e/fixtures/form-driver';
import { formWithNotice, silentForm, getForm } from '@/e2e/testing/forms';
import { htmlError, ok, jsonError, reset } from '@/e2e/testing/upstream/replies';

test('a form with a notice shows each failure, keeps the values, and can be sent again', async ({
  context,
  visitAndFillForm,
  upstream,
  browserConsole,
}) => {
  const { prefix, ellipsis, noResponse } = formWithNotice.notice;
  const line = `error: /${formWithNotice.formId}:`;
  browserConsole.allow(/Failed to load resource/, new RegExp(`^${line}`));
  const form = await visitAndFillForm(formWithNotice);
  for (const [reply, status, text] of [
    [jsonError(400, { message: 'One application a year.' }), 400, 'One application a year.'],
    [jsonError(500, {}), 500, 'Failed to submit application'],
    [htmlError(502, '<h1>Oh</h1>'), 502, `Server error: <h1>Oh</h1>${ellipsis}`],
    [reset, 502, 'An error occurred. Please try again.'],
  ] as const)
    await test.step(text, async () => {
      upstream.replyWith(reply);
      await form.sendAndExpectStatus(status);
      await expect(form.alert).toHaveText(prefix + text);
      await expect(form.alert).toBeFocused();
      await expect(form.alert).toBeInViewport();
    });
  const consoleLines = browserConsole.lines.filter((text) => text.startsWith(line));
  expect(consoleLines).toHaveLength(4);

  await context.setOffline(true);
  await form.send();
  await expect(form.alert).toHaveText(prefix + noResponse);
  await form.expectFocusOnFailure();
  await form.expectFilledIn();
  await context.setOffline(false);
  upstream.replyWith(ok);
  await form.send();
  await form.expectThanks();
  // The number of requests varies. If a reused connection is reset, the site may send a request again.
  form.expectOneArrived({ tries: form.arrived.length });
});

/** Advances the page's clock until the upstream has received this many requests. */
async function advanceUntil(page: Page, form: FormDriver, tries: number) {
  const readArrived = async () => {
    if (form.arrived.length < tries) await page.clock.runFor(3000);
    return form.arrived;
  };
  await expect.poll(readArrived, { intervals: [100], timeout: 20_000 }).toHaveLength(tries);
}

test('a silent form retries without a message, then can be sent again', async ({
  page,
  visitAndFillForm,
  upstream,
  browserConsole,
}) => {
  const line = `error: /${silentForm.formId}: 500`;
  browserConsole.allow(/Failed to load resource/, new RegExp(`^${line}`));
  upstream.replyWith(jsonError(500, { message: 'Out for lunch.' }));
  await page.clock.install();
  const form = await visitAndFillForm(silentForm);
  await page.clock.pauseAt(Date.now() + 60_000);
  await form.send();
  const tries = RETRY_DELAYS_MS.length + 1;
  await advanceUntil(page, form, tries);
  const consoleLines = () => browserConsole.lines.filter((text) => text.startsWith(line));
  await expect.poll(consoleLines).toHaveLength(1);
  await page.clock.runFor(60_000);
  expect(form.arrived).toHaveLength(tries);
  await expect(form.alert).toHaveCount(0);
  await form.expectFilledIn();
  upstream.replyWith(ok);
  await form.send();
  await form.expectThanks();
  form.expectOneArrived({ tries: tries + 1 });
});

for (const [formId, email, notice] of [
  ['submit', 'email', []],
  ['submit-ambassador-manager', 'school_email', ['Error submitting form: Not quite.']],
] as const)
  test(`${formId}: shows an error at its field, whether the upstream uses the form’s name of the field or its own`, async ({
    page,
    visitAndFillForm,
    upstream,
    browserConsole,
  }) => {
    browserConsole.allow(/Failed to load resource/, new RegExp(`^error: /${formId}: 422`));
    const errors = { firstName: 'Too short.', school_email: 'Bounced.', email: 'Bounced.' };
    upstream.replyWith(jsonError(422, { message: 'Not quite.', errors }));
    const form = await visitAndFillForm(getForm(formId));
    await form.sendAndExpectStatus(422);
    const first = form.answers[0]!.field.name;
    await form.expectMessages([
      [first, 'Too short.'],
      [email, 'Bounced.'],
    ]);
    await expect(form.field(first)).toBeFocused();
    await form.expectFilledIn();
    await page.keyboard.type('!');
    await expect(form.field(first)).toHaveAttribute('aria-invalid', 'false');
    await expect(form.alert).toHaveText(notice);
  });

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test('wraps a long word from the upstream', async ({
      page,
      visitAndFillForm,
      upstream,
      browserConsole,
    }) => {
      browserConsole.allow(
        /Failed to load resource|Autofocus processing was blocked/,
        /^error: \/submit-ambassador-manager: 422/,
      );
      const longWord = 'f3'.repeat(32);
      const errors = { firstName: longWord, home_campus: longWord };
      upstream.replyWith(jsonError(422, { message: longWord, errors }));
      const form = await visitAndFillForm(getForm('submit-ambassador-manager'));
      await form.sendAndExpectStatus(422);
      await expect(page.getByText(longWord).first()).toBeVisible();
      // Polls, because the stylesheet of the result page may not have loaded yet.
      await expect.poll(() => findOverflow(page)).toEqual(noOverflow);
    });
  });
