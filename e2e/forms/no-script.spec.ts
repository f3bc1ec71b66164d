import { expect, test } from '@/e2e/fixtures/test';
import { withMessages, checkedByBrowser, formFixtures } from '@/e2e/forms/fixtures/all';
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
import { htmlError, refusal } from '@/e2e/support/upstream/replies';

test.use({ javaScriptEnabled: false });

for (const fixture of formFixtures) {
  test.describe(`${fixture.call} without JavaScript`, () => {
    test(
      'arrives whole, once, and is thanked for',
      { tag: '@phone' },
      async ({ page, visit, upstream, email }) => {
        await visit(fixture.route);
        await fillIn(page, fixture, email);
        await send(page, fixture);
        await expect(page).toHaveURL(`${fixture.route}#thank-you`);
        const thanks = page.locator('#thank-you');
        await expect(thanks).toBeVisible();
        await expect(thanks).toBeInViewport();
        await expect(thanks).toContainText(fixture.thanks.text);
        const received = upstream.requests;
        expect(received).toHaveLength(1);
        expectArrival(received[0], fixture, email);

        if (fixture.thanks.how === 'notice') return;
        await thanks.getByRole('button', { name: fixture.thanks.button }).click();
        await expect(page).toHaveURL(new RegExp(`${fixture.thanks.leadsTo}\\??$`));
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
        await visit(fixture.route);
        await fillIn(page, fixture, email);
        await send(page, fixture);
        await expect(page).toHaveURL(`${fixture.route}#thank-you`);
      }
      expect(upstream.requests).toHaveLength(1);
    });
  });
}

for (const fixture of withMessages) {
  const missing = fixture.answers.find(({ how }) => how === 'type')!;

  test.describe(`${fixture.call} without JavaScript, with errors`, () => {
    test.beforeEach(({ quiet }) => quiet.expects(/Failed to load resource.*422/));

    test('sent empty, is answered with every message', async ({ page, visit, upstream }) => {
      await visit(fixture.route);
      const answer = page.waitForResponse(`**/api/${fixture.call}`);
      await send(page, fixture);
      expect((await answer).status()).toBe(422);
      await expect(page).toHaveTitle(/^Error: \S/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByText(fixture.banner, { exact: true }).first()).toBeVisible();
      for (const [label, message] of fixture.empty) {
        const { how } = fixture.answers.find((answer) => answer.label === label)!;
        await expect(control(formOf(page, fixture), { how, label })).toHaveAccessibleDescription(
          endingIn(message),
        );
      }
      expect(upstream.requests).toEqual([]);
    });

    test('keeps what was filled in, and takes the rest there', async ({
      page,
      visit,
      upstream,
      email,
    }) => {
      await visit(fixture.route);
      const rest = { ...fixture, answers: fixture.answers.filter((answer) => answer !== missing) };
      await fillIn(page, rest, email);
      await send(page, fixture);
      await expect(page).toHaveTitle(/^Error: \S/);
      await expectFilledIn(page, rest, email);
      await giveAnswer(formOf(page, fixture), missing, email);
      await send(page, fixture);
      await expect(page).toHaveURL(`${fixture.route}#thank-you`);
      const received = upstream.requests;
      expect(received).toHaveLength(1);
      expectArrival(received[0], fixture, email);
    });
  });

  test(`${fixture.call} without JavaScript tells of a failure and keeps the form`, async ({
    page,
    visit,
    upstream,
    email,
    quiet,
  }) => {
    quiet.expects(/Failed to load resource.*500/);
    upstream.answers(refusal(500, { message: 'The list is full.' }));
    await visit(fixture.route);
    await fillIn(page, fixture, email);
    await send(page, fixture);
    await expect(page.getByRole('main')).toContainText('The list is full.');
    await expectFilledIn(page, fixture, email);
  });
}

for (const fixture of checkedByBrowser) {
  test(`${fixture.call} without JavaScript: a blank that the browser lets through is refused`, async ({
    page,
    visit,
    upstream,
    email,
    quiet,
  }) => {
    quiet.expects(/Failed to load resource.*422/);
    await visit(fixture.route);
    await fillIn(page, fixture, email);
    const first = formOf(page, fixture).getByLabel('First name', { exact: true });
    await first.fill('   ');
    await send(page, fixture);
    await expect(first).toHaveAccessibleDescription(endingIn('This field is required'));
    expect(upstream.requests).toEqual([]);
    await first.fill('Ada');
    await send(page, fixture);
    await expect(page).toHaveURL(`${fixture.route}#thank-you`);
    expectArrival(upstream.requests[0], fixture, email);
  });

  test(`${fixture.call} without JavaScript has nobody to repeat for it, so it speaks`, async ({
    page,
    visit,
    upstream,
    email,
    quiet,
  }) => {
    quiet.expects(/Failed to load resource.*502/);
    upstream.answers(htmlError(502, '<h1>Bad gateway</h1>'));
    await visit(fixture.route);
    await fillIn(page, fixture, email);
    await send(page, fixture);
    await expect(page.getByRole('main')).toContainText('An error occurred. Please try again.');
    await expectFilledIn(page, fixture, email);
  });
}
