import { expect, test } from 'vitest';
import { indexedRoutes, pages } from '@/lib/content/pages';
import { pageMetadata } from '@/lib/content/seo';
import { routes, type Route } from '@/lib/site';

test.each<Route>(Object.values(routes))(
  '%s fits into a search result, and has one picture for link previews',
  (route) => {
    const { title, description, openGraph } = pageMetadata(route);
    expect(String(title).length).toBeLessThanOrEqual(65);
    expect(description).toMatch(/^.{50,160}$/);
    expect(openGraph?.images).toEqual([
      expect.objectContaining({ url: expect.stringMatching(/^\/cards\/[\w-]+\.png$/) }),
    ]);
  },
);

test('no two pages in search results share a title or a description', () => {
  for (const words of ['title', 'description', 'headline'] as const) {
    expect(new Set(indexedRoutes.map((route) => pages[route][words])).size).toBe(
      indexedRoutes.length,
    );
  }
});
