/** A sent form is empty when the visitor goes back to it, although browsers restore its values. */
import type { Page } from '@playwright/test';
import { holdRequests, scripts } from '@/e2e/fixtures/hold-request';
import { waitForHydration } from '@/e2e/fixtures/wait-for-hydration';
import { expect, test } from '@/e2e/fixtures/test';
import { formFixtures, onePerValidationKind } from '@/lib/testing/fixtures';

const withoutWaiting = { waitUntil: 'commit' } as const;

/** Posts a form before its scripts load, then reloads the thank-you. */
async function postAndReload(page: Page, post: () => Promise<void>) {
  const heldScripts = await holdRequests(page, scripts);
  await post();
  await page.waitForURL('**#thank-you', withoutWaiting);
  heldScripts.release();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await waitForHydration(page);
  await expect(page).not.toHaveURL(/#/);
}

for (const fixture of onePerValidationKind)
  test(`${fixture.formId}: is empty when the visitor sends it before its scripts load and goes back, and then keeps new text`, async ({
    page,
    visitForm,
    email,
  }) => {
    await postAndReload(page, async () => {
      const form = await visitForm(fixture, withoutWaiting);
      await form.fill();
      await form.send();
    });
    await page.goBack();
    await waitForHydration(page);
    const form = page.locator(`form[data-form="${fixture.formId}"]`);
    const listFilledFields = () =>
      form.evaluate((element: HTMLFormElement) =>
        [...new FormData(element)].filter(([, value]) => value !== '').map(([name]) => name),
      );
    expect(await listFilledFields()).toEqual([]);
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(email);
    const first = fixture.answers[0]!.name;
    await form.locator(`[name="${first}"]`).fill('Grace');
    await page.reload();
    await waitForHydration(page);
    expect(await listFilledFields()).toEqual([first]);
  });

/** One form for each kind of thank-you. */
const onePerThankYou = ['modal', 'page', 'notice'].flatMap(
  (kind) => formFixtures.find(({ thanks }) => thanks.kind === kind) ?? [],
);

for (const fixture of onePerThankYou)
  test(`${fixture.formId}: is empty when the visitor sends it and goes back`, async ({
    page,
    visitAndFillForm,
    email,
  }) => {
    const form = await visitAndFillForm(fixture);
    await form.send();
    await form.expectThanks();
    await page.goto('about:blank');
    await page.goBack();
    await waitForHydration(page);
    await form.expectEmpty();
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(email);
  });
