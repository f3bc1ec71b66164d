import { expect, test } from 'vitest';
import { indexedRoutes, pages, wordsOf } from '@/lib/content/pages';
import { pageMetadata } from '@/lib/content/seo';

test.each([...pages.keys()])(
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
    expect(new Set(indexedRoutes.map((route) => wordsOf(route)[words])).size).toBe(
      indexedRoutes.length,
    );
  }
});
