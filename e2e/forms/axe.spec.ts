import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures/test';
import { outspoken, stories } from '@/e2e/forms/stories/all';
import { expectThanks, fillIn, formOf, send } from '@/e2e/forms/visitor';
import { ok, refusal, slow } from '@/e2e/upstream/answers';

async function expectClean(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

for (const story of outspoken) {
  test(
    `${story.call}: axe finds nothing once errors are shown`,
    { tag: '@phone' },
    async ({ page, visit }) => {
      await visit(story.route);
      await send(page, story);
      await expect(formOf(page, story).locator('[data-banner]')).toBeVisible();
      await expectClean(page);
    },
  );

  test(`${story.call}: axe finds nothing under way, nor once a failure is told`, async ({
    page,
    visit,
    upstream,
    email,
    quiet,
  }) => {
    quiet.expects(/Failed to load resource/, /: 500 Full\./);
    await upstream.answers({ ...refusal(500, { message: 'Full.' }), delay: 4000 });
    await visit(story.route);
    await fillIn(page, story, email);
    await send(page, story);
    await expectClean(page);
    await expect(formOf(page, story).getByRole('alert')).toBeVisible();
    await expectClean(page);
  });
}

for (const story of stories) {
  test(
    `${story.call}: axe finds nothing filled in, nor in the thank-you`,
    { tag: '@phone' },
    async ({ page, visit, upstream, email }) => {
      await upstream.answers(slow(0), ok);
      await visit(story.route);
      await fillIn(page, story, email);
      await expectClean(page);
      await send(page, story);
      await expectThanks(page, story);
      await expectClean(page);
    },
  );
}
