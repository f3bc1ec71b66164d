import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { roleList } from '@/components/roles';
import { drawings } from '@/components/roles/drawings';

const colorSheet = readFileSync('components/roles/colors.css', 'utf8');

test('every folder of components/roles except shared is a role of the list', () => {
  const entries = readdirSync('components/roles', { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect([...roleList.map(({ id }) => id), 'shared'].toSorted()).toEqual(folders.toSorted());
});

test.each(roleList)('$id has colors, and a drawing of the common size', ({ id }) => {
  const selector = `[data-role='${id}'],\n[data-role='${id}'] [data-day-palette] {`;
  expect(colorSheet, 'components/roles/colors.css').toContain(selector);
  expect(drawings[id], `components/roles/${id}/drawing.svg`).toMatch(
    /^<svg .*viewBox="0 -48 320 368"/,
  );
});
