import { expect, test } from 'vitest';
import { pages } from '@/components/site/pages';
import { createPageMetadata } from '@/components/site/metadata';
import { allRoutes, indexedRoutes } from '@/lib/routes';

const WHERE_TO_FIX = 'components/site/pages.ts, or copy.ts of a role';

test.each(allRoutes)('%s has a title and description that fit a search result', (route) => {
  const { title, description } = createPageMetadata(route);
  expect(title, `${WHERE_TO_FIX}: at most 65 characters with the agency’s name`).toMatch(
    /^.{1,65}$/,
  );
  expect(description, `${WHERE_TO_FIX}: 50 to 160 characters`).toMatch(/^.{50,160}$/);
});

test.each(['title', 'description'] as const)(
  'no two indexed pages have the same %s',
  (property) => {
    const texts = indexedRoutes.map((route) => pages[route][property]);
    const repeated = texts.filter((text, index) => texts.indexOf(text) !== index);
    expect(repeated, WHERE_TO_FIX).toEqual([]);
  },
);
