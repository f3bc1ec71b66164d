import { expect, test } from '@/e2e/fixtures/test';
import { outspoken } from '@/e2e/forms/stories/all';
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
  type Answer,
} from '@/e2e/upstream/answers';

/** Long; the visitor is shown the first 100 characters. */
const page502 =
  '<!doctype html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1><p>The server behind us could not be understood. Please try later.</p>';
const first100 =
  '<!doctype html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1><p>The server behind us could n';

interface Failure {
  what: string;
  answer: Answer;
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

for (const story of outspoken) {
  const isCampus = story.thanks.how === 'view';
  const isManager = story.call === 'submit-ambassador-manager';
  const prefix = isCampus ? '' : 'Error submitting form: ';

  test.describe(story.call, () => {
    test('each failure is told, loses nothing, and leaves the next try free', async ({
      page,
      openForm,
      upstream,
      email,
      quiet,
    }) => {
      test.slow();
      quiet.expects(/Failed to load resource/);
      await openForm(story.route);
      await fillIn(page, story, email);
      const notice = formOf(page, story).getByRole('alert');

      for (const { what, answer, status, says, managerSays } of failures) {
        await test.step(what, async () => {
          const line = new RegExp(`^error: /${story.call}: ${status}`);
          quiet.expects(line);
          const told = () => quiet.lines.filter((said) => line.test(said)).length;
          const before = told();
          await upstream.answers(answer);
          const answered = page.waitForResponse(`**/api/${story.call}`);
          await send(page, story);
          expect((await answered).status()).toBe(status);
          await expect(notice).toHaveText(prefix + ((isManager && managerSays) || says));
          await expect(notice).toBeInViewport();
          await expect(page).toHaveTitle(/^Error: \S/);
          await expectFilledIn(page, story, email);
          expect(told() - before).toBe(1);
        });
      }

      await upstream.answers(ok);
      await send(page, story);
      await expectThanks(page, story);
      await expectOneArrived(upstream, story, email);
    });

    test('no network is told, nothing is lost, and the second try works', async ({
      page,
      context,
      openForm,
      upstream,
      email,
      quiet,
    }) => {
      quiet.expects(/Failed to load resource/, new RegExp(`^error: /${story.call}: no answer`));
      await openForm(story.route);
      await fillIn(page, story, email);
      await context.setOffline(true);
      await send(page, story);
      await expect(formOf(page, story).getByRole('alert')).toHaveText(
        isCampus
          ? 'An error occurred. Please try again.'
          : 'Error submitting form: Failed to submit application',
      );
      await expectFilledIn(page, story, email);

      await context.setOffline(false);
      await send(page, story);
      await expectThanks(page, story);
      await expectOneArrived(upstream, story, email);
    });

    test('what the upstream finds wrong with a field stands at that field', async ({
      page,
      openForm,
      upstream,
      email,
      quiet,
    }) => {
      quiet.expects(/Failed to load resource/, new RegExp(`^error: /${story.call}: 422`));
      const { name, label } = story.answers.find((answer) => /email/i.test(answer.name))!;
      await upstream.answers(
        refusal(422, { message: 'Not quite.', errors: { [name]: 'This address bounced.' } }),
      );
      await openForm(story.route);
      await fillIn(page, story, email);
      await send(page, story);
      const field = control(formOf(page, story), { how: 'type', label });
      await expect(field).toHaveAccessibleDescription(endingIn('This address bounced.'));
      await expect(field).toBeFocused();
      await expect(formOf(page, story).getByRole('alert')).toHaveText(`${prefix}Not quite.`);
    });

    test('the notice stays until it is dismissed', async ({
      page,
      openForm,
      upstream,
      email,
      quiet,
    }) => {
      quiet.expects(/Failed to load resource/, new RegExp(`^error: /${story.call}: 500`));
      await upstream.answers(refusal(500, { message: 'Full.' }));
      await openForm(story.route);
      await fillIn(page, story, email);
      await send(page, story);
      const notice = formOf(page, story).getByRole('alert');
      await expect(notice).toBeVisible();
      const first = story.answers[0]!;
      await control(formOf(page, story), first).press('End');
      await page.keyboard.type('!');
      await expect(notice).toBeVisible();
      await formOf(page, story).getByRole('button', { name: 'Dismiss' }).click();
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
  const story = outspoken[0]!;
  quiet.expects(/Failed to load resource/, /submit-creator-application: 504/);
  await upstream.answers(hang);
  await openForm(story.route);
  await fillIn(page, story, email);
  await send(page, story);
  await expect(formOf(page, story).getByRole('alert')).toHaveText(
    'Error submitting form: An error occurred. Please try again.',
    { timeout: 15_000 },
  );
  await expectFilledIn(page, story, email);
});
