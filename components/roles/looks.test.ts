/** What the compiler cannot see of a role: files that are imported by a pattern or as another type, and colors. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lookOf } from '@/components/roles/looks';
import { formsOf, roleList, routesOf } from '@/lib/roles';
import { fixtureOf } from '@/lib/testing/fixtures';

/** What the pages and tickets of all roles take from the styles of one. */
const colors = ['--art', '--hero', '--hero-ink', '--hero-dots'];

test.each(roleList)('$id has its drawing, its colors, its pages and its fixtures', (role) => {
  const folder = `components/roles/${role.id}`;
  const files = [
    ...['look.ts', 'drawing.svg', 'colors.module.css'].map((file) => `${folder}/${file}`),
    ...routesOf(role).map((route) => `app/(site)${route}/page.tsx`),
  ];
  expect(
    files.filter((file) => !existsSync(file)),
    'missing',
  ).toEqual([]);
  expect(lookOf(role).drawing).toMatch(/^<svg .*viewBox="0 -48 320 368"/);
  const styles = readFileSync(`${folder}/colors.module.css`, 'utf8');
  const [, own = ''] = /^\.colors\b[^{]*\{([^}]*)\}/m.exec(styles) ?? [];
  expect(
    colors.filter((name) => !own.includes(`${name}:`)),
    `not in ${folder}/colors.module.css`,
  ).toEqual([]);
  for (const { call } of formsOf(role)) expect(fixtureOf(call).call).toBe(call);
});

test.each(['lib/roles', 'components/roles'])('every folder of %s is in the list', (folder) => {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  const ids = roleList.map(({ id }) => id);
  expect(folders.map(({ name }) => name).sort(), 'lib/roles/index.ts').toEqual(ids.sort());
});
