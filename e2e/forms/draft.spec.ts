import { expect, test } from '@/e2e/fixtures/test';
import { outspoken, stories } from '@/e2e/forms/stories/all';
import {
  control,
  expectFilledIn,
  expectOneArrived,
  expectThanks,
  fillIn,
  formOf,
  giveAnswer,
  send,
} from '@/e2e/forms/visitor';
import { ok, refusal } from '@/e2e/upstream/answers';

for (const story of stories) {
  test.describe(story.call, () => {
    const half = Math.ceil(story.answers.length / 2);
    const begun = { ...story, answers: story.answers.slice(0, half) };

    test(
      'half filled in, reloaded, finished and sent: one submission',
      { tag: '@phone' },
      async ({ page, openForm, upstream, email }) => {
        await openForm(story.route);
        await fillIn(page, begun, email);
        await openForm(story.route);
        await expectFilledIn(page, begun, email);
        for (const answer of story.answers.slice(half))
          await giveAnswer(formOf(page, story), answer, email);
        await send(page, story);
        await expectThanks(page, story);
        await expectOneArrived(upstream, story, email);
      },
    );

    test('a link followed by accident loses nothing, nor does the way back', async ({
      page,
      openForm,
      email,
    }) => {
      await openForm(story.route);
      await fillIn(page, story, email);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
      await expect(page).toHaveURL('/privacy-policy');
      await page.goBack();
      await expectFilledIn(page, story, email);
    });

    test('once sent, it is forgotten', async ({ page, openForm, upstream, email }) => {
      await openForm(story.route);
      await fillIn(page, story, email);
      await send(page, story);
      await expectThanks(page, story);
      expect(await upstream.received()).toHaveLength(1);
      await openForm(story.route);
      for (const answer of story.answers.filter(({ how }) => how === 'type'))
        await expect(control(formOf(page, story), answer)).toHaveValue('');
      expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(email);
    });

    test('“Clear this form” empties it for good, and can be taken back', async ({
      page,
      openForm,
      email,
    }) => {
      await openForm(story.route);
      const form = formOf(page, story);
      await fillIn(page, story, email);
      await form.getByRole('button', { name: 'Clear this form' }).click();
      const email1 = form.locator('input[type="email"]');
      await expect(email1).toHaveValue('');
      await expect(form.locator(':checked:not(option)')).toHaveCount(0);
      await form.getByRole('button', { name: 'Bring it back' }).click();
      await expectFilledIn(page, story, email);
      await form.getByRole('button', { name: 'Clear this form' }).click();
      await openForm(story.route);
      await expect(email1).toHaveValue('');
    });

    test('works where the browser forbids storage', async ({ page, openForm, upstream, email }) => {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'sessionStorage', {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      });
      await openForm(story.route);
      await fillIn(page, story, email);
      await send(page, story);
      await expectThanks(page, story);
      await expectOneArrived(upstream, story, email);
    });
  });
}

test.describe('the key of a submission', () => {
  const story = outspoken[0]!;

  test.beforeEach(async ({ page, openForm, upstream, email, quiet }) => {
    quiet.expects(/Failed to load resource/, /: 500 Full\./);
    await upstream.answers(refusal(500, { message: 'Full.' }), ok);
    await openForm(story.route);
    await fillIn(page, story, email);
    await send(page, story);
    await expect(formOf(page, story).getByRole('alert')).toBeVisible();
  });

  test('outlives a reload', async ({ page, openForm, upstream, email }) => {
    await openForm(story.route);
    await expectFilledIn(page, story, email);
    await send(page, story);
    await expectThanks(page, story);
    expect(await upstream.received()).toHaveLength(2);
    await expectOneArrived(upstream, story, email);
  });

  test('is a new one once a value has changed', async ({ page, upstream }) => {
    await formOf(page, story).getByLabel('Major', { exact: true }).fill('Physics');
    await send(page, story);
    await expectThanks(page, story);
    const [first, second] = await upstream.received();
    expect(first?.headers['idempotency-key']).not.toBe(second?.headers['idempotency-key']);
    expect(JSON.parse(second?.body ?? '')).toMatchObject({ major: 'Physics' });
  });
});
