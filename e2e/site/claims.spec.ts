import { claims, everywhere } from '@/e2e/site/claims';
import { whileOpen, type Claims } from '@/e2e/site/role-claims';
import { expect, test } from '@/e2e/fixtures/test';
import { readHtml } from '@/e2e/support/html';
import { isClosed } from '@/e2e/support/open-roles';
import { routes } from '@/e2e/support/routes';

const hint = 'missing; changed on purpose? Change the line in e2e/site/claims.ts or role-claims.ts';

/** What stands in `found`, of what was asked for, in its order. */
function inOrder(asked: string[], found: string[]): string[] {
  let from = 0;
  return asked.filter((one) => {
    const place = found.findIndex((other, index) => index >= from && other.startsWith(one));
    if (place >= 0) from = place + 1;
    return place >= 0;
  });
}

test('every page has its claims here', () => {
  expect(Object.keys(claims).sort()).toEqual(routes);
});

for (const route of routes) {
  test(`${route} makes its claims`, { tag: '@smoke' }, async ({ request }) => {
    const page = readHtml(await (await request.get(route)).text());
    const wanted: Claims[] = [claims[route]!, everywhere];
    if (whileOpen[route] && !isClosed(route)) wanted.push(whileOpen[route]);
    const says = wanted.flatMap((one) => one.says);
    const headings = wanted.flatMap((one) => one.headings ?? []);
    const links = wanted.flatMap((one) => one.links ?? []);

    // A sentence may begin with a claim, or quote it.
    const text = page.text.toLowerCase();
    const missing = says.filter((claim) => !text.includes(claim.toLowerCase()));
    expect(missing, hint).toEqual([]);
    expect(inOrder(headings, page.headings), hint).toEqual(headings);

    const found = page.links.map(({ words, href }) => `${words} → ${href}`);
    const lost = links.filter(([words, href]) => {
      const place = page.links.findIndex(
        (link) => link.words.startsWith(words) && link.href === href,
      );
      // Each link answers for one claim alone: three “Learn More” are three links.
      if (place >= 0) page.links.splice(place, 1);
      return place < 0;
    });
    expect(lost, `${hint}; found: ${found.join(', ')}`).toEqual([]);
  });
}
