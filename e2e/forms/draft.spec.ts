import { draftCopy } from '@/components/forms/copy';
import { expect, test } from '@/e2e/fixtures/test';
import { findSchemaValidatedFixture, onePerValidationKind } from '@/lib/testing/fixtures';
import { brand } from '@/lib/testing/forms/brand';
import { ok, jsonError } from '@/lib/testing/upstream/replies';

const ambassadorManager = findSchemaValidatedFixture('submit-ambassador-manager');
const creatorApplication = findSchemaValidatedFixture('submit-creator-application');

for (const fixture of onePerValidationKind) {
  const half = Math.ceil(fixture.answers.length / 2);
  const firstHalf = fixture.answers.slice(0, half);

  test(`${fixture.formId}: keeps its draft through reload, clear, undo and navigation, and sends it once`, async ({
    page,
    visitForm,
    email,
  }) => {
    const form = await visitForm(fixture);
    await form.fill(firstHalf);
    await visitForm(fixture);
    await form.expectFilledIn(firstHalf);
    await form.clear();
    await form.expectEmpty();
    await form.restore();
    await form.expectFilledIn(firstHalf);
    await form.fill(fixture.answers.slice(half));
    await form.leave();
    await page.goBack();
    await form.expectFilledIn();
    await form.send();
    await form.expectThanks();
    form.expectOneArrived();
    await visitForm(fixture);
    await form.expectEmpty();
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(email);
  });
}

test('removes the draft of a form that is emptied or cleared', async ({ page, visitForm }) => {
  const form = await visitForm(brand);
  const readStoredKeys = () => page.evaluate(() => Object.keys(sessionStorage).join());
  await form.field('firstName').fill('Ada');
  expect(await readStoredKeys()).toContain(brand.formId);
  await form.field('firstName').fill('');
  expect(await readStoredKeys()).not.toContain(brand.formId);
  await form.fill();
  await form.clear();
  await visitForm(brand);
  await form.expectEmpty();
});

test('keeps the idempotency key through reload, clear and undo, and renews it for changed values', async ({
  visitAndFillForm,
  visitForm,
  upstream,
  browserConsole,
}) => {
  browserConsole.allow(/Failed to load resource/, /: 500 Full\./);
  const failingReply = jsonError(500, { message: 'Full.' });
  upstream.replyWith(failingReply, failingReply, failingReply, ok);
  const form = await visitAndFillForm(ambassadorManager);
  await form.sendAndExpectStatus(500);
  await visitForm(ambassadorManager);
  await form.expectFilledIn();
  await form.sendAndExpectStatus(500);
  await expect(form.notice).toBeVisible();
  await form.clear();
  await form.restore();
  await form.sendAndExpectStatus(500);
  await expect(form.notice).toBeVisible();
  await form.field('university').fill('Princeton');
  await form.send();
  await form.expectThanks();
  const [first, second, third, last] = form.arrived;
  expect([second!.key, third!.key]).toEqual([first!.key, first!.key]);
  expect(last!.key).not.toBe(first!.key);
  expect(last!.values).toMatchObject({ university: 'Princeton' });
});

test('a form cleared during its submission still shows the thank-you, and keeps text typed after it was cleared', async ({
  page,
  visitAndFillForm,
}) => {
  const form = await visitAndFillForm(brand);
  const submission = await form.holdSubmission();
  await form.send();
  await submission.held;
  await form.clear();
  await expect(form.form).toContainText(draftCopy.clearedWhileSent);
  await form.fill();
  await form.form.locator('[name="message"]').fill('Another');
  submission.release();
  await form.expectThanks();
  form.expectOneArrived();
  await page.keyboard.press('Escape');
  await expect(form.form.locator('[name="message"]')).toHaveValue('Another');
  await form.send();
  await form.expectThanks();
  expect(form.arrived.map(({ values }) => values.message)).toEqual([
    'A cold brew, at five campuses in May.',
    'Another',
  ]);
});

/** Imitates a browser without `field-sizing`, in which text areas do not grow by themselves. */
const withoutFieldSizing = `
  CSS.supports = () => false;
  addEventListener('DOMContentLoaded', () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('textarea { field-sizing: fixed !important; }');
    document.adoptedStyleSheets = [sheet];
  });
`;

test('without field-sizing, typing into a long text area keeps the caret in view', async ({
  page,
  visitForm,
}) => {
  await page.addInitScript(withoutFieldSizing);
  await page.setViewportSize({ width: 500, height: 700 });
  const form = await visitForm(creatorApplication);
  const skills = form.field('skills');
  await skills.fill(Array.from({ length: 25 }, (_, line) => `Line ${line}`).join('\n'));
  // The caret is at the end of the text, in the last line.
  const measureLastLine = () =>
    skills.evaluate((area) => {
      const { paddingBottom, lineHeight } = getComputedStyle(area);
      const end = area.getBoundingClientRect().bottom - parseFloat(paddingBottom);
      return { top: end - parseFloat(lineHeight), end };
    });
  const header = (await page.getByRole('banner').boundingBox())!.height;
  await skills.press('End');
  for (const key of [
    'a',
    'b',
    'Enter',
    'c',
    'Enter',
    'Enter',
    'd',
    'Backspace',
    'Backspace',
    'e',
  ]) {
    await page.keyboard.press(key);
    const { top, end } = await measureLastLine();
    expect(top, `after ${key}`).toBeGreaterThanOrEqual(header);
    expect(end, `after ${key}`).toBeLessThanOrEqual(700);
  }
});

test('without field-sizing, a restored text area grows to the height of its text', async ({
  page,
  visitForm,
}) => {
  await page.addInitScript(withoutFieldSizing);
  const form = await visitForm(brand);
  const message = form.field('message');
  const readHeight = () => message.evaluate((area) => area.clientHeight);
  await message.fill('line\n'.repeat(12));
  const fullHeight = await readHeight();
  expect(fullHeight).toBeGreaterThan(200);
  await visitForm(brand);
  await expect.poll(readHeight).toBe(fullHeight);
  await form.clear();
  await expect.poll(readHeight).toBeLessThan(200);
  await form.restore();
  await expect.poll(readHeight).toBe(fullHeight);
});
