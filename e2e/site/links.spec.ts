import { expect, test } from '@/e2e/fixtures/test';
import { allRoutes } from '@/lib/routes';
import { isClosed } from '@/e2e/testing/forms';

// The links and pictures are in the HTML.
test.use({ javaScriptEnabled: false });

test(
  'every internal link leads to a page or section, every picture has a file, and every page has a link from another page',
  { tag: '@copy' },
  async ({ page, request }) => {
    const links = new Set<string>();
    const linkedPages = new Set<string>();
    const ids = new Map<string, string[]>();
    for (const route of allRoutes) {
      await page.goto(route);
      const { found, pageIds } = await page.evaluate(() => ({
        found: [
          ...[...document.querySelectorAll('a')].map(({ href }) => href),
          ...[...document.images].map(({ src }) => src),
        ],
        pageIds: [...document.querySelectorAll('[id]')].map(({ id }) => id),
      }));
      const { origin } = new URL(page.url());
      for (const link of found.filter((one) => one.startsWith(`${origin}/`))) {
        links.add(link);
        const { pathname } = new URL(link);
        if (pathname !== route) linkedPages.add(pathname);
      }
      ids.set(route, pageIds);
    }
    expect(links.size).toBeGreaterThan(allRoutes.length);
    for (const route of allRoutes.filter((one) => !isClosed(one)))
      expect.soft(linkedPages, 'no other page has a link to this one').toContain(route);
    for (const link of links) {
      const { pathname, hash, search } = new URL(link);
      if (hash) expect.soft(ids.get(pathname), link).toContain(hash.slice(1));
      else expect.soft((await request.get(pathname + search)).status(), link).toBe(200);
    }
  },
);
