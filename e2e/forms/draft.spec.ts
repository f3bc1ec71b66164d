import { expect, test } from '@/e2e/fixtures/test';
import { oneOfEachKind, withMessages } from '@/e2e/forms/fixtures/all';
import { brand } from '@/e2e/forms/fixtures/brand';
import { ok, refusal } from '@/e2e/support/upstream/replies';

for (const fixture of oneOfEachKind) {
  const half = Math.ceil(fixture.answers.length / 2);

  test(
    `${fixture.call}, half filled in, reloaded, finished and sent: one submission, then no draft`,
    { tag: '@phone' },
    async ({ page, openForm, email }) => {
      const form = await openForm(fixture);
      await form.fill(fixture.answers.slice(0, half));
      await openForm(fixture);
      await form.expectFilledIn(fixture.answers.slice(0, half));
      await form.fill(fixture.answers.slice(half));
      await form.send();
      await form.expectThanks();
      form.expectOneArrived();
      await openForm(fixture);
      await form.expectEmpty();
      expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(email);
    },
  );

  test(`${fixture.call}: a link followed by accident loses nothing, and “Clear this form” can be taken back`, async ({
    page,
    filledForm,
    openForm,
  }) => {
    const form = await filledForm(fixture);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page).toHaveURL('/privacy-policy');
    await page.goBack();
    await form.expectFilledIn();

    const clear = form.form.getByRole('button', { name: 'Clear this form' });
    await clear.click();
    await form.expectEmpty();
    await form.form.getByRole('button', { name: 'Bring it back' }).click();
    await form.expectFilledIn();
    await clear.click();
    await openForm(fixture);
    await form.expectEmpty();
  });
}

test('a form works where the browser forbids storage', async ({ page, sentForm }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  (await sentForm(brand)).expectOneArrived();
});

test('the key of a submission outlives a reload, and is a new one once a value has changed', async ({
  filledForm,
  openForm,
  upstream,
  quiet,
}) => {
  const fixture = withMessages[0]!;
  quiet.expects(/Failed to load resource/, /: 500 Full\./);
  const full = refusal(500, { message: 'Full.' });
  upstream.answers(full, full, ok);
  const form = await filledForm(fixture);
  await form.send();
  await expect(form.notice).toBeVisible();
  await openForm(fixture);
  await form.expectFilledIn();
  await form.send();
  await expect(form.notice).toBeVisible();
  await form.field('Major').fill('Physics');
  await form.send();
  await form.expectThanks();
  const keys = upstream.requests.map(({ headers }) => headers['idempotency-key']);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
  expect(JSON.parse(upstream.requests[2]!.body)).toMatchObject({ major: 'Physics' });
});
