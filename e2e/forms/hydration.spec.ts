/** Forms that are used or translated before they are hydrated. */
import { formCopy } from '@/components/forms/copy';
import { holdRequests, scripts } from '@/e2e/fixtures/hold-request';
import { waitForHydration } from '@/e2e/fixtures/wait-for-hydration';
import { expect, test } from '@/e2e/fixtures/test';
import { translatePage } from '@/e2e/fixtures/translate';
import type { FormPage } from '@/e2e/forms/form-page';
import {
  browserValidatedFixtures,
  findSchemaValidatedFixture,
  onePerValidationKind,
} from '@/lib/testing/fixtures';
import { brand } from '@/lib/testing/forms/brand';

const creatorApplication = findSchemaValidatedFixture('submit-creator-application');

const withoutWaiting = { waitUntil: 'commit' } as const;

/** React logs this error if a text differs from the server's, and renders the form again. */
const hydrationError = /Minified React error #418/;

/** A text that only the script of the forms contains. */
const textOfFormScript = formCopy.sending;

/** Fills in the form, selects a letter, hydrates the page, and sends the form. */
async function fillBeforeHydration(form: FormPage, heldScripts: { release: () => void }) {
  await form.fill();
  const first = form.control(form.fixture.answers[0]!);
  await first.focus();
  await first.evaluate((input: HTMLInputElement) => input.setSelectionRange(1, 2));
  heldScripts.release();
  await waitForHydration(form.page);
  await form.expectFilledIn();
  await expect(first).toBeFocused();
  await expect(first).toHaveJSProperty('selectionStart', 1);
  await expect(first).toHaveJSProperty('selectionEnd', 2);
  await form.send();
  await form.expectThanks();
  form.expectOneArrived();
}

for (const fixture of onePerValidationKind)
  test(`${fixture.formId}: keeps text and selection made before any script loads`, async ({
    page,
    visitForm,
  }) => {
    const heldScripts = await holdRequests(page, scripts);
    const form = await visitForm(fixture, withoutWaiting);
    await heldScripts.held;
    await fillBeforeHydration(form, heldScripts);
  });

test('keeps text and selection made in a translated page before the form’s script loads', async ({
  page,
  visitForm,
  browserConsole,
}) => {
  browserConsole.allow(hydrationError);
  const heldScripts = await holdRequests(page, scripts, textOfFormScript);
  const form = await visitForm(creatorApplication, withoutWaiting);
  await heldScripts.held;
  await translatePage(page);
  await fillBeforeHydration(form, heldScripts);
});

test('keeps the draft and its idempotency key in a page that is translated before hydration', async ({
  page,
  visitAndFillForm,
  visitForm,
  browserConsole,
}) => {
  browserConsole.allow(hydrationError, /Failed to load resource/, /\/submit: /);
  const first = await visitAndFillForm(brand);
  const attempt = page.waitForRequest(first.url);
  await page.route(first.url, (route) => route.abort());
  await first.send();
  const key = (await attempt).headers()['idempotency-key'];

  const heldScripts = await holdRequests(page, scripts, textOfFormScript);
  const form = await visitForm(brand, withoutWaiting);
  await heldScripts.held;
  await translatePage(page);
  heldScripts.release();
  await waitForHydration(page);
  await form.expectFilledIn();
  await page.unroute(form.url);
  await form.send();
  await form.expectThanks();
  form.expectOneArrived();
  expect(form.arrived[0]!.key).toBe(key);
});

test('Tab leaves a radio group that had the focus during hydration', async ({
  page,
  visitForm,
}) => {
  const heldScripts = await holdRequests(page, scripts);
  const form = await visitForm(creatorApplication, withoutWaiting);
  const groups = form.form.getByRole('radiogroup');
  await groups.nth(1).getByRole('radio').first().focus();
  heldScripts.release();
  await waitForHydration(page);
  await page.keyboard.press('Tab');
  await expect(groups.nth(2).getByRole('radio').first()).toBeFocused();
});

test('a form sent before and again after hydration arrives once', async ({ page, visitForm }) => {
  const heldScripts = await holdRequests(page, scripts);
  const form = await visitForm(brand, withoutWaiting);
  await form.fill();
  await page.route(
    form.url,
    async (route) => {
      await route.fetch({ maxRedirects: 0 });
      // After a 204, the browser stays on the page.
      await route.fulfill({ status: 204 });
    },
    { times: 1 },
  );
  const posted = page.waitForResponse(form.url);
  await form.send();
  await posted;
  heldScripts.release();
  await waitForHydration(page);
  await form.send();
  await form.expectThanksAfterRedirect();
  form.expectOneArrived();
});

for (const fixture of browserValidatedFixtures) {
  const first = fixture.answers[0]!;

  test(`${fixture.formId}: a thank-you that was opened by its hash can be closed, and then the form keeps a draft`, async ({
    page,
    visitForm,
  }) => {
    const form = await visitForm(fixture);
    await page.goto('/about');
    await page.goto(`${fixture.route}#thank-you`);
    await form.expectThanks();
    const { thanks } = fixture;
    const name = thanks.kind === 'notice' ? formCopy.dismiss : thanks.button;
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.locator('#thank-you')).toBeHidden();
    await expect(page).toHaveURL(fixture.route);
    await form.fill([first]);
    await page.reload();
    await form.expectFilledIn([first]);
    await expect(page.locator('#thank-you')).toBeHidden();
  });
}
