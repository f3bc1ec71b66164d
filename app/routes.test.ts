import { expect, test } from 'vitest';
import { allRoutes } from '@/lib/routes';

test('lib/routes.ts lists the route of every page.tsx', () => {
  const files = Object.keys(import.meta.glob('./**/page.tsx'));
  const found = files.map((file) => file.replace(/^\.\/\(site\)|\/page\.tsx$/g, ''));
  expect(found.map((route) => route || '/').sort()).toEqual([...allRoutes].sort());
});
