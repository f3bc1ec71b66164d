/** Forms whose page cannot load one of its scripts. */
import type { Page } from '@playwright/test';
import { holdRequests, scripts } from '@/e2e/fixtures/hold-request';
import { waitForHydration } from '@/e2e/fixtures/wait-for-hydration';
import { expect, test } from '@/e2e/fixtures/test';
import { FormPage } from '@/e2e/forms/form-page';
import type { FormFixture } from '@/lib/testing/define-fixture';
import { formFixtures, isOpen, schemaValidatedFixtures } from '@/lib/testing/fixtures';
import { brand } from '@/lib/testing/forms/brand';

/**
 * The long run takes 15 minutes. It makes each script of each form fail in four ways, and sends the form each time.
 * The short run tests every fourth script of the brand form and of one other form, and sends the form once per test.
 */
const isLong = process.env.FAULTS === 'long';

/** Returns the scripts in a page's HTML, without `nomodule` scripts, which tested browsers ignore. */
async function listScripts(page: Page, route: string) {
  const html = await (await page.request.get(route)).text();
  return [...html.matchAll(/<script src="([^"]+)" async/g)].map(([, src]) => src!);
}

/** Holds the first `times` requests of a script until `fail` makes them fail. Does not hold later requests. */
async function holdScript(page: Page, src: string, times: number) {
  let fail = () => {};
  const mayFail = new Promise<void>((resolve) => (fail = resolve));
  let requests = 0;
  await page.route(`**${src}`, async (route) => {
    requests += 1;
    if (requests > times) return route.continue();
    await mayFail;
    await route.abort('connectionreset');
  });
  return { fail, countRequests: () => requests };
}

interface ScriptFailure {
  name: string;
  /** The time between typing and the failure. */
  delayMs: number;
  /** How many requests of the script fail. */
  times: number;
}

const failOnce = (delayMs: number): ScriptFailure => ({
  name: `once after ${delayMs / 1000} s`,
  delayMs,
  times: 1,
});
const failForGood: ScriptFailure = { name: 'for good after 2.5 s', delayMs: 2500, times: Infinity };

/**
 * Returns the failures to test with a form. In the short run, the brand form has two and another form has one, because
 * forms share most of their scripts.
 */
function listFailures(fixture: FormFixture): ScriptFailure[] {
  if (isLong) return [failOnce(200), failOnce(2500), failOnce(10_000), failForGood];
  return fixture === brand ? [failOnce(2500), failForGood] : [failOnce(2500)];
}

async function typeWhileScriptFails(
  form: FormPage,
  src: string,
  { delayMs, times }: ScriptFailure,
  shouldSend: boolean,
) {
  const { page, fixture } = form;
  const script = await holdScript(page, src, times);
  await page.goto(fixture.route, { waitUntil: 'commit' });
  const [first] = fixture.answers;
  await form.fill([first!]);
  await page.clock.runFor(delayMs);
  script.fail();
  if (times === 1) {
    await waitForHydration(page);
  } else {
    const advanceClock = async () => {
      await page.clock.runFor(3000);
      return script.countRequests();
    };
    // The page loads the script again three times, waiting about 1, 3 and 9 s before each attempt.
    await expect
      .poll(advanceClock, { intervals: [100], timeout: 20_000 })
      .toBeGreaterThanOrEqual(4);
  }
  await form.expectFilledIn([first!]);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  if (shouldSend) {
    await form.fill();
    await form.send();
    await (times === 1 ? form.expectThanks() : form.expectThanksAfterRedirect());
    form.expectOneArrived();
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

/** Returns the scripts to test with a form. The short run tests shared scripts with the brand form only. */
async function listTestedScripts(page: Page, fixture: FormFixture) {
  const all = await listScripts(page, fixture.route);
  expect(all.length).toBeGreaterThan(5);
  if (isLong) return all;
  const sharedScripts = fixture === brand ? [] : await listScripts(page, brand.route);
  return all.filter((src) => !sharedScripts.includes(src)).filter((_, index) => index % 4 === 0);
}

const fixtures = isLong
  ? formFixtures.filter(isOpen)
  : [brand, ...schemaValidatedFixtures.filter(isOpen).slice(-1)];

for (const fixture of fixtures)
  for (const failure of listFailures(fixture))
    test(`${fixture.formId}: keeps what was typed and can be sent when a script fails ${failure.name}`, async ({
      page,
      upstream,
      browserConsole,
    }) => {
      test.setTimeout(isLong ? 600_000 : 120_000);
      browserConsole.allow(/Failed to load resource/);
      await page.clock.install();
      const scriptUrls = await listTestedScripts(page, fixture);
      for (const [index, src] of scriptUrls.entries())
        await test.step(src, async () => {
          upstream.reset();
          // Uses a new email address. Without JavaScript, the same values would be the same submission.
          const form = new FormPage(page, fixture, `ada.${index}@example.edu`, upstream);
          await typeWhileScriptFails(form, src, failure, isLong || index === scriptUrls.length - 1);
        });
    });

test('hydrates a page as soon as the connection is back', async ({
  page,
  context,
  browserConsole,
}) => {
  browserConsole.allow(/Failed to load resource/);
  await page.clock.install();
  const heldScripts = await holdRequests(page, scripts);
  await page.goto(brand.route, { waitUntil: 'commit' });
  await page.locator('[name="firstName"]').fill('Ada');
  await heldScripts.held;
  await context.setOffline(true);
  heldScripts.release();
  const findFailedLoads = () =>
    browserConsole.lines.filter((line) => line.includes('Failed to load resource'));
  await expect.poll(() => findFailedLoads().length).toBeGreaterThan(5);
  const advanceClock = async () => {
    await page.clock.runFor(15_000);
    return findFailedLoads().length;
  };
  const before = await advanceClock();
  await expect.poll(advanceClock, { intervals: [100] }).toBeGreaterThan(before);
  await context.setOffline(false);
  await waitForHydration(page);
  await expect(page.locator('[name="firstName"]')).toHaveValue('Ada');
});
