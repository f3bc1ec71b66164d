import type { Page } from '@playwright/test';
import { axeViolations } from '@/e2e/fixtures/axe';
import { expect, test } from '@/e2e/fixtures/test';
import { withMessages, formFixtures } from '@/e2e/forms/fixtures/all';
import { expectThanks, fillIn, formOf, send } from '@/e2e/forms/visitor';
import { ok, refusal } from '@/e2e/support/upstream/replies';

/** Header and footer are looked at with every page, in e2e/site/pages.spec.ts. */
async function expectClean(page: Page, when: string) {
  expect(await axeViolations(page, { within: 'main' }), when).toEqual([]);
}

/** Holds submissions back until it is told to let them go. */
async function holdSubmissions(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/submit*', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

for (const fixture of formFixtures) {
  const speaks = withMessages.some(({ call }) => call === fixture.call);

  test(
    `${fixture.call}: axe finds nothing, from the first error to the thank-you`,
    { tag: '@phone' },
    async ({ page, openForm, upstream, email, quiet }) => {
      test.slow();
      await openForm(fixture.route);
      if (speaks) {
        await send(page, fixture);
        await expect(formOf(page, fixture).locator('[data-banner]')).toBeVisible();
        await expectClean(page, 'with errors');
      }

      await fillIn(page, fixture, email);
      await expectClean(page, 'filled in');

      if (speaks) {
        quiet.expects(/Failed to load resource/, /: 500 Full\./);
        upstream.answers(refusal(500, { message: 'Full.' }), ok);
        const release = await holdSubmissions(page);
        await send(page, fixture);
        await expectClean(page, 'under way');
        release();
        await expect(formOf(page, fixture).getByRole('alert')).toBeVisible();
        await expectClean(page, 'after a failure');
      }

      await send(page, fixture);
      await expectThanks(page, fixture);
      await expectClean(page, 'thanked for');
    },
  );
}
