/** A visitor who turns the wheel, leaves, dismisses or presses again: what was typed and where focus is. */
import { hold, scripts } from '@/e2e/fixtures/hold-request';
import { expect, test } from '@/e2e/fixtures/test';
import { brand } from '@/lib/testing/forms/brand';
import { acornsAmbassador, solunaAmbassador } from '@/lib/testing/forms/campus';
import { creatorApplication } from '@/lib/testing/forms/creator-application';
import { creatorApply } from '@/lib/testing/forms/creator-apply';
import { replies } from '@/lib/testing/upstream/replies';

test('a wheel over a focused number scrolls the page and leaves the number', async ({
  page,
  openForm,
}) => {
  const form = await openForm(creatorApply);
  await form.fill();
  const year = form.field('Graduation year');
  await year.click();
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(before);
  await form.expectFilledIn();
});

test('a post that ended without an answer is posted again by the next press, as one submission', async ({
  page,
  openForm,
}) => {
  const script = await hold(page, scripts);
  const form = await openForm(brand, { waitUntil: 'commit' });
  await form.fill();
  await page.route(
    form.url,
    async (route) => {
      await route.fetch({ maxRedirects: 0 });
      // The browser stays on the page.
      await route.fulfill({ status: 204 });
    },
    { times: 1 },
  );
  const posted = page.waitForResponse(form.url);
  await form.send();
  await posted;
  script.release();
  await form.hydrate();
  await form.send();
  await form.expectThankYouPage();
  form.expectOneArrived();
});

test('what was refused while its page was left is told when it is shown again', async ({
  page,
  openForm,
  quiet,
}) => {
  quiet.expects(/Failed to load resource/, /ChunkLoadError/, /422/);
  (await hold(page, scripts, 'Please enter a valid email address')).fail();
  const form = await openForm(solunaAmbassador);
  const held = await form.holdSubmission();
  await form.send();
  await held.asked;
  await form.leave();
  const answered = page.waitForResponse(form.url);
  held.release();
  await answered;
  await page.goBack();
  await form.expectMissing(solunaAmbassador);
});

test('focus stays in the form when a notice is dismissed', async ({
  upstream,
  openForm,
  quiet,
}) => {
  quiet.expects(/Failed to load resource/, new RegExp(`/${acornsAmbassador.call}: 5`));
  upstream.choose = () => replies.error;
  const form = await openForm(acornsAmbassador);
  await form.fill();
  await form.send();
  await form.notice.waitFor();
  await form.press('Dismiss');
  await expect(form.button).toBeFocused();
});

test('a submit that waits for its checks says that it is under way', async ({ page, openForm }) => {
  const checks = await hold(page, scripts, 'Please enter a valid email address');
  const form = await openForm(creatorApplication);
  await form.send();
  await expect(page.getByText('Sending your form')).toBeAttached();
  checks.release();
  await form.expectMissing(creatorApplication);
  await expect(page.getByText('Sending your form')).not.toBeAttached();
});
