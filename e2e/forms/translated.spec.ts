/** A page that the browser translates: React finds other text than the server sent. */
import { formCopy } from '@/components/forms/copy';
import { holdScript } from '@/e2e/fixtures/hold-request';
import { expect, test } from '@/e2e/fixtures/test';
import { translate } from '@/e2e/fixtures/translate';
import { oneOfEachKind } from '@/lib/testing/fixtures';
import { ambassadorManager } from '@/lib/testing/forms/ambassador-manager';

/** React could not hydrate the server's HTML, and says so. */
const notHydrated = /Minified React error #418/;

const committed = { waitUntil: 'commit' } as const;

for (const fixture of oneOfEachKind) {
  for (const { held, words } of [
    { held: 'its form is hydrated', words: formCopy.sending },
    { held: 'any script has come', words: '' },
  ]) {
    test(`${fixture.call}, translated before ${held}: what is typed stays, focus and caret too`, async ({
      page,
      visitForm,
      quiet,
    }) => {
      quiet.expects(notHydrated);
      const script = await holdScript(page, words);
      const form = await visitForm(fixture, committed);
      await script.asked;
      await translate(page);
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
  }

  test(`${fixture.call}, reloaded and translated before its form is hydrated, keeps its draft and its key`, async ({
    page,
    filledForm,
    visitForm,
    upstream,
    quiet,
  }) => {
    quiet.expects(notHydrated, /Failed to load resource/, new RegExp(`/${fixture.call}: `));
    const first = await filledForm(fixture);
    await page.route(`**/api/${fixture.call}`, (route) => route.abort());
    await first.send();
    const keyOf = () =>
      page.evaluate(
        (call) => JSON.parse(sessionStorage[`tassel:draft:${call}`]!).key,
        fixture.call,
      );
    await expect.poll(keyOf).toEqual(expect.any(String));
    const key = await keyOf();

    const script = await holdScript(page, formCopy.sending);
    const form = await visitForm(fixture, committed);
    await script.asked;
    await translate(page);
    script.release();
    await form.hydrate();
    await form.expectFilledIn();
    await page.unroute(`**/api/${fixture.call}`);
    await form.send();
    await form.expectThanks();
    form.expectOneArrived();
    expect(upstream.requests[0]!.headers['idempotency-key']).toBe(key);
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
