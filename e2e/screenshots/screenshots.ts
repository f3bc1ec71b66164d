/** The screenshots: every page at seven widths, and the states of each form at two. */
import type { Page } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures/test';
import { allRoutes } from '@/lib/routes';
import { formList } from '@/components/site/form-list';

const createName = (route: string) => (route === '/' ? 'home' : route.slice(1));

/** Saves a screenshot, or compares it with the saved one. A difference does not end the test. */
const take = (page: Page, name: string, fullPage = false) =>
  expect.soft(page).toHaveScreenshot(`${name}.png`, { fullPage });

// Screenshots show the answers, so they must be the same in each run.
test.use({ word: async ({}, use) => use('ada') });

for (const width of [320, 360, 390, 768, 1024, 1440, 1920])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: width < 700 ? 780 : 900 } });

    for (const route of allRoutes)
      test(route, { tag: '@smoke' }, async ({ page, visit }, { config, project }) => {
        await visit(route);
        await page.evaluate(() => scrollTo(0, 0));
        await take(page, `${createName(route)}-${width}`, true);
        const isInReadme = route === '/' && width === 1440 && project.name === 'day';
        if (isInReadme && config.updateSnapshots === 'all')
          await page.screenshot({ path: 'docs/screenshots/home-1440.png' });
      });

    if (width !== 390 && width !== 1440) return;
    for (const definition of formList)
      test(`${definition.formId} in each state`, async ({ page, visitForm }) => {
        const save = (state: string, fullPage = false) =>
          take(page, `${createName(definition.route)}-${state}-${width}`, fullPage);
        const form = await visitForm(definition);
        await form.send();
        await expect(form.invalid).not.toHaveCount(0);
        await save('errors', true);
        await form.fill();
        await save('filled', true);
        const submission = await form.holdSubmission();
        await form.send();
        await submission.held;
        await save('sending');
        submission.release();
        await form.expectThanks();
        await save('thanks');
      });
  });
