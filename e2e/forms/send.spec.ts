import type { Locator } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures/test';
import { initialScrollY, readScrollY } from '@/e2e/fixtures/scroll';
import type { FormDriver } from '@/e2e/fixtures/form-driver';
import { formCopy } from '@/components/forms/copy';
import { thankYouHash } from '@/components/forms/ids';
import { readFirstName, type FormValues } from '@/components/forms/values';
import { formList } from '@/components/site/form-list';
import { createValues, type Answer } from '@/e2e/testing/answers';
import { getForm } from '@/e2e/testing/forms';
import { created } from '@/e2e/testing/upstream/replies';

/** Answers a question by keyboard. */
async function answerByKeys({ page: { keyboard }, form }: FormDriver, { field, value }: Answer) {
  switch (field.type) {
    case 'select': {
      // Typing the start of an option chooses it. Types the text before a curly quote, which cannot be typed.
      const { label } = field.options.find((option) => option.value === value)!;
      return keyboard.type(/^[ -~]*/.exec(label)![0]);
    }
    case 'radio':
    case 'rating': {
      const values = await readOptions(form, field.name);
      await keyboard.press('Space');
      for (let step = values.indexOf(`${value}`); step > 0; step--)
        await keyboard.press('ArrowRight');
      return;
    }
    case 'checkboxes':
      // Each checkbox is a Tab stop.
      for (const [index, option] of (await readOptions(form, field.name)).entries()) {
        if (index > 0) await keyboard.press('Tab');
        if (value.includes(option)) await keyboard.press('Space');
      }
      return;
    default:
      return keyboard.insertText(`${value}`);
  }
}

const readOptions = (form: Locator, name: string) =>
  form
    .locator(`[name="${name}"]`)
    .evaluateAll((inputs: HTMLInputElement[]) => inputs.map(({ value }) => value));

for (const definition of formList) {
  const { formId, route, submitLabel, submittingLabel, thankYou } = definition;

  test(`${formId}: is filled in and sent by keyboard alone, arrives once despite a double press, and thanks the visitor`, async ({
    page,
    visitForm,
    upstream,
  }) => {
    test.slow();
    // Any 2xx status is a success.
    upstream.replyWith(created);
    const form = await visitForm(definition);
    await form.control(form.answers[0]!).focus();
    for (const answer of form.answers) {
      await expect(form.form.locator(':focus')).toHaveAttribute('name', answer.field.name);
      await answerByKeys(form, answer);
      await page.keyboard.press('Tab');
    }
    // The planner of the brand form is before the button.
    const isFocused = () => form.button.evaluate((button) => button === document.activeElement);
    for (let tabs = 0; tabs < 20 && !(await isFocused()); tabs++) await page.keyboard.press('Tab');
    await expect(form.button).toBeFocused();
    const submission = await form.holdSubmission();
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await form.form.dispatchEvent('submit');
    await submission.held;
    const button = form.form.getByRole('button', { name: submittingLabel ?? submitLabel });
    await expect(button).toBeEnabled({ enabled: !submittingLabel });
    await expect(form.form.getByText(formCopy.sending)).toBeAttached();
    // navbar.spec.ts tests that the header shows what is pending: a campus page has scrolled away from the button.
    await expect(button.locator('span[data-pending]')).toBeAttached();
    if (thankYou.kind === 'page') await expect.poll(() => readScrollY(page)).toBe(initialScrollY);
    submission.release();
    await form.expectThanks();
    form.expectOneArrived();
    // The upstream would get one of two requests with the same key, but both if storage is blocked.
    expect(urls.filter((url) => url.endsWith(`/api/${formId}`))).toHaveLength(1);

    const thanks = page.locator(thankYouHash);
    const name = readFirstName(createValues(formId, form.word) as FormValues);
    await expect(thanks.getByText(name, { exact: true })).toBeInViewport();
    await expect(thanks.getByText(thankYou.ticket, { exact: true })).toBeInViewport();
    await expect(thanks.getByText(`${form.word}@example.edu`, { exact: true })).toBeInViewport();
    if (thankYou.kind === 'alert') {
      await page.keyboard.press('Tab');
      const link = thanks.getByRole('link', { name: thankYou.link.text });
      await expect(link).toBeFocused();
      await expect(link).toHaveAttribute('href', thankYou.link.href);
      await form.reload();
      await expect(thanks).toBeHidden();
      return form.expectEmpty();
    }
    await expect(form.dialog).toHaveAccessibleDescription(`${thankYou.text} ${thankYou.next}`);
    if (thankYou.kind === 'page') {
      // Finds the heading by CSS, because elements behind the modal have no role.
      await expect(page.locator('main h1')).toBeInViewport();
      await expect(form.form).toBeHidden();
      await expect.poll(() => readScrollY(page)).toBe(0);
    }
    await page.keyboard.press('Tab');
    await expect(form.dialog.getByRole('button', { name: thankYou.button })).toBeFocused();
    await page.keyboard.press(thankYou.kind === 'page' ? 'Escape' : 'Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(thankYou.leadsTo ?? route);
    if (!thankYou.leadsTo) return form.expectEmpty();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Available Opportunities');
    await expect.poll(() => readScrollY(page)).toBe(0);
    await page.goBack();
    await form.expectEmpty();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

test('the thank-you is open when the next press after the response can arrive', async ({
  page,
  visitAndFillForm,
}) => {
  const form = await visitAndFillForm(getForm('submit'));
  // Sends the form, and looks in the task that follows the one that empties the form.
  const isOpen = await form.control(form.answers[0]!).evaluate(
    (input: HTMLInputElement) =>
      new Promise<boolean>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(document.querySelector('dialog')!.open);
        const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
        Object.defineProperty(input, 'value', {
          ...value,
          set(text: string) {
            value.set!.call(input, text);
            port2.postMessage('');
          },
        });
        input.form!.requestSubmit();
      }),
  );
  expect(isOpen).toBe(true);
  await form.expectThanks();
  await page.keyboard.press('Enter');
  await form.expectThanks();
});

test('at 400 % zoom, a thank-you opens at its title and the page behind does not scroll', async ({
  page,
  visitAndFillForm,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const form = await visitAndFillForm(getForm('submit'));
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

test('sends emoji, markup, quotes and 5,000 characters unchanged', async ({ visitAndFillForm }) => {
  const specialCharacters = '李 👩🏽‍🎓 Zoë O’Neil <b>&"\'\\ ${x} {{y}} %00 null -- ;';
  const message = `${'Ω'.repeat(5000)}\n\n\t${specialCharacters}`;
  const form = await visitAndFillForm(getForm('submit'));
  await form.field('message').fill(message);
  await form.send();
  await form.expectThanks();
  form.expectOneArrived({ message });
});
