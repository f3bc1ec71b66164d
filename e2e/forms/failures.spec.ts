/** Failed submissions. lib/forms/failure-text.test.ts tests the texts. */
import { findOverflow, noOverflow } from '@/e2e/fixtures/find-overflow';
import { expect, test } from '@/e2e/fixtures/test';
import {
  isOpen,
  findSchemaValidatedFixture,
  onePerValidationKind,
  schemaValidatedFixtures,
} from '@/lib/testing/fixtures';
import { brand } from '@/lib/testing/forms/brand';
import { htmlError, ok, jsonError, reset } from '@/lib/testing/upstream/replies';

const ambassadorManager = findSchemaValidatedFixture('submit-ambassador-manager');
/** One form with a schema, or an empty list while all roles are closed. */
const schemaForms = schemaValidatedFixtures.filter((fixture) =>
  onePerValidationKind.includes(fixture),
);

/** An error page with more than 100 characters. Visitors see the first 100. */
const page502 = `<!doctype html><title>502</title>${'<p>The server behind us is not to be understood.'.repeat(3)}`;

/** One form for each set of failure texts. */
const onePerWording = new Map(
  schemaValidatedFixtures
    .filter(isOpen)
    .map((fixture) => [JSON.stringify(fixture.failureNotice), fixture]),
);

const longReply = [htmlError(502, page502), 502, `Server error: ${page502.slice(0, 100)}`] as const;
const everyReply = [
  [jsonError(400, { message: 'One application a year.' }), 400, 'One application a year.'],
  [jsonError(500, {}), 500, 'Failed to submit application'],
  longReply,
  [reset, 502, 'An error occurred. Please try again.'],
] as const;

for (const [index, fixture] of [...onePerWording.values()].entries()) {
  const { prefix, ellipsis, noAnswer } = fixture.failureNotice;
  // The first form gets every reply. The other forms differ only in their texts, which the long reply makes visible.
  const replies = index === 0 ? everyReply : [longReply];

  test(`${fixture.formId}: shows failures, keeps the values, and can be sent again`, async ({
    page,
    context,
    visitAndFillForm,
    upstream,
    browserConsole,
  }) => {
    test.slow();
    const line = `error: /${fixture.formId}:`;
    browserConsole.allow(/Failed to load resource/, new RegExp(`^${line}`));
    const countConsoleLines = (status: number) =>
      browserConsole.lines.filter((text) => text.startsWith(`${line} ${status}`)).length;
    const form = await visitAndFillForm(fixture);
    for (const [reply, status, text] of replies) {
      await test.step(text, async () => {
        const shown = text + (reply === longReply[0] ? ellipsis : '');
        const before = countConsoleLines(status);
        upstream.replyWith(reply);
        await form.sendAndExpectStatus(status);
        await expect(form.notice).toHaveText(prefix + shown);
        await expect(form.notice).toBeInViewport();
        await expect(form.button).toBeFocused();
        await expect(page).toHaveTitle(/^Error: \S/);
        expect(countConsoleLines(status) - before).toBe(1);
      });
    }
    await form.expectAccessible();

    await context.setOffline(true);
    await form.send();
    await expect(form.notice).toHaveText(prefix + noAnswer);
    await form.expectFilledIn();
    await form.dismiss();
    await expect(form.button).toBeFocused();
    await context.setOffline(false);

    upstream.replyWith(ok);
    await form.send();
    await form.expectThanks();
    // The number of requests varies. If a reused connection is reset, the site may send a request again.
    form.expectOneArrived({ tries: form.arrived.length });
  });
}

for (const fixture of schemaForms)
  test(`${fixture.formId}: focuses the first field in error when another error is about a field that the form does not have`, async ({
    visitAndFillForm,
    upstream,
    browserConsole,
  }) => {
    browserConsole.allow(/Failed to load resource/, new RegExp(`^error: /${fixture.formId}: 422`));
    const { name } = fixture.answers.findLast(({ how }) => how === 'type')!;
    const errors = { [name]: 'Not this one.', home_campus: 'Which one?' };
    upstream.replyWith(jsonError(422, { message: 'Not quite.', errors }));
    const form = await visitAndFillForm(fixture);
    await form.sendAndExpectStatus(422);
    await expect(form.field(name)).toBeFocused();
    await expect(form.field(name)).toBeInViewport();
  });

/** A word from the upstream that is longer than a line on a phone. */
const longWord = 'f3'.repeat(32);

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    for (const fixture of schemaForms)
      test(`${fixture.formId}: wraps a long word from the upstream`, async ({
        page,
        visitAndFillForm,
        upstream,
        browserConsole,
      }) => {
        browserConsole.allow(
          /Failed to load resource|Autofocus processing was blocked/,
          new RegExp(`^error: /${fixture.formId}: (422|500)`),
        );
        const errors = { [fixture.answers[0]!.name]: longWord, home_campus: longWord };
        upstream.replyWith(
          jsonError(422, { message: longWord, errors }),
          jsonError(422, { message: longWord }),
          htmlError(500, longWord),
        );
        const form = await visitAndFillForm(fixture);
        for (const status of [422, 422, 500]) {
          await form.sendAndExpectStatus(status);
          await expect(page.getByText(longWord).first()).toBeVisible();
          // Polls, because the stylesheet of the answer page may not have loaded yet.
          await expect.poll(() => findOverflow(page)).toEqual(noOverflow);
        }
      });
  });

for (const [fixture, email, notice] of [
  [brand, 'email', []],
  [ambassadorManager, 'school_email', ['Error submitting form: Not quite.']],
] as const)
  test(`${fixture.formId}: shows an error at its field, whether the upstream uses the form’s name of the field or its own`, async ({
    page,
    visitAndFillForm,
    upstream,
    browserConsole,
  }) => {
    browserConsole.allow(/Failed to load resource/, new RegExp(`^error: /${fixture.formId}: 422`));
    const errors = { firstName: 'Too short.', school_email: 'Bounced.', email: 'Bounced.' };
    upstream.replyWith(jsonError(422, { message: 'Not quite.', errors }));
    const form = await visitAndFillForm(fixture);
    await form.sendAndExpectStatus(422);
    await form.expectMessages([
      [fixture.answers[0]!.name, 'Too short.'],
      [email, 'Bounced.'],
    ]);
    await expect(form.field(fixture.answers[0]!.name)).toBeFocused();
    await form.expectFilledIn();
    await page.keyboard.type('!');
    await expect(form.notice).toHaveText(notice);
    if (notice.length > 0) await form.dismiss();
    await expect(form.notice).toHaveCount(0);
  });
