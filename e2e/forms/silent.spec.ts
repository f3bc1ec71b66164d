import { expect, test } from '@/e2e/fixtures/test';
import { checkedByBrowser } from '@/e2e/forms/fixtures/all';
import {
  control,
  endingIn,
  expectFilledIn,
  expectOneArrived,
  expectThanks,
  fillIn,
  formOf,
  send,
} from '@/e2e/forms/visitor';
import { ok, recovers, refusal } from '@/e2e/support/upstream/replies';

const failing = refusal(500, { message: 'Out for lunch.' });

for (const fixture of checkedByBrowser) {
  test.describe(fixture.call, () => {
    test('two failures behind the scenes end in the normal success', async ({
      page,
      openForm,
      upstream,
      email,
      quiet,
    }) => {
      quiet.expects(/Failed to load resource/);
      upstream.answers(...recovers(2, failing));
      await openForm(fixture.route);
      await page.evaluate(() => {
        // Whatever any notice says, and be it for a moment.
        const said: string[] = [];
        Object.assign(window, { said });
        new MutationObserver(() => {
          for (const alert of document.querySelectorAll('main [role="alert"]'))
            said.push(alert.textContent);
        }).observe(document.body, { childList: true, subtree: true });
      });
      await fillIn(page, fixture, email);
      await send(page, fixture);
      await expectThanks(page, fixture);
      expect(upstream.requests).toHaveLength(3);
      await expectOneArrived(upstream, fixture, email);
      const said = await page.evaluate(() => (window as unknown as { said: string[] }).said);
      expect(new Set(said)).toEqual(
        new Set(fixture.thanks.how === 'notice' ? [fixture.thanks.text] : []),
      );
    });

    test('it is tried again after 1, 3 and 9 seconds, then the form stands as it was filled in', async ({
      page,
      openForm,
      upstream,
      email,
      quiet,
    }) => {
      quiet.expects(/Failed to load resource/, new RegExp(`^error: /${fixture.call}: 500`));
      upstream.answers(failing);
      await page.clock.install();
      await openForm(fixture.route);
      await fillIn(page, fixture, email);
      await page.clock.pauseAt(Date.now() + 60_000);
      await page.evaluate(() => {
        const waits: unknown[] = [];
        const wait = window.setTimeout;
        const noted = (...given: Parameters<typeof wait>) => {
          waits.push(given[1]);
          return wait(...given);
        };
        Object.assign(window, { waits, setTimeout: noted });
      });
      const waits = () => page.evaluate(() => (window as unknown as { waits: number[] }).waits);
      const tries = () => upstream.requests.length;

      await send(page, fixture);
      for (const [wait, tried] of [
        [1000, 1],
        [3000, 2],
        [9000, 3],
      ] as const) {
        await expect.poll(waits).toContain(wait);
        await page.clock.runFor(wait - 1);
        expect(tries()).toBe(tried);
        await page.clock.runFor(1);
        await expect.poll(tries).toBe(tried + 1);
      }
      await expect
        .poll(() => quiet.lines.filter((line) => line.startsWith(`error: /${fixture.call}`)))
        .toHaveLength(1);
      await page.clock.runFor(60_000);
      expect(tries()).toBe(4);

      await expect(formOf(page, fixture).getByRole('alert')).toHaveCount(0);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expectFilledIn(page, fixture, email);
      await expectOneArrived(upstream, fixture, email);
    });

    test('sending again by hand ends the wait, as the same submission', async ({
      page,
      openForm,
      upstream,
      email,
      quiet,
    }) => {
      quiet.expects(/Failed to load resource/);
      upstream.answers(failing, ok);
      await page.clock.install();
      await openForm(fixture.route);
      await fillIn(page, fixture, email);
      await page.clock.pauseAt(Date.now() + 60_000);
      const answer = page.waitForResponse((response) => response.status() === 500);
      await send(page, fixture);
      await (await answer).finished();
      await send(page, fixture);
      await expectThanks(page, fixture);
      expect(upstream.requests).toHaveLength(2);
      await expectOneArrived(upstream, fixture, email);
    });

    test('no network is waited out as well', async ({ page, openForm, upstream, email, quiet }) => {
      quiet.expects(/Failed to load resource/);
      await openForm(fixture.route);
      await fillIn(page, fixture, email);
      await page.route(`**/api/${fixture.call}`, (route) => route.abort(), { times: 2 });
      await send(page, fixture);
      await expectThanks(page, fixture);
      expect(upstream.requests).toHaveLength(1);
      await expectOneArrived(upstream, fixture, email);
    });

    test('a refusal is final: not repeated, not told, and the form stays filled', async ({
      page,
      openForm,
      upstream,
      email,
      quiet,
    }) => {
      quiet.expects(/Failed to load resource/, new RegExp(`^error: /${fixture.call}: 400 No\\.`));
      upstream.answers(refusal(400, { message: 'No.' }), ok);
      await page.clock.install();
      await openForm(fixture.route);
      await fillIn(page, fixture, email);
      await send(page, fixture);
      await expect.poll(() => quiet.lines.join()).toContain(`/${fixture.call}: 400 No.`);
      await page.clock.runFor(60_000);
      expect(upstream.requests).toHaveLength(1);
      await expect(formOf(page, fixture).getByRole('alert')).toHaveCount(0);
      await expectFilledIn(page, fixture, email);
    });

    test('what the upstream finds wrong with a field stands at that field', async ({
      page,
      openForm,
      upstream,
      email,
      quiet,
    }) => {
      quiet.expects(/Failed to load resource/, new RegExp(`^error: /${fixture.call}: 422`));
      const field = fixture.answers.find(({ name }) => name === 'email')!;
      upstream.answers(refusal(422, { errors: { email: 'This address bounced.' } }));
      await openForm(fixture.route);
      await fillIn(page, fixture, email);
      await send(page, fixture);
      const input = control(formOf(page, fixture), field);
      await expect(input).toHaveAccessibleDescription(endingIn('This address bounced.'));
      await expect(input).toBeFocused();
    });
  });
}
