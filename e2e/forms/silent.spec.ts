/** The two forms whose failures are only logged retry by themselves (components/forms/client/submission.ts). */
import { expect, test } from '@/e2e/fixtures/test';
import { checkedByBrowser } from '@/lib/testing/fixtures';
import { brand } from '@/lib/testing/forms/brand';
import { holdRequest } from '@/e2e/fixtures/hold-request';
import { ok, refusal } from '@/lib/testing/upstream/replies';

const failing = refusal(500, { message: 'Out for lunch.' });

test.beforeEach(({ quiet }) => quiet.expects(/Failed to load resource/));

for (const fixture of checkedByBrowser) {
  test(`${fixture.call}: a lost connection and a failure end in the normal success, and nothing else is said`, async ({
    page,
    filledForm,
    upstream,
  }) => {
    upstream.answers(failing, ok);
    const form = await filledForm(fixture);
    await page.evaluate(() => {
      // Whatever any notice says, and be it for a moment.
      const said: string[] = [];
      Object.assign(window, { said });
      new MutationObserver(() => {
        for (const alert of document.querySelectorAll('main [role="alert"]'))
          said.push(alert.textContent);
      }).observe(document.body, { childList: true, subtree: true });
    });
    await page.route(`**/api/${fixture.call}`, (route) => route.abort(), { times: 1 });
    await form.send();
    await form.expectThanks();
    form.expectOneArrived({ tries: 2 });
    const said = await page.evaluate(() => (window as unknown as { said: string[] }).said);
    expect(new Set(said)).toEqual(
      new Set(fixture.thanks.how === 'notice' ? [fixture.thanks.text] : []),
    );
  });

  test(`${fixture.call}: the button looks pressed while the form is sent, and is itself again`, async ({
    page,
    filledForm,
  }) => {
    const form = await filledForm(fixture);
    const release = await holdRequest(page, `**/api/${fixture.call}`);
    const shadow = () => form.button.evaluate((button) => getComputedStyle(button).boxShadow);
    await form.button.focus();
    await page.keyboard.press('Enter');
    await expect(form.button).toHaveAttribute('data-pending');
    await form.button.blur();
    expect(await shadow()).toMatch(/ 0px 0px 0px 0px$/);
    release();
    await form.expectThanks();
    await expect(form.button).not.toHaveAttribute('data-pending');
    form.expectOneArrived();
  });

  test(`${fixture.call} is tried again after 1, 3 and 9 seconds, then the form stands as it was filled in`, async ({
    page,
    filledForm,
    upstream,
    quiet,
  }) => {
    quiet.expects(new RegExp(`^error: /${fixture.call}: 500`));
    upstream.answers(failing);
    await page.clock.install();
    const form = await filledForm(fixture);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.evaluate(() => {
      const waits: unknown[] = [];
      const wait = window.setTimeout;
      const noted = (...given: Parameters<typeof wait>) => {
        waits.push(given[1]);
        return wait(...given);
      };
      Object.assign(window, { waits, setTimeout: noted });
    });
    const waits = () => page.evaluate(() => (window as unknown as { waits: number[] }).waits);
    const tries = () => upstream.requests.length;

    await form.send();
    for (const [wait, tried] of [
      [1000, 1],
      [3000, 2],
      [9000, 3],
    ] as const) {
      await expect.poll(waits).toContain(wait);
      await page.clock.runFor(wait - 1);
      expect(tries()).toBe(tried);
      await page.clock.runFor(1);
      await expect.poll(tries).toBe(tried + 1);
    }
    await expect
      .poll(() => quiet.lines.filter((line) => line.startsWith(`error: /${fixture.call}`)))
      .toHaveLength(1);
    await page.clock.runFor(60_000);

    await expect(form.notice).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await form.expectFilledIn();
    form.expectOneArrived({ tries: 4 });
  });
}

test('what is filled in while the form is tried again outlives its success, as a submission of its own', async ({
  page,
  filledForm,
  upstream,
}) => {
  upstream.answers(failing, ok);
  await page.clock.install();
  const form = await filledForm(brand);
  const message = form.form.locator('[name="message"]');
  await page.clock.pauseAt(Date.now() + 60_000);
  const answer = page.waitForResponse((response) => response.status() === 500);
  await form.send();
  await (await answer).finished();
  await message.fill('And in May?');
  await page.clock.runFor(1000);
  await form.expectThanks();
  form.expectOneArrived({ tries: 2 });
  await form.dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(message).toHaveValue('And in May?');

  await page.reload();
  await form.hydrate();
  await expect(message).toHaveValue('And in May?');
  await form.send();
  await form.expectThanks();
  const [first, , last] = upstream.requests;
  expect(JSON.parse(last!.body)).toMatchObject({ message: 'And in May?' });
  expect(last!.headers['idempotency-key']).not.toBe(first!.headers['idempotency-key']);
});

test('a link followed between two attempts ends nothing, and the way back tells of the success', async ({
  page,
  filledForm,
  upstream,
}) => {
  await page.clock.install();
  const form = await filledForm(brand);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.route(`**/api/${brand.call}`, (route) => route.abort(), { times: 1 });
  const failed = page.waitForEvent('requestfailed');
  await form.send();
  await failed;
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await page.clock.runFor(100);
  await expect(page).toHaveURL('/privacy-policy');
  expect(upstream.requests).toEqual([]);
  await page.clock.runFor(1000);
  await expect.poll(() => upstream.requests.length).toBe(1);
  form.expectOneArrived();
  await page.goBack();
  await page.clock.runFor(1000);
  await expect(page).toHaveURL('/brands');
  await form.expectThanks();
  await page.keyboard.press('Escape');
  await form.expectEmpty();
});

test('a submission that the site is still sending is asked for again', async ({
  page,
  filledForm,
}) => {
  await page.clock.install();
  const form = await filledForm(brand);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.route(
    `**/api/${brand.call}`,
    (route) =>
      route.fulfill({ status: 409, headers: { 'retry-after': '5' }, json: { message: 'Wait.' } }),
    { times: 1 },
  );
  const answer = page.waitForResponse((response) => response.status() === 409);
  await form.send();
  await (await answer).finished();
  await page.clock.runFor(1000);
  await form.expectThanks();
  form.expectOneArrived();
});

test('sending again by hand ends the wait, as the same submission', async ({
  page,
  filledForm,
  upstream,
}) => {
  upstream.answers(failing, ok);
  await page.clock.install();
  const form = await filledForm(brand);
  await page.clock.pauseAt(Date.now() + 60_000);
  const answer = page.waitForResponse((response) => response.status() === 500);
  await form.send();
  await (await answer).finished();
  await form.send();
  await form.expectThanks();
  form.expectOneArrived({ tries: 2 });
});

test('a refusal is final: not repeated, not told, except at a field that it names', async ({
  page,
  filledForm,
  upstream,
  quiet,
}) => {
  quiet.expects(/^error: \/submit: (400 No\.|422)/);
  upstream.answers(
    refusal(400, { message: 'No.' }),
    refusal(422, { errors: { email: 'This address bounced.' } }),
  );
  await page.clock.install();
  const form = await filledForm(brand);
  await form.send();
  await expect.poll(() => quiet.lines.join()).toContain('/submit: 400 No.');
  await page.clock.runFor(60_000);
  expect(upstream.requests).toHaveLength(1);
  await expect(form.notice).toHaveCount(0);
  await form.expectFilledIn();

  await form.send();
  await form.expectMessages([['Work email', 'This address bounced.']]);
  await expect(form.field('Work email')).toBeFocused();
});
