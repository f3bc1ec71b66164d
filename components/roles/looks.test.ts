/** What the compiler cannot see of a role. A file that is missing fails app/closed-roles.test.tsx by its name. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lookOf } from '@/components/roles/looks';
import { roleList } from '@/lib/roles';

/** What the pages and tickets of all roles take from the styles of one. */
const colors = ['--art', '--hero', '--hero-ink', '--hero-dots'];

test.each(roleList)('$id has a drawing of the common size, and all colors', (role) => {
  expect(lookOf(role).drawing).toMatch(/^<svg .*viewBox="0 -48 320 368"/);
  const file = `components/roles/${role.id}/colors.module.css`;
  const [, own = ''] = /^\.colors\b[^{]*\{([^}]*)\}/m.exec(readFileSync(file, 'utf8')) ?? [];
  expect(
    colors.filter((name) => !own.includes(`${name}:`)),
    `missing in ${file}`,
  ).toEqual([]);
});

test.each(['lib/roles', 'components/roles'])('every folder of %s is in the list', (folder) => {
  const entries = readdirSync(folder, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const ids = roleList.map(({ id }) => id);
  expect(folders.sort(), 'lib/roles/index.ts').toEqual(ids.sort());
});
