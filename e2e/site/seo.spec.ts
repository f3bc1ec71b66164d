import { routes } from '@/e2e/support/routes';
import { expect, test } from '@/e2e/fixtures/test';
import { pages } from '@/lib/content/pages';
import { attribute, elementsOf, ownText, textOf, type Element } from '@/lib/testing/html';
import type { Route } from '@/lib/site';

/** A space that does not break is a space, too. */
const spaced = (text: string) => text.replace(/\s+/g, ' ').trim();

test(
  'every page says what it is, and what it names is there',
  { tag: '@smoke' },
  async ({ request }) => {
    const files = new Set<string>();
    for (const route of routes) {
      const elements = elementsOf(await (await request.get(route)).text());
      const told = (name: string) => {
        const isIt = (one: Element) =>
          [attribute(one, 'property'), attribute(one, 'name')].includes(name);
        const meta = elements.find((one) => one.tagName === 'meta' && isIt(one));
        return meta && attribute(meta, 'content');
      };
      for (const name of ['description', 'og:title', 'og:description', 'og:image:alt'])
        expect(told(name), `${route}: ${name}`).toMatch(/\S{2}/);
      expect(told('twitter:card'), route).toBe('summary_large_image');
      files.add(new URL(told('og:image')!).pathname);
      const [headline] = elements.filter(({ tagName }) => tagName === 'h1').map(textOf);
      // What the card of the page quotes.
      expect(spaced(headline!), route).toBe(spaced(pages[route as Route].headline));

      const named = elements.filter(
        (one) =>
          one.tagName === 'link' &&
          /\b(icon|apple-touch-icon|manifest)\b/.test(attribute(one, 'rel') ?? ''),
      );
      expect(named, route).toHaveLength(4);
      for (const link of named) files.add(attribute(link, 'href')!);

      const [data] = elements
        .filter((one) => attribute(one, 'type') === 'application/ld+json')
        .map((script) => JSON.parse(ownText(script)));
      expect(data['@context'], route).toBe('https://schema.org');
      const types =
        data['@type'] ?? data['@graph'].map((node: { '@type': string }) => node['@type']);
      expect(types, route).toEqual(route === '/' ? ['Organization', 'WebSite'] : 'BreadcrumbList');
    }
    for (const file of files) expect((await request.get(file)).status(), file).toBe(200);
  },
);

test('the sitemap has every page once', { tag: '@smoke' }, async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, loc]) => new URL(loc!).pathname);
  expect(listed.sort()).toEqual(routes.filter((route) => route !== '/creators'));
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml');
});

test('a page names one address as its own', { tag: '@smoke' }, async ({ page }) => {
  const canonical = () => page.locator('link[rel="canonical"]').getAttribute('href');
  await page.goto('/creators');
  expect(new URL((await canonical())!).pathname).toBe('/creator');
  await page.goto('/about');
  expect(new URL((await canonical())!).pathname).toBe('/about');
});

test('browsers that ask for /favicon.ico by themselves get one', async ({ request }) => {
  const icon = await request.get('/favicon.ico');
  expect(icon.status()).toBe(200);
  expect(icon.headers()['content-type']).toMatch(/^image\//);
});

test('a visit is measured, and nothing tells who it was', async ({ page, upstream, stage }) => {
  await page.goto('/about');
  const report = page.waitForRequest('**/api/vitals');
  // What measures comes when the page is idle; what it has is sent when the visitor looks away.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    const lookAway = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    setInterval(lookAway, 100);
  });
  const request = await report;
  expect((await request.response())?.status()).toBe(204);
  const told = JSON.parse(request.postData()!) as Record<string, unknown>[];
  expect(told.map(({ name }) => name)).toContain('TTFB');
  for (const figure of told) {
    expect(Object.keys(figure).sort()).toEqual(['name', 'path', 'rating', 'value']);
    expect(figure.path).toBe('/about');
  }
  await expect.poll(() => stage.log()).toContain('"msg":"vitals"');
  expect(upstream.requests).toEqual([]);
});
