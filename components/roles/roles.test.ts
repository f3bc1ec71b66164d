import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { roleList } from '@/components/roles';
import { drawings } from '@/components/roles/drawings';

test('every folder of components/roles except shared is a role of the list', () => {
  const entries = readdirSync('components/roles', { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect([...roleList.map(({ id }) => id), 'shared'].toSorted()).toEqual(folders.toSorted());
});

test.each(roleList)('the drawing of $id has the common size', ({ id }) => {
  expect(drawings[id], `components/roles/${id}/drawing.svg`).toMatch(
    /^<svg .*viewBox="0 -48 320 368"/,
  );
});
