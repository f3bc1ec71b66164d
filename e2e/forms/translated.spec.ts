/** A page that the browser translates: React finds other text than the server sent. */
import { formCopy } from '@/components/forms/copy';
import { holdScript } from '@/e2e/fixtures/hold-request';
import { expect, test } from '@/e2e/fixtures/test';
import { translate } from '@/e2e/fixtures/translate';
import { oneOfEachKind } from '@/testing/fixtures';
import { ambassadorManager } from '@/testing/forms/ambassador-manager';

/** React could not hydrate the server's HTML, and says so. */
const notHydrated = /Minified React error #418/;

for (const fixture of oneOfEachKind) {
  test(`${fixture.call}, translated before it is hydrated: what is typed stays, focus and caret too`, async ({
    page,
    visitForm,
    quiet,
  }) => {
    quiet.expects(notHydrated);
    const form = await visitForm(fixture);
    await translate(page);
    const script = await holdScript(page, formCopy.sending);
    await form.fill();
    const first = form.control(fixture.answers[0]!);
    await first.evaluate((input: HTMLInputElement) => {
      input.focus();
      input.setSelectionRange(1, 2);
    });
    script.release();
    await form.hydrate();
    await form.expectFilledIn();
    await expect(first).toBeFocused();
    expect(
      await first.evaluate(({ selectionStart, selectionEnd }: HTMLInputElement) => [
        selectionStart,
        selectionEnd,
      ]),
    ).toEqual([1, 2]);
    await page.reload();
    await form.hydrate();
    await form.expectFilledIn();
    await form.send();
    await form.expectThanks();
    form.expectOneArrived();
  });

  test(`${fixture.call}, translated before any script has come, is filled in and sent`, async ({
    page,
    visitForm,
    quiet,
  }) => {
    quiet.expects(notHydrated);
    const script = await holdScript(page, '');
    const form = await visitForm(fixture, { waitUntil: 'commit' });
    await form.button.waitFor();
    await translate(page);
    await form.fill();
    script.release();
    await form.hydrate();
    await form.expectFilledIn();
    await form.send();
    await form.expectThanks();
    form.expectOneArrived();
  });
}

test('a translated form says what is wrong now', async ({ page, openForm }) => {
  const form = await openForm(ambassadorManager);
  await translate(page);
  const email = form.field('School email');
  await email.press('a');
  await expect(email).toHaveAccessibleDescription(/Please use a valid email address$/);
  await email.press('Backspace');
  await expect(email).toHaveAccessibleDescription(/Email is required$/);
  await form.send();
  await form.expectMessages([['First name', 'This field is required']]);
  await form.fill();
  await form.send();
  await form.expectThanks();
  form.expectOneArrived();
});
