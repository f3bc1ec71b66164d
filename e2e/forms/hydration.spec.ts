/** What happens to a form before its script runs: nothing is lost, and nothing is sent twice. */
import type { Page } from '@playwright/test';
import { formCopy } from '@/components/forms/copy';
import { holdRequest, holdScript } from '@/e2e/fixtures/hold-request';
import { expect, test } from '@/e2e/fixtures/test';
import { oneOfEachKind } from '@/testing/fixtures';
import { brand } from '@/testing/forms/brand';
import { solunaAmbassador } from '@/testing/forms/campus';
import { creatorApplication } from '@/testing/forms/creator-application';
import { slow } from '@/testing/upstream/replies';

const holdScripts = (page: Page) => holdRequest(page, '**/_next/static/**/*.js');

test('a form loads nothing of its own before it is touched', async ({ page, visitForm }) => {
  const scripts: string[] = [];
  const form = await visitForm(brand);
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  const before = scripts.length;
  await form.hydrate();
  expect(scripts.length).toBeGreaterThan(before);
});

for (const fixture of oneOfEachKind) {
  test(`${fixture.call}: what is typed and chosen before hydration stays, and the caret with it`, async ({
    page,
    visitForm,
  }) => {
    const form = await visitForm(fixture);
    const release = await holdScripts(page);
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
    const form = await visitForm(fixture, { waitUntil: 'commit' });
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
  const form = await visitForm(creatorApplication);
  const release = await holdScripts(page);
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
  const form = await visitForm(brand);
  const release = await holdScripts(page);
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
  visitForm,
}) => {
  await visitForm(solunaAmbassador);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const parts = page.locator('nav[aria-label="Parts of the form"]:not(form *) a');
  for (const place of [1, 2]) {
    await parts.nth(place).click();
    await expect(page).toHaveURL(`${solunaAmbassador.route}#part-${place + 1}`);
    // Next knows this entry of the history: it would load the page for one that it does not.
    await expect.poll(() => page.evaluate(() => '__NA' in (history.state ?? {}))).toBe(true);
  }
  await page.goBack();
  await expect(page).toHaveURL(`${solunaAmbassador.route}#part-2`);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('a form that was posted is hydrated only when the browser shows its page again', async ({
  page,
  visitForm,
}) => {
  const form = await visitForm(brand);
  const script = await holdScript(page, formCopy.sending);
  await form.field('First name').fill('Ada');
  await script.asked;
  await form.form.dispatchEvent('submit');
  const isHydrated = () =>
    form.form.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')));
  const show = (persisted: boolean) =>
    page.evaluate((init) => dispatchEvent(new PageTransitionEvent('pageshow', init)), {
      persisted,
    });
  const loaded = page.waitForEvent('requestfinished', (request) => request.url().endsWith('.js'));
  script.release();
  await loaded;
  // The page's own first showing is not the cache's.
  for (let count = 0; count < 20; count += 1) await show(false);
  expect(await isHydrated()).toBe(false);
  // Again and again: the form listens once its script is there.
  await expect
    .poll(async () => {
      await show(true);
      return isHydrated();
    })
    .toBe(true);
  await expect(form.field('First name')).toHaveValue('Ada');
});
