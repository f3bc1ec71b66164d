import { expect, test } from '@/e2e/fixtures/test';
import { withMessages, formFixtures } from '@/e2e/forms/fixtures/all';
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
import { ok, refusal } from '@/e2e/support/upstream/replies';

for (const fixture of formFixtures) {
  test.describe(fixture.call, () => {
    const half = Math.ceil(fixture.answers.length / 2);
    const begun = { ...fixture, answers: fixture.answers.slice(0, half) };

    test(
      'half filled in, reloaded, finished and sent: one submission',
      { tag: '@phone' },
      async ({ page, openForm, upstream, email }) => {
        await openForm(fixture.route);
        await fillIn(page, begun, email);
        await openForm(fixture.route);
        await expectFilledIn(page, begun, email);
        for (const answer of fixture.answers.slice(half))
          await giveAnswer(formOf(page, fixture), answer, email);
        await send(page, fixture);
        await expectThanks(page, fixture);
        await expectOneArrived(upstream, fixture, email);
      },
    );

    test('a link followed by accident loses nothing, nor does the way back', async ({
      page,
      openForm,
      email,
    }) => {
      await openForm(fixture.route);
      await fillIn(page, fixture, email);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
      await expect(page).toHaveURL('/privacy-policy');
      await page.goBack();
      await expectFilledIn(page, fixture, email);
    });

    test('once sent, it is forgotten', async ({ page, openForm, upstream, email }) => {
      await openForm(fixture.route);
      await fillIn(page, fixture, email);
      await send(page, fixture);
      await expectThanks(page, fixture);
      expect(upstream.requests).toHaveLength(1);
      await openForm(fixture.route);
      for (const answer of fixture.answers.filter(({ how }) => how === 'type'))
        await expect(control(formOf(page, fixture), answer)).toHaveValue('');
      expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(email);
    });

    test('“Clear this form” empties it for good, and can be taken back', async ({
      page,
      openForm,
      email,
    }) => {
      await openForm(fixture.route);
      const form = formOf(page, fixture);
      await fillIn(page, fixture, email);
      await form.getByRole('button', { name: 'Clear this form' }).click();
      const email1 = form.locator('input[type="email"]');
      await expect(email1).toHaveValue('');
      await expect(form.locator(':checked:not(option)')).toHaveCount(0);
      await form.getByRole('button', { name: 'Bring it back' }).click();
      await expectFilledIn(page, fixture, email);
      await form.getByRole('button', { name: 'Clear this form' }).click();
      await openForm(fixture.route);
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
      await openForm(fixture.route);
      await fillIn(page, fixture, email);
      await send(page, fixture);
      await expectThanks(page, fixture);
      await expectOneArrived(upstream, fixture, email);
    });
  });
}

test.describe('the key of a submission', () => {
  const fixture = withMessages[0]!;

  test.beforeEach(async ({ page, openForm, upstream, email, quiet }) => {
    quiet.expects(/Failed to load resource/, /: 500 Full\./);
    upstream.answers(refusal(500, { message: 'Full.' }), ok);
    await openForm(fixture.route);
    await fillIn(page, fixture, email);
    await send(page, fixture);
    await expect(formOf(page, fixture).getByRole('alert')).toBeVisible();
  });

  test('outlives a reload', async ({ page, openForm, upstream, email }) => {
    await openForm(fixture.route);
    await expectFilledIn(page, fixture, email);
    await send(page, fixture);
    await expectThanks(page, fixture);
    expect(upstream.requests).toHaveLength(2);
    await expectOneArrived(upstream, fixture, email);
  });

  test('is a new one once a value has changed', async ({ page, upstream }) => {
    await formOf(page, fixture).getByLabel('Major', { exact: true }).fill('Physics');
    await send(page, fixture);
    await expectThanks(page, fixture);
    const [first, second] = upstream.requests;
    expect(first?.headers['idempotency-key']).not.toBe(second?.headers['idempotency-key']);
    expect(JSON.parse(second?.body ?? '')).toMatchObject({ major: 'Physics' });
  });
});
