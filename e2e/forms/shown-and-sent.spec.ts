/** A form sends and stores the values that it shows. */
import { waitForHydration } from '@/e2e/fixtures/wait-for-hydration';
import { test } from '@/e2e/fixtures/test';
import { EMAIL_PLACEHOLDER, typicalFixtures } from '@/lib/testing/fixtures';

/** Writes answers as extensions do: text without an event, choices with only a `change` event. */
function writeSilently(element: HTMLFormElement, answers: { name: string; values: string[] }[]) {
  for (const { name, values } of answers)
    for (const input of element.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)) {
      const isChoice = ['radio', 'checkbox'].includes(input.type);
      const property = isChoice ? 'checked' : 'value';
      // Uses the prototype's setter, because React replaces the setter of the element.
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), property)!;
      set!.call(input, isChoice ? values.includes(input.value) : values[0]);
      if (isChoice) input.dispatchEvent(new Event('change', { bubbles: true }));
    }
}

for (const fixture of typicalFixtures)
  test(`${fixture.formId}: sends and keeps values that extensions wrote without an input event`, async ({
    page,
    visitForm,
    email,
  }) => {
    const form = await visitForm(fixture);
    const first = form.control(fixture.answers[0]!);
    const fillSilently = () =>
      form.form.evaluate(
        writeSilently,
        fixture.answers.map(({ name, sent }) => ({
          name,
          values: [sent].flat().map((value) => `${value}`.replace(EMAIL_PLACEHOLDER, email)),
        })),
      );
    await first.fill('Typed before');
    await fillSilently();
    await page.reload();
    await waitForHydration(page);
    await form.expectFilledIn();
    await form.clear();
    await fillSilently();
    await form.send();
    await form.expectThanks();
    form.expectOneArrived();
  });
