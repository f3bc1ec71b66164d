/** Of the HTML alone: what a visitor reads before any script runs. */
import { everywhere, requiredTexts } from '@/e2e/site/required-texts';
import { expect, test } from '@/e2e/fixtures/test';
import { routes } from '@/e2e/support/routes';

const hint = 'missing; changed on purpose? Change the line in e2e/site/required-texts.ts';

test.use({ javaScriptEnabled: false });

test('every page has its required texts here', () => {
  expect(Object.keys(requiredTexts).sort()).toEqual(routes);
});

for (const route of routes) {
  test(`${route} has its required texts`, { tag: '@smoke' }, async ({ page, visit }) => {
    await visit(route);
    const { says = [], headings = [], links = [] } = requiredTexts[route]!;

    // A sentence may begin with a required text, or quote it.
    const text = (await page.locator('body').innerText()).replace(/\s+/g, ' ').toLowerCase();
    const required = [...says, ...everywhere.says];
    const unsaid = required.filter((one) => !text.includes(one.toLowerCase()));
    expect.soft(unsaid, hint).toEqual([]);

    const titles = (await page.getByRole('heading').allTextContents()).map((one) => one.trim());
    const inOrder = titles.filter((title) => headings.includes(title));
    expect.soft(inOrder, hint).toEqual(headings);

    const found = await page
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
    const lost = [...links, ...everywhere.links].filter(([words, href]) => {
      const place = found.findIndex(([text, to]) => text!.trim().startsWith(words) && to === href);
      // Each link answers for one line alone: three “Learn More” are three links.
      if (place >= 0) found.splice(place, 1);
      return place < 0;
    });
    expect(lost, `${hint}; found: ${found.join(', ')}`).toEqual([]);
  });
}
