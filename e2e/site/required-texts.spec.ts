import { everywhere, requiredTexts } from '@/e2e/site/required-texts';
import { expect, test } from '@/e2e/fixtures/test';
import { readHtml } from '@/e2e/support/html';
import { routes } from '@/e2e/support/routes';

const hint =
  'missing; changed on purpose? Change the line in e2e/site/required-texts.ts or required-role-texts.ts';

/** What stands in `found`, of what was asked for, in its order. */
function inOrder(asked: string[], found: string[]): string[] {
  let from = 0;
  return asked.filter((one) => {
    const place = found.findIndex((other, index) => index >= from && other.startsWith(one));
    if (place >= 0) from = place + 1;
    return place >= 0;
  });
}

test('every page has its required texts here', () => {
  expect(Object.keys(requiredTexts).sort()).toEqual(routes);
});

for (const route of routes) {
  test(`${route} has its required texts`, { tag: '@smoke' }, async ({ request }) => {
    const page = readHtml(await (await request.get(route)).text());
    const { says, headings = [], links = [] } = requiredTexts[route]!;

    // A sentence may begin with a required text, or quote it.
    const text = page.text.toLowerCase();
    const missing = [...says, ...everywhere.says].filter(
      (one) => !text.includes(one.toLowerCase()),
    );
    expect(missing, hint).toEqual([]);
    expect(inOrder(headings, page.headings), hint).toEqual(headings);

    const found = page.links.map(({ words, href }) => `${words} → ${href}`);
    const lost = [...links, ...everywhere.links].filter(([words, href]) => {
      const place = page.links.findIndex(
        (link) => link.words.startsWith(words) && link.href === href,
      );
      // Each link answers for one line alone: three “Learn More” are three links.
      if (place >= 0) page.links.splice(place, 1);
      return place < 0;
    });
    expect(lost, `${hint}; found: ${found.join(', ')}`).toEqual([]);
  });
}
