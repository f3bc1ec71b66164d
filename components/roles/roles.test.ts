import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { positions, roleList } from '@/components/roles';
import { expectDates } from '@/components/roles/expect-dates';
import { findTheme } from '@/components/roles/themes';
import { boxOffice } from '@/components/tickets/copy';

/** The custom properties that the pages and tickets of all roles read. */
const colors = ['--ticket-background', '--hero-background', '--hero-ink', '--dot-color'];

test('roleList contains the role of every folder of components/roles', () => {
  const entries = readdirSync('components/roles', { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const ids = roleList.map(({ id }) => id);
  expect(ids.toSorted(), 'components/roles/index.ts').toEqual(folders.toSorted());
});

test.each(roleList)('$id has a higher ticket number than the role before it', ({ id, number }) => {
  const previousNumber =
    roleList[roleList.findIndex((role) => role.id === id) - 1]?.number ?? '000';
  const file = `components/roles/${id}/facts.ts`;
  expect(number, file).toMatch(/^\d{3}$/);
  expect(Number(number), `${file}: the role before it has ${previousNumber}`).toBeGreaterThan(
    Number(previousNumber),
  );
});

test.each(roleList)('$id has a drawing of the common size and sets all colors', (role) => {
  const folder = `components/roles/${role.id}`;
  expect(findTheme(role).drawing, `${folder}/drawing.svg`).toMatch(
    /^<svg .*viewBox="0 -48 320 368"/,
  );
  const file = `${folder}/colors.module.css`;
  const [, declarations = ''] =
    /^\.colors\b[^{]*\{([^}]*)\}/m.exec(readFileSync(file, 'utf8')) ?? [];
  expect(
    colors.filter((name) => !declarations.includes(`${name}:`)),
    `missing in ${file}`,
  ).toEqual([]);
});

test('boxOffice.lead in tickets/copy.ts states the number of roles', () => {
  const words = 'no one two three four five six seven eight nine ten'.split(' ');
  expect(
    boxOffice.lead.toLowerCase(),
    `components/tickets/copy.ts: there are ${roleList.length} roles`,
  ).toContain(`${words[roleList.length]} role`);
});

test.each(['1-12', '2027-1-12', '2027-02-30', 'January 12'])(
  'expectDates throws for the date %s and names the file and the expected format',
  (validThrough) => {
    const [position] = positions;
    if (!position) return;
    const role = { ...position, posting: { ...position.posting, validThrough } };
    expect(() => expectDates(role)).toThrow(
      `components/roles/${role.id}/facts.ts: validThrough is '${validThrough}', which is not a date. Write it like 2027-01-12.`,
    );
  },
);
