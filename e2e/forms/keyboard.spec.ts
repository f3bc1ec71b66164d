import type { Page } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures/test';
import { formFixtures } from '@/lib/testing/fixtures';
import { EMAIL, type FieldAnswer } from '@/lib/testing/fixture';

const focusedName = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name ?? '');

async function tabTo(page: Page, name: string, presses: number) {
  for (let press = 0; press < presses; press++) {
    await page.keyboard.press('Tab');
    if ((await focusedName(page)) === name) return;
  }
  throw new Error(`“${name}” was not reached within ${presses} presses of Tab`);
}

/** @returns what stands at each radio or checkbox of a question, in the order of the page */
const optionLabels = (page: Page, { name }: FieldAnswer) =>
  page
    .locator(`[name="${name}"]`)
    .evaluateAll((inputs: HTMLInputElement[]) =>
      inputs.map(({ labels }) => labels?.[0]?.textContent ?? ''),
    );

/** Answers with the keys that a browser gives to each kind of input. */
async function answerByKeys(page: Page, answer: FieldAnswer, email: string) {
  const { keyboard } = page;
  if (answer.how === 'type') await keyboard.type(answer.value.replace(EMAIL, email));
  if (answer.how === 'select') await keyboard.type(answer.option);
  if (answer.how === 'choose') {
    const place = (await optionLabels(page, answer)).indexOf(answer.option);
    await keyboard.press('Space');
    for (let step = 0; step < place; step++) await keyboard.press('ArrowRight');
  }
  if (answer.how === 'tick') {
    // Each box is a stop of its own.
    const labels = await optionLabels(page, answer);
    for (const [box, label] of labels.entries()) {
      if (answer.options.includes(label)) await keyboard.press('Space');
      if (box < labels.length - 1) await keyboard.press('Tab');
    }
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
    let presses = 60;
    for (const answer of fixture.answers) {
      await tabTo(page, answer.name, presses);
      await answerByKeys(page, answer, email);
      // From here on every stop is the next question.
      presses = 1;
    }
    await page.keyboard.press('Tab');
    await expect(form.button).toBeFocused();
    await page.keyboard.press('Enter');
    await form.expectThanks();
    form.expectOneArrived();
  });
}
