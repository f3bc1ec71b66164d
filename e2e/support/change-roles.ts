/** Adds a role to a copy of the project, takes another away and closes a third, by what docs/roles.md says. */
import { cpSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { edit, run } from '@/e2e/support/copy-project';
import { formsOf, networks, positions, roleList } from '@/lib/roles';
import { fixtureOf, formFixtures, isOpen, withMessages } from '@/lib/testing/fixtures';
import type { FormFixture } from '@/lib/testing/fixture';
import type { Position } from '@/lib/roles/types';

const [first, last = first] = positions.slice(-2) as [Position, Position?];

/** The role that is taken away. */
export const removed = first;
const closed = networks.find(({ open }) => open);
const formsOfClosed = closed ? formsOf(closed).map(({ call }) => call) : [];
/** The forms of the role that is closed. */
export const closing = formFixtures.filter(({ call }) => formsOfClosed.includes(call));
/** The forms with messages that are open before and afterwards. */
export const staying = withMessages.filter(
  (fixture) => isOpen(fixture) && fixture.route !== removed.route && !closing.includes(fixture),
);
/** The role whose copy is added. */
const copied = last!;

const capital = (id: string) => `${id.charAt(0).toUpperCase()}${id.slice(1)}`;

/** The id of the added role: no client is called so. */
const newId = 'madeup';

/** Whatever mentions the copied role mentions the new one, under a name that no other text has. */
const renamed = (text: string) =>
  text.replaceAll(copied.id, newId).replaceAll(capital(copied.id), capital(newId));

const ids = roleList.map(({ id }) => id).filter((id) => id !== removed.id);

/** The role that is added: what a visitor sees of it. */
export const added = {
  title: renamed(copied.title),
  ticket: `No. ${`${ids.length + 1}`.padStart(3, '0')}`,
  fixture: JSON.parse(renamed(JSON.stringify(fixtureOf(copied.form.call)))) as FormFixture,
};

const list = 'lib/roles/index.ts';
const foldersOf = ({ id, route }: Position) => [
  `lib/roles/${id}`,
  `components/roles/${id}`,
  `app/(site)${route}`,
];
const importOf = ({ id }: Position) => new RegExp(String.raw`^import .*/${id}/role';\n`, 'm');

/** @returns the files of the added role, and the list of all: what is new to a linter */
export function changeRoles(project: string): string[] {
  const folders = foldersOf(copied).map(renamed);
  for (const folder of foldersOf(copied)) {
    const target = path.join(project, renamed(folder));
    cpSync(path.join(project, folder), target, { recursive: true });
    for (const file of readdirSync(target).filter((one) => /\.tsx?$/.test(one)))
      edit(path.join(target, file), (text) => renamed(text).replace('open: false', 'open: true'));
  }
  edit(path.join(project, `lib/roles/${newId}/role.ts`), (text) =>
    text.replace(
      /description: `[^`]*`/,
      "description: 'What search engines show of a role is in words of its own.'",
    ),
  );
  for (const folder of foldersOf(removed)) rmSync(path.join(project, folder), { recursive: true });
  if (closed)
    edit(path.join(project, `lib/roles/${closed.id}/facts.ts`), (text) =>
      text.replace('open: true', 'open: false'),
    );
  edit(path.join(project, list), (text) =>
    text
      .replace(importOf(copied), (line) => line + renamed(line))
      .replace(importOf(removed), '')
      .replace(/= \[[^\]]*\]/, `= [${[...ids, newId].join(', ')}]`),
  );
  run(project, 'prettier/bin/prettier.cjs', '--write', list);
  return [list, ...folders];
}
