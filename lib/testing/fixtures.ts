import { readdirSync } from 'node:fs';
import path from 'node:path';
import { roleList, listRoutes } from '@/components/roles';
import { findForm, formList } from '@/components/site/forms';
import type { FormDefinition, FormId } from '@/lib/forms/types';
import type { FormFixture, MessagesFormFixture } from '@/lib/testing/define-fixture';

export const fixtureFolder = 'lib/testing/forms';
/** By form: its fixture, and the file of it. */
export const fixtureFiles = new Map<string, { file: string; fixture: FormFixture }>();
for (const name of readdirSync(path.join(import.meta.dirname, 'forms'))) {
  const exported: Record<string, Partial<FormFixture>> = await import(
    /* @vite-ignore */ `./forms/${name}`
  );
  for (const one of Object.values(exported))
    if (one.formId && one.answers)
      fixtureFiles.set(one.formId, {
        file: `${fixtureFolder}/${name}`,
        fixture: one as FormFixture,
      });
}

/** @throws if the form has no fixture */
export function getFixture(formId: string): FormFixture {
  const fixture = fixtureFiles.get(formId)?.fixture;
  if (!fixture)
    throw new Error(`Add a fixture of the form ${formId} to ${fixtureFolder} (docs/roles.md).`);
  return fixture;
}

/**
 * Returns the form with this id.
 *
 * @throws if no form has it
 */
export function getForm(formId: FormId): FormDefinition {
  const form = findForm(formId);
  if (!form) throw new Error(`No form has the id ${formId}.`);
  return form;
}

/** One for each form, in the order of components/site/forms.ts. */
export const formFixtures = formList.flatMap(
  ({ formId }) => fixtureFiles.get(formId)?.fixture ?? [],
);

/** The forms that say what went wrong. */
export const messagesFixtures = formFixtures.filter(
  (fixture): fixture is MessagesFormFixture => 'empty' in fixture,
);

/** The forms that the browser checks, and that keep a failure to themselves. */
export const browserFixtures = formFixtures.filter((fixture) => !('empty' in fixture));

/** Returns whether a route is the page of a closed role. */
export const isClosed = (route: string): boolean =>
  roleList.some((role) => !role.open && listRoutes(role).some((own) => own === route));

/** Returns whether the form's page has the form, which it has while its role is open. */
export const isOpen = ({ route }: FormFixture) => !isClosed(route);

const hasRatings = ({ formId }: FormFixture) =>
  findForm(formId)?.groups.some(({ fields }) => fields.some(({ type }) => type === 'rating'));

const openWithMessages = messagesFixtures.filter(isOpen);

/**
 * One form of each kind; of those with messages, one that asks for ratings, which no other form does. While the
 * creator role is open, they have every type of field together. While all roles are closed, there is the brand
 * form alone.
 */
export const oneOfEachKind: FormFixture[] = [
  browserFixtures.findLast(isOpen),
  openWithMessages.find(hasRatings) ?? openWithMessages[0],
].filter((fixture) => fixture !== undefined);

/** Replaces the fixture of a form that no longer exists; `openForm` skips its tests. */
const createMissingFixture = (formId: string): MessagesFormFixture => ({
  ...{ formId, route: '', button: '', banner: '', answers: [], sent: {}, empty: [] },
  failure: { prefix: '', ellipsis: '', noAnswer: '' },
  thanks: { how: 'notice', text: '' },
});

/** The form of an open campus role, whose thank-you replaces the page. */
export const campusFixture =
  openWithMessages.find(({ thanks }) => thanks.how === 'view') ??
  createMissingFixture('of a campus role');

/** Returns the fixture of a form, for tests of a single form. */
export const findFixture = (formId: string) =>
  formFixtures.find((fixture) => fixture.formId === formId) ?? createMissingFixture(formId);

/** Returns the fixture of a form that shows error messages. */
export const findMessagesFixture = (formId: string) =>
  messagesFixtures.find((fixture) => fixture.formId === formId) ?? createMissingFixture(formId);
