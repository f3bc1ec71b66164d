/** What happens to a form between the first touch and its script: nothing is lost, nothing doubled. */
import type { Page } from '@playwright/test';
import { hydrateForm } from '@/e2e/fixtures/hydrated';
import { expect, test } from '@/e2e/fixtures/test';
import { formFixtures } from '@/e2e/forms/fixtures/all';
import {
  control,
  expectFilledIn,
  expectOneArrived,
  expectThanks,
  fillIn,
  formOf,
  send,
  sendButton,
} from '@/e2e/forms/visitor';
import { slow } from '@/e2e/support/upstream/replies';

/** Holds scripts back until it is told to let them go. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

for (const fixture of formFixtures) {
  test.describe(fixture.call, () => {
    test('loads nothing of the form before it is touched', async ({ page, visit }) => {
      const scripts: string[] = [];
      await visit(fixture.route);
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(request.url());
      });
      await page.mouse.move(300, 300);
      await page.mouse.wheel(0, 400);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
      const before = scripts.length;
      await hydrateForm(formOf(page, fixture));
      expect(scripts.length).toBeGreaterThan(before);
    });

    test('what is typed and chosen before hydration stays, and the caret with it', async ({
      page,
      visit,
      upstream,
      email,
    }) => {
      await visit(fixture.route);
      const release = await holdScripts(page);
      await fillIn(page, fixture, email);
      const form = formOf(page, fixture);
      const first = control(form, fixture.answers[0]!);
      await first.focus();
      await first.evaluate((input: HTMLInputElement) => {
        input.setSelectionRange(1, 2);
        Object.assign(window, { typedInto: input });
      });
      release();
      await hydrateForm(form);
      await expectFilledIn(page, fixture, email);
      await expect(first).toBeFocused();
      expect(
        await first.evaluate((input: HTMLInputElement) => [
          input === (window as unknown as { typedInto: Element }).typedInto,
          input.selectionStart,
          input.selectionEnd,
        ]),
      ).toEqual([true, 1, 2]);
      await send(page, fixture);
      await expectThanks(page, fixture);
      await expectOneArrived(upstream, fixture, email);
      expect(upstream.requests).toHaveLength(1);
    });

    test('a submit before hydration is one submission, however often it is pressed', async ({
      page,
      visit,
      upstream,
      email,
    }) => {
      upstream.answers(slow(1500));
      await visit(fixture.route);
      const release = await holdScripts(page);
      await fillIn(page, fixture, email);
      const button = sendButton(page, fixture);
      await button.scrollIntoViewIfNeeded();
      const { x, y, width, height } = (await button.boundingBox())!;
      const press = () => page.mouse.click(x + width / 2, y + height / 2);
      await press();
      // The script arrives while the browser waits for the answer.
      release();
      await press();
      await expect(page).toHaveURL(`${fixture.route}#thank-you`);
      const received = upstream.requests;
      expect(received).toHaveLength(1);
      expect(JSON.parse(received[0]!.body)).toMatchObject({ email });
    });

    test('is there, and loaded, after a navigation within the site', async ({
      page,
      visit,
      upstream,
      email,
    }) => {
      await visit('/privacy-policy');
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
      const lands = fixture.route === '/creators' ? '/creator' : fixture.route;
      test.skip(lands !== fixture.route, 'no link leads there');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Opportunities' }).click();
      await expect(page).toHaveURL('/roles');
      await page.locator(`a[href="${fixture.route}"]:visible`).first().click();
      await expect(page).toHaveURL(fixture.route);
      await fillIn(page, fixture, email);
      await send(page, fixture);
      await expectThanks(page, fixture);
      expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
      await expectOneArrived(upstream, fixture, email);
    });
  });
}

test('a form that was left untouched is there again on the way back', async ({ page, visit }) => {
  const fixture = formFixtures[0]!;
  await visit(fixture.route);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL('/privacy-policy');
  await page.goBack();
  await expect(page).toHaveURL(fixture.route);
  await expect(formOf(page, fixture)).toBeVisible();
});
