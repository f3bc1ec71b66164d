/** What happens to a form before its script runs: nothing is lost, and nothing is sent twice. */
import type { Page } from '@playwright/test';
import { holdRequest } from '@/e2e/fixtures/hold-request';
import { expect, test } from '@/e2e/fixtures/test';
import { oneOfEachKind } from '@/lib/testing/fixtures';
import { brand } from '@/lib/testing/forms/brand';
import { solunaAmbassador } from '@/lib/testing/forms/campus';
import { creatorApplication } from '@/lib/testing/forms/creator-application';
import { slow } from '@/lib/testing/upstream/replies';

const holdScripts = (page: Page) => holdRequest(page, '**/_next/static/**/*.js');
const committed = { waitUntil: 'commit' } as const;

for (const fixture of oneOfEachKind) {
  test(`${fixture.call}: what is typed and chosen before hydration stays, and the caret with it`, async ({
    page,
    visitForm,
  }) => {
    const release = await holdScripts(page);
    const form = await visitForm(fixture, committed);
    await form.fill();
    const first = form.control(fixture.answers[0]!);
    await first.focus();
    await first.evaluate((input: HTMLInputElement) => {
      input.setSelectionRange(1, 2);
      Object.assign(window, { typedInto: input });
    });
    release();
    await form.hydrate();
    await form.expectFilledIn();
    await expect(first).toBeFocused();
    expect(
      await first.evaluate((input: HTMLInputElement) => [
        input === (window as unknown as { typedInto: Element }).typedInto,
        input.selectionStart,
        input.selectionEnd,
      ]),
    ).toEqual([true, 1, 2]);
    await form.send();
    await form.expectThanks();
    form.expectOneArrived();
  });

  test(`${fixture.call}, sent before any script of the page has come, arrives`, async ({
    page,
    visitForm,
  }) => {
    // What the visitor presses is the browser's own button.
    await page.route('**/*.js', () => undefined);
    const form = await visitForm(fixture, committed);
    await form.fill();
    await form.send();
    await form.expectThankYouPage();
    form.expectOneArrived();
  });
}

test('Tab leaves a group of radios that had focus when the form was hydrated', async ({
  page,
  visitForm,
}) => {
  const release = await holdScripts(page);
  const form = await visitForm(creatorApplication, committed);
  const groups = form.form.getByRole('radiogroup');
  await groups.nth(1).getByRole('radio').first().focus();
  release();
  await form.hydrate();
  await page.keyboard.press('Tab');
  await expect(groups.nth(2).getByRole('radio').first()).toBeFocused();
});

test('a submit before hydration is one submission, however often it is pressed', async ({
  page,
  visitForm,
  upstream,
}) => {
  upstream.answers(slow(1500));
  const release = await holdScripts(page);
  const form = await visitForm(brand, committed);
  await form.fill();
  await form.button.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await form.button.boundingBox())!;
  const press = () => page.mouse.click(x + width / 2, y + height / 2);
  await press();
  // The script arrives while the browser waits for the answer.
  release();
  await press();
  await form.expectThankYouPage();
  form.expectOneArrived();
});

test('a form that the browser posts is not sent by its script, until the page is shown again', async ({
  page,
  visitForm,
  upstream,
}) => {
  const release = await holdScripts(page);
  const form = await visitForm(brand, committed);
  await form.fill();
  // What a press fires before the browser leaves the page; a page that is left answers no test.
  await form.form.dispatchEvent('submit');
  release();
  await form.hydrate();
  await form.send();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(upstream.requests).toEqual([]);
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await form.send();
  await form.expectThanks();
  form.expectOneArrived();
});

test('a form is there, and loaded, after a navigation within the site', async ({
  page,
  visitForm,
}) => {
  const form = await visitForm(solunaAmbassador);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Opportunities' }).click();
  await expect(page).toHaveURL('/roles');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.locator(`main a[href="${solunaAmbassador.route}"]`).click();
  await expect(page).toHaveURL(solunaAmbassador.route);
  await form.fill();
  await form.send();
  await form.expectThanks();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  form.expectOneArrived();
});

test('a form that was left untouched is there again on the way back', async ({
  page,
  visitForm,
}) => {
  const form = await visitForm(brand);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL('/privacy-policy');
  await page.goBack();
  await expect(page).toHaveURL('/brands');
  await expect(form.form).toBeVisible();
});

test('links to parts of an untouched form, and the way back, leave the page as it is', async ({
  page,
  openForm,
}) => {
  await openForm(solunaAmbassador);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const parts = page.locator('nav[aria-label="Parts of the form"]:not(form *) a');
  for (const place of [1, 2]) {
    await parts.nth(place).click();
    await expect(page).toHaveURL(`${solunaAmbassador.route}#part-${place + 1}`);
    await expect(page.locator(`#part-${place + 1}`)).toBeInViewport();
  }
  await page.goBack();
  await expect(page).toHaveURL(`${solunaAmbassador.route}#part-2`);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});
