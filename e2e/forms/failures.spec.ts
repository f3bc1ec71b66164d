import { expect, test } from '@/e2e/fixtures/test';
import { withMessages } from '@/e2e/forms/fixtures/all';
import {
  control,
  endingIn,
  expectFilledIn,
  expectOneArrived,
  expectThanks,
  fillIn,
  formOf,
  send,
} from '@/e2e/forms/visitor';
import {
  brokenJson,
  emptyError,
  hang,
  htmlError,
  ok,
  refusal,
  reset,
  type Reply,
} from '@/e2e/support/upstream/replies';

/** Long; the visitor is shown the first 100 characters. */
const page502 =
  '<!doctype html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1><p>The server behind us could not be understood. Please try later.</p>';
const first100 =
  '<!doctype html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1><p>The server behind us could n';

interface Failure {
  what: string;
  answer: Reply;
  status: number;
  says: string;
  /** Where the ambassador manager form says something else behind its prefix. */
  managerSays?: string;
}

const failures: Failure[] = [
  {
    what: 'a JSON error with a message',
    answer: refusal(500, { message: 'The list is full until May.' }),
    status: 500,
    says: 'The list is full until May.',
  },
  {
    what: 'a JSON refusal with a message',
    answer: refusal(400, { message: 'One application a year, please.' }),
    status: 400,
    says: 'One application a year, please.',
  },
  {
    what: 'a JSON error without a message',
    answer: refusal(500, {}),
    status: 500,
    says: 'Failed to submit application',
  },
  {
    what: 'a JSON error with a blank message',
    answer: refusal(500, { message: '' }),
    status: 500,
    says: 'Failed to submit application',
  },
  {
    what: 'a page of HTML',
    answer: htmlError(502, page502),
    status: 502,
    says: `Server error: ${first100}`,
    managerSays: `Server error: ${first100}...`,
  },
  {
    what: 'an empty body',
    answer: emptyError(500),
    status: 500,
    says: 'Server error: ',
    managerSays: 'Server error: ...',
  },
  {
    what: 'something that claims to be JSON and is not',
    answer: brokenJson(500, '{"message": "half'),
    status: 500,
    says: 'Server error: {"message": "half',
    managerSays: 'Server error: {"message": "half...',
  },
  {
    what: 'a cut connection behind the site',
    answer: reset,
    status: 502,
    says: 'An error occurred. Please try again.',
  },
];

for (const fixture of withMessages) {
  const isCampus = fixture.thanks.how === 'view';
  const isManager = fixture.call === 'submit-ambassador-manager';
  const prefix = isCampus ? '' : 'Error submitting form: ';

  test.describe(fixture.call, () => {
    test('each failure is told, loses nothing, and leaves the next try free', async ({
      page,
      openForm,
      upstream,
      email,
      quiet,
    }) => {
      test.slow();
      quiet.expects(/Failed to load resource/);
      await openForm(fixture.route);
      await fillIn(page, fixture, email);
      const notice = formOf(page, fixture).getByRole('alert');

      for (const { what, answer, status, says, managerSays } of failures) {
        await test.step(what, async () => {
          const line = new RegExp(`^error: /${fixture.call}: ${status}`);
          quiet.expects(line);
          const told = () => quiet.lines.filter((said) => line.test(said)).length;
          const before = told();
          upstream.answers(answer);
          const answered = page.waitForResponse(`**/api/${fixture.call}`);
          await send(page, fixture);
          expect((await answered).status()).toBe(status);
          await expect(notice).toHaveText(prefix + ((isManager && managerSays) || says));
          await expect(notice).toBeInViewport();
          await expect(page).toHaveTitle(/^Error: \S/);
          await expectFilledIn(page, fixture, email);
          expect(told() - before).toBe(1);
        });
      }

      upstream.answers(ok);
      await send(page, fixture);
      await expectThanks(page, fixture);
      await expectOneArrived(upstream, fixture, email);
    });

    test('no network is told, nothing is lost, and the second try works', async ({
      page,
      context,
      openForm,
      upstream,
      email,
      quiet,
    }) => {
      quiet.expects(/Failed to load resource/, new RegExp(`^error: /${fixture.call}: no answer`));
      await openForm(fixture.route);
      await fillIn(page, fixture, email);
      await context.setOffline(true);
      await send(page, fixture);
      await expect(formOf(page, fixture).getByRole('alert')).toHaveText(
        isCampus
          ? 'An error occurred. Please try again.'
          : 'Error submitting form: Failed to submit application',
      );
      await expectFilledIn(page, fixture, email);

      await context.setOffline(false);
      await send(page, fixture);
      await expectThanks(page, fixture);
      await expectOneArrived(upstream, fixture, email);
    });

    test('what the upstream finds wrong with a field stands at that field', async ({
      page,
      openForm,
      upstream,
      email,
      quiet,
    }) => {
      quiet.expects(/Failed to load resource/, new RegExp(`^error: /${fixture.call}: 422`));
      const { name, label } = fixture.answers.find((answer) => /email/i.test(answer.name))!;
      upstream.answers(
        refusal(422, { message: 'Not quite.', errors: { [name]: 'This address bounced.' } }),
      );
      await openForm(fixture.route);
      await fillIn(page, fixture, email);
      await send(page, fixture);
      const field = control(formOf(page, fixture), { how: 'type', label });
      await expect(field).toHaveAccessibleDescription(endingIn('This address bounced.'));
      await expect(field).toBeFocused();
      await expect(formOf(page, fixture).getByRole('alert')).toHaveText(`${prefix}Not quite.`);
    });

    test('the notice stays until it is dismissed', async ({
      page,
      openForm,
      upstream,
      email,
      quiet,
    }) => {
      quiet.expects(/Failed to load resource/, new RegExp(`^error: /${fixture.call}: 500`));
      upstream.answers(refusal(500, { message: 'Full.' }));
      await openForm(fixture.route);
      await fillIn(page, fixture, email);
      await send(page, fixture);
      const notice = formOf(page, fixture).getByRole('alert');
      await expect(notice).toBeVisible();
      const first = fixture.answers[0]!;
      await control(formOf(page, fixture), first).press('End');
      await page.keyboard.type('!');
      await expect(notice).toBeVisible();
      await formOf(page, fixture).getByRole('button', { name: 'Dismiss' }).click();
      await expect(notice).toHaveCount(0);
    });
  });
}

test('an upstream that never answers is given up, and the visitor told', async ({
  page,
  openForm,
  upstream,
  email,
  quiet,
}) => {
  const fixture = withMessages[0]!;
  quiet.expects(/Failed to load resource/, /submit-creator-application: 504/);
  upstream.answers(hang);
  await openForm(fixture.route);
  await fillIn(page, fixture, email);
  await send(page, fixture);
  await expect(formOf(page, fixture).getByRole('alert')).toHaveText(
    'Error submitting form: An error occurred. Please try again.',
    { timeout: 15_000 },
  );
  await expectFilledIn(page, fixture, email);
});
