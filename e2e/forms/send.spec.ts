import type { Page } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures/test';
import { initialScrollY, readScrollY } from '@/e2e/fixtures/scroll';
import type { FormPage } from '@/e2e/forms/form-page';
import {
  formFixtures,
  brand,
  EMAIL_PLACEHOLDER,
  findFixture,
  type FieldAnswer,
} from '@/lib/testing/fixtures';
import { created } from '@/lib/testing/upstream/replies';

/** Answers a question by keyboard. */
async function answerByKeys(
  { keyboard }: Page,
  form: FormPage,
  answer: FieldAnswer,
  email: string,
) {
  if (answer.how === 'type')
    return keyboard.insertText(answer.value.replace(EMAIL_PLACEHOLDER, email));
  // Typing the start of an option chooses it. Types the text before a curly quote, which cannot be typed.
  if (answer.how === 'select') return keyboard.type(/^[ -~]*/.exec(answer.option)![0]);
  const values = await form
    .control(answer)
    .locator('input')
    .evaluateAll((inputs) =>
      inputs.map((input) => input.closest('label')!.innerText.split(/[\n,]/, 1)[0]!),
    );
  if (answer.how === 'choose') {
    await keyboard.press('Space');
    for (let step = values.indexOf(answer.option); step > 0; step--)
      await keyboard.press('ArrowRight');
    return;
  }
  // Each checkbox is a Tab stop.
  for (const [index, value] of values.entries()) {
    if (index > 0) await keyboard.press('Tab');
    if (answer.options.includes(value)) await keyboard.press('Space');
  }
}

for (const fixture of formFixtures) {
  const { submitting, thanks } = fixture;

  test(`${fixture.formId}: is filled in and sent by keyboard alone, arrives once despite a double press, and thanks the visitor`, async ({
    page,
    visitForm,
    upstream,
    email,
  }) => {
    test.slow();
    // Any 2xx status is a success.
    upstream.replyWith(created);
    const form = await visitForm(fixture);
    await form.field(fixture.answers[0]!.name).focus();
    for (const answer of fixture.answers) {
      await expect(form.form.locator(':focus')).toHaveAttribute('name', answer.name);
      await answerByKeys(page, form, answer, email);
      await page.keyboard.press('Tab');
    }
    await expect(form.button).toBeFocused();
    const submission = await form.holdSubmission();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await form.form.dispatchEvent('submit');
    await submission.held;
    const button = form.form.getByRole('button', { name: submitting ?? fixture.button });
    await expect(button).toBeEnabled({ enabled: !submitting });
    if (thanks.kind === 'page') await expect.poll(() => readScrollY(page)).toBe(initialScrollY);
    submission.release();
    await form.expectThanks();
    form.expectOneArrived();

    if (thanks.kind === 'notice') {
      await expect(form.notice).toBeFocused();
      return form.expectEmpty();
    }
    await expect(form.dialog).toBeFocused();
    await expect(form.dialog).toHaveAccessibleDescription(thanks.text);
    // Finds the heading by CSS, because elements behind the modal have no role.
    if (thanks.kind === 'page')
      await expect(page.locator('main h1:visible')).toHaveText('Application received');
    await page.keyboard.press('Tab');
    await expect(form.dialog.getByRole('button', { name: thanks.button })).toBeFocused();
    await page.keyboard.press(thanks.kind === 'page' ? 'Escape' : 'Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(thanks.leadsTo);
    if (thanks.leadsTo === fixture.route) return form.expectEmpty();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Available Opportunities');
    await expect.poll(() => readScrollY(page)).toBe(0);
    await page.goBack();
    await form.expectEmpty();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

test('a second inquiry can be sent after the first', async ({ page, visitAndFillForm }) => {
  const form = await visitAndFillForm(brand);
  await form.send();
  await form.expectThanks();
  await page.keyboard.press('Escape');
  await form.fill();
  await form.field('message').fill('Another');
  await form.send();
  await form.expectThanks();
  expect(form.arrived.map(({ values }) => values.message)).toEqual([expect.any(String), 'Another']);
});

test('a double click whose second click follows the response leaves the thank-you in place', async ({
  page,
  visitAndFillForm,
}) => {
  const form = await visitAndFillForm(findFixture('apply'));
  await form.send();
  await form.expectThanks();
  await form.button.hover();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(form.invalid).toHaveCount(0);
  await form.expectThanks();
});

test('at 400 % zoom, a thank-you opens at its title and the page behind does not scroll', async ({
  page,
  visitAndFillForm,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const form = await visitAndFillForm(brand);
  await form.send();
  await form.expectThanks();
  await expect(form.dialog.getByRole('heading', { level: 2 })).toBeInViewport();
  const before = await readScrollY(page);
  await page.mouse.move(160, 128);
  // The first turn of the wheel reaches the end of the dialog. The second one must not scroll the page.
  for (const distance of [2000, 2000]) await page.mouse.wheel(0, distance);
  await expect(form.dialog.getByRole('button')).toBeInViewport();
  expect(await readScrollY(page)).toBe(before);
});

test('sends emoji, markup, quotes and 5,000 characters unchanged when storage is forbidden', async ({
  page,
  visitForm,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  const specialCharacters = '李 👩🏽‍🎓 Zoë O’Neil <b>&"\'\\ ${x} {{y}} %00 null -- ;';
  const message = `${'Ω'.repeat(5000)}\n\n\t${specialCharacters}`;
  const form = await visitForm({ ...brand, sent: { ...brand.sent, message } });
  await form.fill();
  await form.field('message').fill(message);
  await form.send();
  await form.expectThanks();
  form.expectOneArrived();
});
