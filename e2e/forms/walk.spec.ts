/** A form as somebody fills it in who is disturbed all the time. */
import { hold, scripts } from '@/e2e/fixtures/hold-request';
import { expect, test } from '@/e2e/fixtures/test';
import { translate } from '@/e2e/fixtures/translate';
import { acornsAmbassador } from '@/lib/testing/forms/campus';

test('half filled in, reloaded, translated, left, finished, sent offline and online: one submission, one key', async ({
  page,
  context,
  openForm,
  upstream,
  quiet,
}) => {
  test.slow();
  const fixture = acornsAmbassador;
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/submit')) keys.push(request.headers()['idempotency-key']);
  });
  quiet.expects(/Minified React error #418/, /Failed to load resource/, /: no answer/);
  const half = fixture.answers.slice(0, 8);
  const form = await openForm(fixture);
  await form.fill(half);

  const script = await hold(page, scripts, 'Sending your form');
  await page.reload({ waitUntil: 'commit' });
  await script.asked;
  await translate(page);
  script.release();
  await form.hydrate();
  await form.expectFilledIn(half);

  await form.leave();
  await page.goBack();
  await form.expectFilledIn(half);
  await page.goForward();
  await expect(page).toHaveURL('/privacy-policy');
  await page.goBack();
  await form.fill(fixture.answers.slice(8));

  await context.setOffline(true);
  await form.send();
  await expect(form.notice).toHaveText('An error occurred. Please try again.');
  await form.expectFilledIn();
  expect(upstream.requests).toEqual([]);
  await context.setOffline(false);
  await form.send();
  await form.expectThanks();
  form.expectOneArrived();
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});
