import { expect, test } from '@/e2e/fixtures/test';
import { scrollY } from '@/e2e/fixtures/scroll';
import { stories } from '@/e2e/forms/stories/all';
import {
  expectArrival,
  expectOneArrived,
  expectThanks,
  fillIn,
  formOf,
  send,
  sendButton,
} from '@/e2e/forms/visitor';
import { created, slow } from '@/e2e/upstream/answers';

for (const story of stories) {
  test.describe(story.call, () => {
    test(
      'a filled-in form arrives whole, once, and is thanked for',
      { tag: '@phone' },
      async ({ page, openForm, upstream, email }) => {
        await openForm(story.route);
        await fillIn(page, story, email);
        await send(page, story);
        await expectThanks(page, story);
        const received = await upstream.received();
        expect(received).toHaveLength(1);
        expectArrival(received[0], story, email);
      },
    );

    test('any other 2xx is a success too', async ({ page, openForm, upstream, email }) => {
      await upstream.answers(created);
      await openForm(story.route);
      await fillIn(page, story, email);
      await send(page, story);
      await expectThanks(page, story);
    });

    test('two clicks send one submission', async ({ page, openForm, upstream, email }) => {
      await upstream.answers(slow(700));
      await openForm(story.route);
      await fillIn(page, story, email);
      await sendButton(page, story).dblclick();
      await formOf(page, story).dispatchEvent('submit');
      await expectThanks(page, story);
      await expectOneArrived(upstream, story, email);
      expect(await upstream.received()).toHaveLength(1);
    });
  });
}

test.describe('while a submission is under way', () => {
  for (const story of stories.filter(({ call }) => /ambassador/.test(call))) {
    test(`${story.call}: the button says so and cannot be pressed`, async ({
      page,
      openForm,
      upstream,
      email,
    }) => {
      await upstream.answers(slow(1000));
      await openForm(story.route);
      await fillIn(page, story, email);
      await send(page, story);
      await expect(
        formOf(page, story).getByRole('button', { name: 'Submitting...', exact: true }),
      ).toBeDisabled();
      await expectThanks(page, story);
    });
  }

  for (const story of stories.filter(({ call }) => !/ambassador/.test(call))) {
    test(`${story.call}: nothing is to be seen`, async ({ page, openForm, upstream, email }) => {
      await upstream.answers(slow(1000));
      await openForm(story.route);
      await fillIn(page, story, email);
      await send(page, story);
      await expect.poll(() => upstream.received()).toHaveLength(1);
      await expect(sendButton(page, story)).toBeEnabled();
      await expect(page.getByText('Submitting')).toHaveCount(0);
      await expectThanks(page, story);
    });
  }
});

for (const story of stories.filter(({ thanks }) => thanks.how === 'view')) {
  test(`${story.call}: submitting moves to 1400 px`, async ({
    page,
    openForm,
    upstream,
    email,
  }) => {
    await upstream.answers(slow(500));
    await openForm(story.route);
    await fillIn(page, story, email);
    await send(page, story);
    await expect.poll(() => scrollY(page)).toBe(1400);
    await expectThanks(page, story);
  });
}
