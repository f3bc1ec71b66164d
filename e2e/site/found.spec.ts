import { routes } from '@/e2e/support/routes';
import { expect, test } from '@/e2e/fixtures/test';

for (const route of routes) {
  test(
    `${route} says what it is, and what it names is there`,
    { tag: '@smoke' },
    async ({ page, request }) => {
      await page.goto(route);
      const told = (property: string) =>
        page.locator(`meta[property="${property}"], meta[name="${property}"]`);

      for (const property of ['description', 'og:title', 'og:description', 'og:image:alt']) {
        await expect(told(property)).toHaveAttribute('content', /\S{2}/);
      }
      await expect(told('twitter:card')).toHaveAttribute('content', 'summary_large_image');

      const files = await page
        .locator('link[rel~="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
      const picture = await told('og:image').getAttribute('content');
      expect(files).toHaveLength(4);
      for (const file of [...files, new URL(picture!).pathname]) {
        expect((await request.get(file)).status(), file).toBe(200);
      }

      const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
      const types = blocks.map((block) => {
        const data = JSON.parse(block);
        expect(data['@context']).toBe('https://schema.org');
        return data['@type'] ?? data['@graph'].map((node: { '@type': string }) => node['@type']);
      });
      expect(types[0]).toEqual(route === '/' ? ['Organization', 'WebSite'] : 'BreadcrumbList');
    },
  );
}

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
