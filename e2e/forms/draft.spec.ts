import { holdRequest } from '@/e2e/fixtures/hold-request';
import { expect, test } from '@/e2e/fixtures/test';
import { oneOfEachKind, withMessages } from '@/lib/testing/fixtures';
import { brand } from '@/lib/testing/forms/brand';
import type { FormPage } from '@/e2e/forms/form-page';
import { ok, refusal } from '@/lib/testing/upstream/replies';

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

test('a form that is cleared and brought back is sent again under its key', async ({
  filledForm,
  upstream,
  quiet,
}) => {
  const fixture = withMessages[0]!;
  quiet.expects(/Failed to load resource/, /: 500 Full\./);
  upstream.answers(refusal(500, { message: 'Full.' }), ok);
  const form = await filledForm(fixture);
  await form.send();
  await expect(form.notice).toBeVisible();
  await form.form.getByRole('button', { name: 'Clear this form' }).click();
  await form.form.getByRole('button', { name: 'Bring it back' }).click();
  await form.send();
  await form.expectThanks();
  form.expectOneArrived({ tries: 2 });
});

test('a form that is cleared while it is sent takes another submission', async ({
  page,
  filledForm,
  upstream,
}) => {
  const fixture = withMessages[0]!;
  const form = await filledForm(fixture);
  const first = page.waitForRequest(`**/api/${fixture.call}`);
  const release = await holdRequest(page, `**/api/${fixture.call}`);
  await form.send();
  await form.form.getByRole('button', { name: 'Clear this form' }).click();
  await form.fill();
  await form.field('Major').fill('Physics');
  release();
  expect((await (await first).response())?.status()).toBe(200);
  // The answer to the first says nothing about what was filled in since.
  await expect(form.field('Major')).toHaveValue('Physics');
  await form.send();
  await form.expectThanks();
  const majors = upstream.requests.map(({ body }) => JSON.parse(body).major);
  expect(majors).toEqual([expect.not.stringMatching('Physics'), 'Physics']);
});

test('a form that is emptied by hand leaves no draft', async ({ page, openForm }) => {
  const form = await openForm(brand);
  const stored = () => page.evaluate(() => Object.keys(sessionStorage).join());
  await form.field('First name').fill('Ada');
  expect(await stored()).toContain(brand.call);
  await form.field('First name').fill('');
  expect(await stored()).not.toContain(brand.call);
});

test('where the browser does not grow text areas, a restored one is as high as its text', async ({
  page,
  openForm,
}) => {
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  const message = (form: FormPage) =>
    form.field('What should students know, try or tell you? (optional)');
  const heightIn = (form: FormPage) => message(form).evaluate((area) => area.style.height);
  const first = await openForm(brand);
  await message(first).fill('line\n'.repeat(12));
  const grown = await heightIn(first);
  expect(parseFloat(grown)).toBeGreaterThan(200);
  const form = await openForm(brand);
  await expect.poll(() => heightIn(form)).toBe(grown);
  await form.form.getByRole('button', { name: 'Clear this form' }).click();
  await expect.poll(async () => parseFloat(await heightIn(form))).toBeLessThan(200);
  await form.form.getByRole('button', { name: 'Bring it back' }).click();
  await expect.poll(() => heightIn(form)).toBe(grown);
});
