import { formCopy } from '@/components/forms/copy';
import { expect, test } from '@/e2e/fixtures/test';
import { honeypotName } from '@/lib/forms/honeypot';
import { createValues } from '@/e2e/testing/answers';
import { typicalForms, getForm } from '@/e2e/testing/forms';
import { ok, jsonError } from '@/e2e/testing/upstream/replies';

/** Runs in the page. */
function blockSessionStorage() {
  const get = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  Object.defineProperty(window, 'sessionStorage', { get });
}

const brand = getForm('submit');
const ambassadorManager = getForm('submit-ambassador-manager');

for (const definition of typicalForms) {
  const { formId } = definition;

  test(`${formId}: keeps its draft through reload and navigation, until it is sent`, async ({
    page,
    visitForm,
    word,
  }) => {
    const form = await visitForm(definition);
    const half = Math.ceil(form.answers.length / 2);
    const firstHalf = form.answers.slice(0, half);
    await form.fill(firstHalf);
    await visitForm(definition);
    await form.expectFilledIn(firstHalf);
    await form.fill(form.answers.slice(half));
    await form.leave();
    await page.goBack();
    await form.expectFilledIn();
    await form.send();
    await form.expectThanks();
    form.expectOneArrived();
    await visitForm(definition);
    await form.expectEmpty();
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(word);
  });

  test(`${formId}: sends and keeps values that extensions wrote without an input event`, async ({
    page,
    visitForm,
  }) => {
    const form = await visitForm(definition);
    const fillSilently = async () => {
      await form.control(form.answers[0]!).fill('Typed before');
      await form.fill(form.answers, 'silent');
    };
    await fillSilently();
    await form.reload();
    await form.expectFilledIn();
    await fillSilently();
    await form.leave();
    await page.goBack();
    await form.expectFilledIn();
    await fillSilently();
    await form.send();
    await form.expectThanks();
    form.expectOneArrived();
  });
}

test('keeps the idempotency key through a reload, and renews it for changed values', async ({
  visitAndFillForm,
  visitForm,
  upstream,
  browserConsole,
}) => {
  browserConsole.allow(/Failed to load resource/, /: 500 Full\./);
  const failingReply = jsonError(500, { message: 'Full.' });
  upstream.replyWith(failingReply, failingReply, ok);
  const form = await visitAndFillForm(ambassadorManager);
  await form.sendAndExpectStatus(500);
  await visitForm(ambassadorManager);
  await form.expectFilledIn();
  await form.sendAndExpectStatus(500);
  await form.expectFocusOnFailure();
  await form.field('university').fill('Princeton');
  await form.send();
  await form.expectThanks();
  const [first, second, last] = form.arrived;
  expect(second!.key).toBe(first!.key);
  expect(last!.key).not.toBe(first!.key);
  expect(last!.values).toMatchObject({ university: 'Princeton' });
});

test('keeps the draft and the idempotency key while the page is open when session storage is blocked', async ({
  page,
  visitAndFillForm,
  upstream,
  browserConsole,
}) => {
  await page.addInitScript(blockSessionStorage);
  browserConsole.allow(/Failed to load resource/, /: 500 Full\./);
  upstream.replyWith(jsonError(500, { message: 'Full.' }), ok);
  const form = await visitAndFillForm(ambassadorManager);
  await form.sendAndExpectStatus(500);
  await form.expectFocusOnFailure();
  await form.leave();
  await page.goBack();
  await form.expectFilledIn();
  await form.send();
  await form.expectThanks();
  form.expectOneArrived({ tries: 2 });
});

test('keeps text that was typed during a submission, as a new draft', async ({
  page,
  visitAndFillForm,
}) => {
  const form = await visitAndFillForm(brand);
  const submission = await form.holdSubmission();
  await form.send();
  await submission.held;
  await form.field('message').fill('Another');
  submission.release();
  await form.expectThanks();
  form.expectOneArrived();
  await page.keyboard.press('Escape');
  await form.reload();
  await expect(form.field('message')).toHaveValue('Another');
  await form.send();
  await form.expectThanks();
  expect(form.arrived[1]!.values).toMatchObject({ message: 'Another' });
});

test('ignores a stored choice that no longer exists', async ({ page, visitForm }) => {
  const removed = { howDidYouHear: 'gone', visa: 'gone', interest: ['gone'] };
  await page.addInitScript(
    (draft) => sessionStorage.setItem('tassel:draft:apply', draft),
    JSON.stringify({ values: { ...createValues('apply'), ...removed } }),
  );
  const form = await visitForm(getForm('apply'));
  await expect(form.field('firstName')).not.toHaveValue('');
  await expect(form.field('howDidYouHear').locator(':checked')).toHaveText(formCopy.choose);
  await expect(form.form.locator('input:checked')).toHaveCount(0);
});

test('a filled-in honeypot is not part of the draft, and keeps a submission from the upstream', async ({
  visitForm,
}) => {
  const form = await visitForm(brand);
  const input = form.form.locator(`[name="${honeypotName}"]`);
  const fillHoneypot = () =>
    input.evaluate((element: HTMLInputElement) => (element.value = 'Filled in'));
  await fillHoneypot();
  await form.fill();
  await form.reload();
  await form.expectFilledIn();
  await expect(input).toHaveValue('');
  await fillHoneypot();
  await form.send();
  await form.expectThanks();
  expect(form.arrived).toEqual([]);
});
