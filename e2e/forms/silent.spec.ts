/** Forms that retry silently. components/forms/submission.test.ts tests the delays. */
import type { Page } from '@playwright/test';
import { draftCopy } from '@/components/forms/copy';
import { expect, test } from '@/e2e/fixtures/test';
import type { FormPage } from '@/e2e/forms/form-page';
import { browserValidatedFixtures } from '@/lib/testing/fixtures';
import { brand } from '@/lib/testing/forms/brand';
import { ok, jsonError } from '@/lib/testing/upstream/replies';

const failingReply = jsonError(500, { message: 'Out for lunch.' });

test.beforeEach(async ({ page, browserConsole }) => {
  browserConsole.allow(/Failed to load resource/);
  await page.clock.install();
});

/** Stops the page's clock; tests advance it. */
const pauseClock = (page: Page) => page.clock.pauseAt(Date.now() + 60_000);

/** Advances the page's clock until the upstream has received this many requests. */
async function advanceUntil(form: FormPage, tries: number) {
  const readArrived = async () => {
    if (form.arrived.length < tries) await form.page.clock.runFor(3000);
    return form.arrived;
  };
  await expect.poll(readArrived, { intervals: [100], timeout: 20_000 }).toHaveLength(tries);
}

for (const fixture of browserValidatedFixtures) {
  test(`${fixture.formId}: keeps its values without a message after four failed attempts`, async ({
    page,
    visitAndFillForm,
    upstream,
    browserConsole,
  }) => {
    const line = `error: /${fixture.formId}: 500`;
    browserConsole.allow(new RegExp(`^${line}`));
    upstream.replyWith(failingReply);
    const form = await visitAndFillForm(fixture);
    await pauseClock(page);
    await page.route(form.url, (route) => route.abort(), { times: 1 });
    await form.send();
    await advanceUntil(form, 3);
    const consoleLines = () => browserConsole.lines.filter((text) => text.startsWith(line));
    await expect.poll(consoleLines).toHaveLength(1);
    await page.clock.runFor(60_000);
    expect(consoleLines()).toHaveLength(1);
    await expect(form.notice).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await form.expectFilledIn();
    upstream.replyWith(ok);
    await form.send();
    await form.expectThanks();
    form.expectOneArrived({ tries: 4 });
  });
}

test('text changed between two attempts is kept and can be sent as a new submission, and Send retries at once', async ({
  page,
  visitAndFillForm,
  upstream,
}) => {
  upstream.replyWith(failingReply, ok);
  const form = await visitAndFillForm(brand);
  const message = form.form.locator('[name="message"]');
  await pauseClock(page);
  await form.sendAndExpectStatus(500);
  await message.fill('And in May?');
  await advanceUntil(form, 2);
  await form.expectThanks();
  form.expectOneArrived({ tries: 2 });
  await page.keyboard.press('Escape');
  await expect(message).toHaveValue('And in May?');

  await page.reload();
  await expect(page.getByText(draftCopy.kept)).toBeVisible();
  await expect(message).toHaveValue('And in May?');
  upstream.replyWith(failingReply, ok);
  await form.sendAndExpectStatus(500);
  // Sends again before the form retries by itself.
  await form.send();
  await form.expectThanks();
  const [first, , third, last] = form.arrived;
  expect(form.arrived).toHaveLength(4);
  expect(last!.values).toMatchObject({ message: 'And in May?' });
  expect(last!.key).toBe(third!.key);
  expect(last!.key).not.toBe(first!.key);
});

test('a submission continues after navigation, and going back shows its success', async ({
  page,
  visitAndFillForm,
  upstream,
}) => {
  upstream.replyWith(failingReply, ok);
  const form = await visitAndFillForm(brand);
  const submission = await form.holdSubmission();
  await form.send();
  await submission.held;
  await form.leave();
  expect(form.arrived).toEqual([]);
  submission.release();
  await advanceUntil(form, 2);

  await page.goBack();
  await form.expectThanks();
  await page.keyboard.press('Escape');
  await form.expectEmpty();
  form.expectOneArrived({ tries: 2 });
});
