/** What pages say of themselves has unit tests (lib/content); here it is served. */
import { routes } from '@/e2e/support/routes';
import { expect, test } from '@/e2e/fixtures/test';
import { pages } from '@/lib/content/pages';
import type { Route } from '@/lib/site';

test(
  'every page says what it is, and what it names is there',
  { tag: '@smoke' },
  async ({ page, request }) => {
    const meta = (name: string) => page.locator(`meta:is([property="${name}"], [name="${name}"])`);
    const files = page.locator(
      'link:is([rel~="icon"], [rel="apple-touch-icon"], [rel="manifest"])',
    );

    const named = new Set<string>();
    for (const route of routes) {
      await page.goto(route);
      for (const name of ['description', 'og:title', 'og:description', 'og:image:alt'])
        await expect(meta(name), `${route}: ${name}`).toHaveAttribute('content', /\S{2}/);
      await expect(meta('twitter:card')).toHaveAttribute('content', 'summary_large_image');
      named.add(new URL((await meta('og:image').getAttribute('content'))!).pathname);
      // What the card of the page quotes.
      await expect(page.locator('h1')).toHaveText(pages[route as Route].headline);

      const own = (await page.locator('link[rel="canonical"]').getAttribute('href'))!;
      expect(new URL(own).pathname).toBe(route === '/creators' ? '/creator' : route);
      await expect(files).toHaveCount(4);
      for (const file of await files.all()) named.add((await file.getAttribute('href'))!);
      const data = page.locator('script[type="application/ld+json"]').first();
      expect(JSON.parse((await data.textContent())!), route).toMatchObject({
        '@context': 'https://schema.org',
        ...(route === '/'
          ? { '@graph': [{ '@type': 'Organization' }, { '@type': 'WebSite' }] }
          : { '@type': 'BreadcrumbList' }),
      });
    }
    for (const file of named) expect((await request.get(file)).status(), file).toBe(200);
  },
);

test('the sitemap has every page once', { tag: '@smoke' }, async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, loc]) => new URL(loc!).pathname);
  expect(listed.sort()).toEqual(routes.filter((route) => route !== '/creators'));
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml');
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
