/**
 * One of the page’s scripts fails, while the visitor types already: the page stands as it is, and the form is
 * hydrated once the script is there, or is an ordinary form. All scripts of a page take their turn.
 */
import type { Page } from '@playwright/test';
import { hold, scripts } from '@/e2e/fixtures/hold-request';
import { hydrated } from '@/e2e/fixtures/hydrated';
import { expect, test } from '@/e2e/fixtures/test';
import { FormPage } from '@/e2e/forms/form-page';
import type { FormFixture } from '@/lib/testing/fixture';
import { formFixtures, isOpen } from '@/lib/testing/fixtures';
import { brand } from '@/lib/testing/forms/brand';

/**
 * Everything for every form and each of its scripts, and each time the form is sent: a quarter of an hour. Without
 * it each script of a page fails once, for good every fourth of one page, and the last form is sent.
 */
const isLong = process.env.FAULTS === 'long';

/** The scripts that the HTML of a page names; `nomodule` is for browsers that the site does not serve. */
async function scriptsOf(page: Page, route: string) {
  const html = await (await page.request.get(route)).text();
  return [...html.matchAll(/<script src="([^"]+)" async/g)].map(([, src]) => src!);
}

/** Lets all scripts through but one, which fails when the test says so, as often as it says. */
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

/** All forms share most scripts: one form takes its turn with each, the others with their own. */
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
    await hydrated(page);
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

for (const fixture of formFixtures.filter(isOpen))
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
        .filter((_, place) => isLong || one !== forGood || place % 4 === 0);
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
  const held = await hold(page, scripts);
  await page.goto(brand.route, { waitUntil: 'commit' });
  await page.getByLabel('First name').fill('Ada');
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
  await hydrated(page);
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
});
