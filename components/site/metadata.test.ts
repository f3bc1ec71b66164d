import { expect, test } from 'vitest';
import { indexedRoutes, pages, describeRoles, findPage } from '@/components/site/pages';
import { createPageMetadata } from '@/components/site/metadata';

const FILES = 'components/site/pages.ts, or copy.ts of a role';

test.each([...pages.keys()])(
  '%s has a title and description that fit a search result, and one preview image',
  (route) => {
    const { title, description, openGraph } = createPageMetadata(route);
    expect(String(title).length, FILES).toBeLessThanOrEqual(65);
    expect(description, FILES).toMatch(/^.{50,160}$/);
    expect(openGraph?.images).toEqual([
      expect.objectContaining({ url: expect.stringMatching(/^\/cards\/[\w-]+\.png$/) }),
    ]);
  },
);

test.each(['title', 'description', 'headline'] as const)(
  'indexed pages have unique values of %s',
  (property) => {
    const routeOf = new Map<string, string>();
    for (const route of indexedRoutes) {
      const text = findPage(route)[property];
      expect(routeOf.get(text), `${FILES}: ${route} has the same ${property} as`).toBeUndefined();
      routeOf.set(text, route);
    }
  },
);

test.each([0, 1, 2, 9])(
  'the description of /roles fits a search result with %i open roles',
  (count) => {
    const titles = Array.from({ length: count }, (_, index) => `Client ${index} Campus Ambassador`);
    const description = describeRoles(titles);
    expect(description).toMatch(/^.{50,160}$/);
    expect(titles.filter((title) => description.includes(title))).toEqual(count > 2 ? [] : titles);
  },
);
