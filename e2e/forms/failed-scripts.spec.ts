/** Forms whose page cannot load one of its scripts. */
import type { Page } from '@playwright/test';
import { holdRequests, scripts } from '@/e2e/fixtures/hold-request';
import { waitForHydration } from '@/e2e/fixtures/wait-for-hydration';
import { expect, test } from '@/e2e/fixtures/test';
import { FormPage } from '@/e2e/forms/form-page';
import type { FormFixture } from '@/lib/testing/define-fixture';
import { formFixtures, isOpen, oneOfEachKind } from '@/lib/testing/fixtures';
import { brand } from '@/lib/testing/forms/brand';

/**
 * The long run lets each script of each form fail, and sends the form each time, in a quarter of an hour. The short
 * one does so for one form of each kind, lets every fourth script fail, and sends the form once.
 */
const isLong = process.env.FAULTS === 'long';

/** The scripts that the HTML of a page names; `nomodule` is for browsers that the site does not serve. */
async function scriptsOf(page: Page, route: string) {
  const html = await (await page.request.get(route)).text();
  return [...html.matchAll(/<script src="([^"]+)" async/g)].map(([, src]) => src!);
}

/** Holds one script until `fail` is called, and lets it fail this many times. */
async function failing(page: Page, src: string, times: number) {
  let fail = () => {};
  const told = new Promise<void>((resolve) => (fail = resolve));
  let tries = 0;
  await page.route(`**${src}`, async (route) => {
    if (++tries > times) return route.continue();
    await told;
    await route.abort('connectionreset');
  });
  return { fail, tries: () => tries };
}

const once = (ms: number) => ({ name: `once after ${ms / 1000} s`, ms, times: 1 });
const forGood = { name: 'for good after 2.5 s', ms: 2500, times: Infinity };

/** All forms share most scripts: one form is tested with each, the others with their own. */
function casesOf(fixture: FormFixture) {
  if (isLong) return [once(200), once(2500), once(10_000), forGood];
  return fixture === brand ? [once(2500), forGood] : [once(2500)];
}

async function typeWhileItFails(
  form: FormPage,
  src: string,
  { ms, times }: typeof forGood,
  isSent: boolean,
) {
  const { page, fixture } = form;
  const script = await failing(page, src, times);
  await page.goto(fixture.route, { waitUntil: 'commit' });
  const [first] = fixture.answers;
  await form.fill([first!]);
  await page.clock.runFor(ms);
  script.fail();
  if (times === 1) {
    await waitForHydration(page);
  } else {
    // At once, and after 1, 3 and 9 s.
    const pass = async () => (await page.clock.runFor(3000), script.tries());
    await expect.poll(pass, { timeout: 20_000 }).toBeGreaterThanOrEqual(4);
  }
  await form.expectFilledIn([first!]);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  if (isSent) {
    await form.fill();
    await form.send();
    await (times === 1 ? form.expectThanks() : form.expectThankYouPage());
    form.expectOneArrived();
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

const fixtures = isLong ? formFixtures.filter(isOpen) : new Set([brand, ...oneOfEachKind]);

for (const fixture of fixtures)
  for (const one of casesOf(fixture))
    test(`${fixture.formId}: keeps what was typed and can be sent when a script fails ${one.name}`, async ({
      page,
      upstream,
      browserConsole,
    }) => {
      test.setTimeout(isLong ? 600_000 : 120_000);
      browserConsole.expects(/Failed to load resource/);
      await page.clock.install();
      const all = await scriptsOf(page, fixture.route);
      expect(all.length).toBeGreaterThan(5);
      const tried = fixture === brand || isLong ? [] : await scriptsOf(page, brand.route);
      const turns = all
        .filter((src) => !tried.includes(src))
        .filter((_, place) => isLong || place % 4 === 0);
      for (const [place, src] of turns.entries())
        await test.step(src, async () => {
          upstream.reset();
          // Posted without a script, the same values would be the same submission.
          const form = new FormPage(page, fixture, `ada.${place}@example.edu`, upstream);
          await typeWhileItFails(form, src, one, isLong || place === turns.length - 1);
        });
    });

test('hydrates a page once the connection is back', async ({ page, context, browserConsole }) => {
  browserConsole.expects(/Failed to load resource/);
  await page.clock.install();
  const held = await holdRequests(page, scripts);
  await page.goto(brand.route, { waitUntil: 'commit' });
  await page.locator('[name="firstName"]').fill('Ada');
  await held.asked;
  await context.setOffline(true);
  held.release();
  const failed = () =>
    browserConsole.lines.filter((line) => line.includes('Failed to load resource'));
  await expect.poll(() => failed().length).toBeGreaterThan(5);
  const pass = async () => (await page.clock.runFor(15_000), failed().length);
  const before = await pass();
  await expect.poll(pass).toBeGreaterThan(before);
  await context.setOffline(false);
  await waitForHydration(page);
  await expect(page.locator('[name="firstName"]')).toHaveValue('Ada');
});
