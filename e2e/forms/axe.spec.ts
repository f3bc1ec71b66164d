import type { Page } from '@playwright/test';
import { axeViolations } from '@/e2e/fixtures/axe';
import { holdRequest } from '@/e2e/fixtures/hold-request';
import { expect, test } from '@/e2e/fixtures/test';
import { acornsAmbassador } from '@/lib/testing/forms/campus';
import { creatorApplication } from '@/lib/testing/forms/creator-application';
import { creatorApply } from '@/lib/testing/forms/creator-apply';
import { ok, refusal } from '@/lib/testing/upstream/replies';

/** Header and footer are looked at with every page, in e2e/site/pages.spec.ts. */
async function expectClean(page: Page, when: string) {
  expect(await axeViolations(page, { within: 'main' }), when).toEqual([]);
}

// Every type of field, and each of the three kinds of success: modal, view and notice.
for (const fixture of [creatorApplication, acornsAmbassador, creatorApply]) {
  test(
    `${fixture.call}: axe finds nothing, from the first error to the thank-you`,
    { tag: '@phone' },
    async ({ page, openForm, upstream, quiet }) => {
      test.slow();
      const form = await openForm(fixture);
      const hasMessages = fixture !== creatorApply;
      if (hasMessages) {
        await form.send();
        await expect(form.banner).toBeVisible();
        await expectClean(page, 'with errors');
      }

      await form.fill();
      await expectClean(page, 'filled in');

      if (hasMessages) {
        quiet.expects(/Failed to load resource/, /: 500 Full\./);
        upstream.answers(refusal(500, { message: 'Full.' }), ok);
        const release = await holdRequest(page, `**/api/${fixture.call}`);
        await form.send();
        await expectClean(page, 'under way');
        release();
        await expect(form.notice).toBeVisible();
        await expectClean(page, 'after a failure');
      }

      await form.send();
      await form.expectThanks();
      await expectClean(page, 'thanked for');
    },
  );
}
