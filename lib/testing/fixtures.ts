import { readdirSync } from 'node:fs';
import path from 'node:path';
import { formList, formOf } from '@/lib/forms/registry';
import type { FormFixture, MessagesFormFixture } from '@/lib/testing/fixture';
import { isClosed } from '@/lib/testing/open-roles';

/** The fixture of a form stands beside the form in its role's folder; those of no role are in `forms`. */
const lib = path.join(import.meta.dirname, '..');
const files = ['roles', 'testing/forms'].flatMap((folder) =>
  readdirSync(path.join(lib, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => folder !== 'roles' || file.endsWith('fixture.ts'))
    .map((file) => path.join(folder, file).replaceAll(path.sep, '/')),
);
const modules = await Promise.all(
  files.map(
    (file): Promise<Record<string, FormFixture>> => import(/* @vite-ignore */ `../${file}`),
  ),
);
const found = modules.flatMap((module) => Object.values(module));

/** @throws while a form has none */
export function fixtureOf(call: string): FormFixture {
  const fixture = found.find((one) => one.call === call);
  if (!fixture)
    throw new Error(
      `The form ${call} has no fixture (lib/roles/<role>/fixture.ts; docs/roles.md).`,
    );
  return fixture;
}

/** One for each form, in the order of registry.ts. */
export const formFixtures = formList.map(({ call }) => fixtureOf(call));

/** The forms that say what went wrong. */
export const withMessages = formFixtures.filter(
  (fixture): fixture is MessagesFormFixture => 'empty' in fixture,
);

/** The forms that the browser checks, and that keep a failure to themselves. */
export const checkedByBrowser = formFixtures.filter((fixture) => !('empty' in fixture));

/** Whether its page has the form now; it has none while its role is closed. */
export const isOpen = ({ route }: FormFixture) => !isClosed(route);

const asksForRatings = ({ call }: FormFixture) =>
  formOf(call)?.groups.some(({ fields }) => fields.some(({ type }) => type === 'rating'));

const openWithMessages = withMessages.filter(isOpen);

/**
 * One form of each kind; of those with messages, one that asks for ratings, which no other form does. While the
 * creator role is open, they have every type of field together. While all roles are closed, there is the brand
 * form alone.
 */
export const oneOfEachKind: FormFixture[] = [
  checkedByBrowser.findLast(isOpen),
  openWithMessages.find(asksForRatings) ?? openWithMessages[0],
].filter((fixture) => fixture !== undefined);
