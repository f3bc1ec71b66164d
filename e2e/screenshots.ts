/**
 * `npm run screenshots`: every route at six widths, as whole pages, and the states of its form on a
 * phone and on a wide screen, into screenshots/desktop/ (which git ignores); the README's one into
 * docs/screenshots/. `SCREENSHOTS=1 npx playwright test --project webkit`: the same in another engine,
 * without the README's. With BASE_URL the pages alone of a site that runs already; nothing is sent to it.
 */
import { expect, test } from '@/e2e/fixtures/test';
import { routes } from '@/e2e/support/routes';
import { formFixtures } from '@/lib/testing/fixtures';

const nameOf = (route: string) => (route === '/' ? 'home' : route.slice(1));

for (const width of [320, 360, 390, 768, 1440, 1920])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: width < 700 ? 780 : 900 } });

    for (const route of routes)
      test(route, { tag: '@smoke' }, async ({ page, visit }, { project }) => {
        await visit(route);
        await page.evaluate(() => scrollTo(0, 0));
        const name = `${nameOf(route)}-${width}.png`;
        await page.screenshot({ path: `screenshots/${project.name}/${name}`, fullPage: true });
        if (project.name === 'desktop' && name === 'home-1440.png')
          await page.screenshot({ path: `docs/screenshots/${name}` });
      });

    if (width !== 390 && width !== 1440) return;
    for (const fixture of formFixtures)
      test(`${fixture.call} in each state`, async ({ page, openForm }, { project }) => {
        const save = (state: string, fullPage = false) => {
          const name = `${nameOf(fixture.route)}-${state}-${width}.png`;
          return page.screenshot({ path: `screenshots/${project.name}/${name}`, fullPage });
        };
        const form = await openForm(fixture);
        await form.send();
        await expect(form.invalid).not.toHaveCount(0);
        await save('errors-window');
        await save('errors', true);
        await form.fill();
        await save('filled', true);
        const submission = await form.holdSubmission();
        await form.send();
        await submission.asked;
        await save('sending');
        submission.release();
        await form.expectThanks();
        await save('thanks');
      });
  });
