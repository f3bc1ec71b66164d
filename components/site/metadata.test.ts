import { expect, test } from 'vitest';
import { indexedRoutes, pages, rolesDescription, findPage } from '@/components/site/pages';
import { pageMetadata } from '@/components/site/metadata';

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

test.each(['title', 'description', 'headline'] as const)(
  'no two pages in search results share a %s',
  (words) => {
    const routeOf = new Map<string, string>();
    for (const route of indexedRoutes) {
      const text = findPage(route)[words];
      expect(routeOf.get(text), `${route} has the ${words} of the page`).toBeUndefined();
      routeOf.set(text, route);
    }
  },
);

test.each([0, 1, 2, 9])('the page of all roles is described with %i of them open', (count) => {
  const titles = Array.from({ length: count }, (_, index) => `Client ${index} Campus Ambassador`);
  const description = rolesDescription(titles);
  expect(description).toMatch(/^.{50,160}$/);
  expect(titles.filter((title) => description.includes(title))).toEqual(count > 2 ? [] : titles);
});
