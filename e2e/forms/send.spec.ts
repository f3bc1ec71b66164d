import type { Page } from '@playwright/test';
import { holdRequests } from '@/e2e/fixtures/hold-request';
import { expect, test } from '@/e2e/fixtures/test';
import { initialScrollY, readScrollY } from '@/e2e/fixtures/scroll';
import type { FormPage } from '@/e2e/forms/form-page';
import { formFixtures, onePerValidationKind } from '@/lib/testing/fixtures';
import { brand } from '@/lib/testing/forms/brand';
import { EMAIL_PLACEHOLDER, type FieldAnswer } from '@/lib/testing/define-fixture';
import { created } from '@/lib/testing/upstream/replies';

/** Answers a question by keyboard. */
async function answerByKeys(
  { keyboard }: Page,
  form: FormPage,
  answer: FieldAnswer,
  email: string,
) {
  if (answer.how === 'type') {
    const text = answer.value.replace(EMAIL_PLACEHOLDER, email);
    await keyboard.type(text.slice(0, 1));
    // Inserts the remaining text at once, as a phone does with a suggested word.
    return keyboard.insertText(text.slice(1));
  }
  // Typing the start of an option chooses it. Types the text before a curly quote, which cannot be typed.
  if (answer.how === 'select') return keyboard.type(/^[ -~]*/.exec(answer.option)![0]);
  const options = await form.control(answer).locator('label').allTextContents();
  if (answer.how === 'choose') {
    await keyboard.press('Space');
    for (let step = options.indexOf(answer.option); step > 0; step--)
      await keyboard.press('ArrowRight');
    return;
  }
  // Each checkbox is a Tab stop.
  for (const [index, option] of options.entries()) {
    if (index > 0) await keyboard.press('Tab');
    if (answer.options.includes(option)) await keyboard.press('Space');
  }
}

for (const fixture of formFixtures) {
  const { submitting, thanks } = fixture;
  const isAxeTested = onePerValidationKind.includes(fixture);
  test(`${fixture.formId}: can be filled in and sent by keyboard, arrives once, and its thank-you keeps the focus and leads to the next page`, async ({
    page,
    visitForm,
    upstream,
    email,
    browserConsole,
  }) => {
    test.slow();
    // Next may preload the page of a focused link. Chromium then logs that its stylesheets are not used.
    browserConsole.allow(/preloaded using link preload but not used/);
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
    await expect(form.form.getByText('Submitting')).toHaveCount(submitting ? 1 : 0);
    if (thanks.kind === 'page') await expect.poll(() => readScrollY(page)).toBe(initialScrollY);

    if (isAxeTested) await form.expectAccessible();
    submission.release();
    await form.expectThanks();
    if (isAxeTested) await form.expectAccessible();
    form.expectOneArrived();

    if (thanks.kind === 'notice') {
      await expect(form.notice).toHaveText(thanks.text);
      await expect(form.notice).toBeInViewport();
      await form.expectEmpty();
      await form.dismiss();
      return expect(form.notice).toHaveCount(0);
    }
    if (thanks.kind === 'page') {
      // Finds the headings by CSS, because elements behind the modal have no role.
      await expect(page.locator('main h1:visible')).toHaveText('Application received');
      const sections = page.locator('main h2:visible').filter({ hasText: /why|about/i });
      await expect(sections.or(form.form)).toHaveCount(0);
    }
    const close = form.dialog.getByRole('button', { name: thanks.button, exact: true });
    await expect(close).toBeFocused();
    // Tab moves between the dialog and the browser's own controls.
    for (let press = 0; press < 4; press++) {
      await page.keyboard.press('Tab');
      await expect(page.locator('body :focus:not(dialog, dialog *)')).toHaveCount(0);
    }
    const nextPage = await holdRequests(page, '**/roles?**');
    await close.press(thanks.kind === 'page' ? 'Escape' : 'Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    if (thanks.leadsTo === fixture.route) return form.expectEmpty();
    // The header shows a progress line while the next page loads.
    await expect(page.locator('header [data-progress]')).toHaveCSS('transform', 'none');
    nextPage.release();
    await expect(page).toHaveURL(thanks.leadsTo);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Available Opportunities');
    await expect.poll(() => readScrollY(page)).toBe(0);
  });
}

test('Escape closes the thank-you, and another inquiry can be sent', async ({
  page,
  visitAndFillForm,
}) => {
  const form = await visitAndFillForm(brand);
  await form.send();
  await form.expectThanks();
  await page.keyboard.press('Escape');
  await expect(form.dialog).toBeHidden();
  await expect(page).toHaveURL('/brands');
  await form.expectEmpty();

  await form.fill();
  await form.form.locator('[name="message"]').fill('Another');
  await form.send();
  await form.expectThanks();
  expect(form.arrived.map(({ values }) => values.message)).toEqual([
    'A cold brew, at five campuses in May.',
    'Another',
  ]);
});

test('at 400 % zoom, a thank-you opens at its title and the page behind does not scroll', async ({
  page,
  visitAndFillForm,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const form = await visitAndFillForm(brand);
  await form.send();
  await form.expectThanks();
  const title = form.dialog.getByRole('heading', { level: 2 });
  await expect(title).toBeInViewport();
  await expect(form.dialog).toBeFocused();
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
  const specialCharacters = '李 👩🏽‍🎓 Zoë O’Neil <b>&"\'\\ \u202Eabc ${x} {{y}} %00 null -- ;';
  const message = `${'Ω'.repeat(5000)}\n\n\t${specialCharacters}`;
  const form = await visitForm({
    ...brand,
    sent: { ...brand.sent, firstName: specialCharacters, message },
  });
  await form.fill();
  await form.field('firstName').fill(` \t ${specialCharacters} \u00A0 `);
  await form.field('message').fill(message);
  await form.send();
  await form.expectThanks();
  form.expectOneArrived();
});
