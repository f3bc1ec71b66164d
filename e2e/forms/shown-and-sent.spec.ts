/** A form sends, stores and prints the values that it shows. */
import { errorCopy } from '@/components/error/copy';
import { draftCopy } from '@/components/forms/copy';
import { holdRequests, scripts } from '@/e2e/fixtures/hold-request';
import { waitForHydration } from '@/e2e/fixtures/wait-for-hydration';
import { expect, test } from '@/e2e/fixtures/test';
import { EMAIL_PLACEHOLDER } from '@/lib/testing/define-fixture';
import { findSchemaValidatedFixture, onePerValidationKind } from '@/lib/testing/fixtures';
import { brand } from '@/lib/testing/forms/brand';

const ambassadorManager = findSchemaValidatedFixture('submit-ambassador-manager');

const withoutWaiting = { waitUntil: 'commit' } as const;

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

for (const fixture of onePerValidationKind)
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

for (const [how, script] of [
  [
    'forbidden',
    `Object.defineProperty(window, 'sessionStorage', { get() { throw new DOMException('', 'SecurityError') } })`,
  ],
  [
    'full',
    `Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError') }`,
  ],
] as const)
  test(`does not promise a draft when storage is ${how}`, async ({ page, visitForm }) => {
    await page.addInitScript(script);
    const form = await visitForm(brand);
    const note = page.getByRole('status').filter({ hasText: draftCopy.notKept });
    await expect(note).toBeVisible();
    await form.fill();
    await expect(note).toBeVisible();
    await expect(page.getByText(draftCopy.kept)).toHaveCount(0);
    await form.send();
    await form.expectThanks();
    form.expectOneArrived();
  });

test('a form that throws during hydration can be retried and keeps what was typed', async ({
  page,
  visitForm,
  browserConsole,
}) => {
  browserConsole.allow(/broken/);
  // After the form has stored the typed values, it calls CSS.supports for its text areas.
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (...query: string[]) => {
      if (query[0] === 'field-sizing' && 'isBroken' in window) throw new Error('broken');
      return supports(...(query as [string]));
    };
    Object.assign(window, { isBroken: true });
  });
  const heldScripts = await holdRequests(page, scripts);
  const form = await visitForm(ambassadorManager, withoutWaiting);
  await form.fill();
  heldScripts.release();
  const retry = page.getByRole('button', { name: errorCopy.retry });
  await expect(retry).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.evaluate('delete window.isBroken');
  await retry.click();
  await form.expectFilledIn();
  await form.send();
  await form.expectThanks();
  form.expectOneArrived();
});
