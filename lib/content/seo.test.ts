import { describe, expect, test } from 'vitest';
import { indexedRoutes, pages } from '@/lib/content/pages';
import { pageMetadata } from '@/lib/content/seo';
import { routes, type Route } from '@/lib/site';

const all: Route[] = Object.values(routes);

describe.each(all)('%s', (route) => {
  test('fits into a search result', () => {
    const { title, description } = pageMetadata(route);
    expect(String(title).length).toBeLessThanOrEqual(65);
    expect(description?.length).toBeGreaterThanOrEqual(50);
    expect(description?.length).toBeLessThanOrEqual(160);
  });

  test('has one picture for link previews', () => {
    expect(pageMetadata(route).openGraph?.images).toEqual([
      expect.objectContaining({ url: expect.stringMatching(/^\/cards\/[\w-]+\.png$/) }),
    ]);
  });
});

test('no two pages in search results share a title or a description', () => {
  for (const words of ['title', 'description', 'headline'] as const) {
    expect(new Set(indexedRoutes.map((route) => pages[route][words])).size).toBe(
      indexedRoutes.length,
    );
  }
});
