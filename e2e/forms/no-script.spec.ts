import { expect, test } from '@/e2e/fixtures/test';
import { outspoken, silent, stories } from '@/e2e/forms/stories/all';
import type { Story } from '@/e2e/forms/stories/types';
import {
  control,
  endingIn,
  expectArrival,
  expectFilledIn,
  fillIn,
  formOf,
  giveAnswer,
  send,
} from '@/e2e/forms/visitor';
import { htmlError, refusal } from '@/e2e/upstream/answers';

test.use({ javaScriptEnabled: false });

/** Browsers post the line breaks of a text area as CRLF (HTML standard, "form submission"). */
const asPosted = (story: Story): Story => ({
  ...story,
  sent: JSON.parse(JSON.stringify(story.sent).replaceAll('\\n', '\\r\\n')),
});

for (const story of stories) {
  test.describe(`${story.call} without JavaScript`, () => {
    test(
      'arrives whole, once, and is thanked for',
      { tag: '@phone' },
      async ({ page, visit, upstream, email }) => {
        await visit(story.route);
        await fillIn(page, story, email);
        await send(page, story);
        await expect(page).toHaveURL(`${story.route}#thank-you`);
        const thanks = page.locator('#thank-you');
        await expect(thanks).toBeVisible();
        await expect(thanks).toBeInViewport();
        await expect(thanks).toContainText(story.thanks.text);
        const received = await upstream.received();
        expect(received).toHaveLength(1);
        expectArrival(received[0], asPosted(story), email);

        if (story.thanks.how === 'notice') return;
        await thanks.getByRole('button', { name: story.thanks.button }).click();
        await expect(page).toHaveURL(new RegExp(`${story.thanks.leadsTo}\\??$`));
      },
    );

    test('sent twice by an impatient finger, arrives once', async ({
      page,
      visit,
      upstream,
      email,
    }) => {
      for (let time = 0; time < 2; time++) {
        await visit('/about');
        await visit(story.route);
        await fillIn(page, story, email);
        await send(page, story);
        await expect(page).toHaveURL(`${story.route}#thank-you`);
      }
      expect(await upstream.received()).toHaveLength(1);
    });
  });
}

for (const story of outspoken) {
  const missing = story.answers.find(({ how }) => how === 'type')!;

  test.describe(`${story.call} without JavaScript, with errors`, () => {
    test.beforeEach(({ quiet }) => quiet.expects(/Failed to load resource.*422/));

    test('sent empty, is answered with every message', async ({ page, visit, upstream }) => {
      await visit(story.route);
      const answer = page.waitForResponse(`**/api/${story.call}`);
      await send(page, story);
      expect((await answer).status()).toBe(422);
      await expect(page).toHaveTitle(/^Error: \S/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByText(story.banner, { exact: true }).first()).toBeVisible();
      for (const [label, message] of story.empty) {
        const { how } = story.answers.find((answer) => answer.label === label)!;
        await expect(control(formOf(page, story), { how, label })).toHaveAccessibleDescription(
          endingIn(message),
        );
      }
      expect(await upstream.received()).toEqual([]);
    });

    test('keeps what was filled in, and takes the rest there', async ({
      page,
      visit,
      upstream,
      email,
    }) => {
      await visit(story.route);
      const rest = { ...story, answers: story.answers.filter((answer) => answer !== missing) };
      await fillIn(page, rest, email);
      await send(page, story);
      await expect(page).toHaveTitle(/^Error: \S/);
      await expectFilledIn(page, rest, email);
      await giveAnswer(formOf(page, story), missing, email);
      await send(page, story);
      await expect(page).toHaveURL(`${story.route}#thank-you`);
      const received = await upstream.received();
      expect(received).toHaveLength(1);
      expectArrival(received[0], asPosted(story), email);
    });
  });

  test(`${story.call} without JavaScript tells of a failure and keeps the form`, async ({
    page,
    visit,
    upstream,
    email,
    quiet,
  }) => {
    quiet.expects(/Failed to load resource.*500/);
    await upstream.answers(refusal(500, { message: 'The list is full.' }));
    await visit(story.route);
    await fillIn(page, story, email);
    await send(page, story);
    await expect(page.getByRole('main')).toContainText('The list is full.');
    await expectFilledIn(page, story, email);
  });
}

for (const story of silent) {
  test(`${story.call} without JavaScript: a blank that the browser lets through is refused`, async ({
    page,
    visit,
    upstream,
    email,
    quiet,
  }) => {
    quiet.expects(/Failed to load resource.*422/);
    await visit(story.route);
    await fillIn(page, story, email);
    const first = formOf(page, story).getByLabel('First name', { exact: true });
    await first.fill('   ');
    await send(page, story);
    await expect(first).toHaveAccessibleDescription(endingIn('This field is required'));
    expect(await upstream.received()).toEqual([]);
    await first.fill('Ada');
    await send(page, story);
    await expect(page).toHaveURL(`${story.route}#thank-you`);
    expectArrival((await upstream.received())[0], asPosted(story), email);
  });

  test(`${story.call} without JavaScript has nobody to repeat for it, so it speaks`, async ({
    page,
    visit,
    upstream,
    email,
    quiet,
  }) => {
    quiet.expects(/Failed to load resource.*502/);
    await upstream.answers(htmlError(502, '<h1>Bad gateway</h1>'));
    await visit(story.route);
    await fillIn(page, story, email);
    await send(page, story);
    await expect(page.getByRole('main')).toContainText('An error occurred. Please try again.');
    await expectFilledIn(page, story, email);
  });
}
