import { expect, test } from 'vitest';
import { indexedRoutes, pages } from '@/lib/content/pages';
import { pageMetadata } from '@/lib/content/seo';
import { routes, type Route } from '@/lib/site';

test.each<Route>(Object.values(routes))(
  '%s fits into a search result, and says the same to Open Graph and to X, with one picture',
  (route) => {
    const { title, description = '', openGraph, twitter } = pageMetadata(route);
    expect(String(title).length).toBeLessThanOrEqual(65);
    expect(description).toMatch(/^.{50,160}$/);
    const images = [{ url: expect.stringMatching(/^\/cards\/[\w-]+\.png$/) }];
    expect(openGraph).toMatchObject({ description, images });
    const { title: shown, images: shownImages } = openGraph ?? {};
    const card = 'summary_large_image';
    expect(twitter).toMatchObject({ card, title: shown, description, images: shownImages });
  },
);

test('no two pages in search results share a title or a description', () => {
  for (const words of ['title', 'description', 'headline'] as const) {
    expect(new Set(indexedRoutes.map((route) => pages[route][words])).size).toBe(
      indexedRoutes.length,
    );
  }
});
