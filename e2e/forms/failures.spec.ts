/** What each form says of each failure has unit tests (lib/forms/failure-text.test.ts). */
import { messagesFormNamed } from '@/e2e/fixtures/one-form';
import { expect, test } from '@/e2e/fixtures/test';
import { withMessages } from '@/lib/testing/fixtures';
import { brand } from '@/lib/testing/forms/brand';
import { htmlError, ok, refusal, reset } from '@/lib/testing/upstream/replies';

const ambassadorManager = messagesFormNamed('submit-ambassador-manager');

/** The visitor is shown the first 100 characters. */
const page502 = `<!doctype html><title>502</title>${'<p>The server behind us is not to be understood.'.repeat(3)}`;

for (const fixture of withMessages) {
  const { prefix, ellipsis, noAnswer } = fixture.failure;

  test(
    `${fixture.call}: each failure is told, loses nothing, and leaves the next try free`,
    { tag: '@phone' },
    async ({ page, context, filledForm, upstream, browserConsole }) => {
      test.slow();
      const line = `error: /${fixture.call}:`;
      browserConsole.expects(/Failed to load resource/, new RegExp(`^${line}`));
      const told = (status: number) =>
        browserConsole.lines.filter((said) => said.startsWith(`${line} ${status}`)).length;
      const form = await filledForm(fixture);
      for (const [reply, status, says] of [
        [refusal(400, { message: 'One application a year.' }), 400, 'One application a year.'],
        [refusal(500, {}), 500, 'Failed to submit application'],
        [htmlError(502, page502), 502, `Server error: ${page502.slice(0, 100)}${ellipsis}`],
        [reset, 502, 'An error occurred. Please try again.'],
      ] as const) {
        await test.step(says, async () => {
          const before = told(status);
          upstream.answers(reply);
          await form.sendAnswered(status);
          await expect(form.notice).toHaveText(prefix + says);
          await expect(form.notice).toBeInViewport();
          await expect(form.button).toBeFocused();
          await expect(page).toHaveTitle(/^Error: \S/);
          await form.expectFilledIn();
          expect(told(status) - before).toBe(1);
        });
      }
      await form.expectAccessible();

      await context.setOffline(true);
      await form.send();
      await expect(form.notice).toHaveText(prefix + noAnswer);
      await form.expectFilledIn();
      await form.press('Dismiss');
      await expect(form.button).toBeFocused();
      await context.setOffline(false);

      upstream.answers(ok);
      await form.send();
      await form.expectThanks();
      // The server repeats one that broke a connection it had kept.
      form.expectOneArrived({ tries: form.arrived.length });
    },
  );
}

for (const [fixture, email, notice] of [
  [brand, 'Work email', []],
  [ambassadorManager, 'School email', ['Error submitting form: Not quite.']],
] as const)
  test(`${fixture.call}: what the upstream finds wrong with a field stands at that field, by either name`, async ({
    page,
    filledForm,
    upstream,
    browserConsole,
  }) => {
    browserConsole.expects(/Failed to load resource/, new RegExp(`^error: /${fixture.call}: 422`));
    const errors = { firstName: 'Too short.', school_email: 'Bounced.', email: 'Bounced.' };
    upstream.answers(refusal(422, { message: 'Not quite.', errors }));
    const form = await filledForm(fixture);
    await form.sendAnswered(422);
    await form.expectMessages([
      ['First name', 'Too short.'],
      [email, 'Bounced.'],
    ]);
    await expect(form.field(fixture.answers[0]!.label)).toBeFocused();
    await form.expectFilledIn();
    await page.keyboard.type('!');
    await expect(form.notice).toHaveText(notice);
    if (notice.length > 0) await form.press('Dismiss');
    await expect(form.notice).toHaveCount(0);
  });
