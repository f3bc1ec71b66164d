/** That Tab comes to the form in the order of its page: e2e/site/keyboard.spec.ts. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures/test';
import { formFixtures } from '@/lib/testing/fixtures';
import { EMAIL, type FieldAnswer } from '@/lib/testing/fixture';

/** Answers with the keys that a browser gives to each kind of input. */
async function answerByKeys(
  { keyboard }: Page,
  answer: FieldAnswer,
  question: Locator,
  email: string,
) {
  if (answer.how === 'type') return keyboard.type(answer.value.replace(EMAIL, email));
  if (answer.how === 'select') return keyboard.type(answer.option);
  const options = await question.locator('label').allTextContents();
  if (answer.how === 'choose') {
    await keyboard.press('Space');
    for (let step = options.indexOf(answer.option); step > 0; step--)
      await keyboard.press('ArrowRight');
    return;
  }
  // Each box is a stop of its own.
  for (const [place, option] of options.entries()) {
    if (place > 0) await keyboard.press('Tab');
    if (answer.options.includes(option)) await keyboard.press('Space');
  }
}

for (const fixture of formFixtures) {
  test(`${fixture.call} is filled in and sent by keyboard alone, in the order of the page`, async ({
    page,
    openForm,
    email,
    quiet,
  }) => {
    test.slow();
    // A link that is tabbed past has its page fetched in advance, and the browser remarks on styles
    // that were fetched and never used.
    quiet.expects(/preloaded using link preload but not used/);
    const form = await openForm(fixture);
    const focused = form.form.locator(':focus');
    await form.field(fixture.answers[0]!.label).focus();
    for (const answer of fixture.answers) {
      await expect(focused).toHaveAttribute('name', answer.name);
      await answerByKeys(page, answer, form.control(answer), email);
      await page.keyboard.press('Tab');
    }
    await expect(form.button).toBeFocused();
    await page.keyboard.press('Enter');
    await form.expectThanks();
    form.expectOneArrived();
  });
}
