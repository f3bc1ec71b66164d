import { readdirSync } from 'node:fs';
import path from 'node:path';
import { roleList, listRoutes } from '@/components/roles';
import { findForm, formList } from '@/components/site/forms';
import type { FormDefinition, FormId } from '@/lib/forms/types';
import type { FormFixture, SchemaValidatedFixture } from '@/lib/testing/define-fixture';

export const fixtureFolder = 'lib/testing/forms';
/** Each form's fixture and its file, by form ID. */
export const fixtureFiles = new Map<string, { file: string; fixture: FormFixture }>();
for (const name of readdirSync(path.join(import.meta.dirname, 'forms'))) {
  const exported: Record<string, Partial<FormFixture>> = await import(
    /* @vite-ignore */ `./forms/${name}`
  );
  for (const value of Object.values(exported))
    if (value.formId && value.answers)
      fixtureFiles.set(value.formId, {
        file: `${fixtureFolder}/${name}`,
        fixture: value as FormFixture,
      });
}

/** Returns the fixture of a form. Throws if it has none. */
export function getFixture(formId: string): FormFixture {
  const fixture = fixtureFiles.get(formId)?.fixture;
  if (!fixture)
    throw new Error(`Add a fixture of the form ${formId} to ${fixtureFolder} (docs/roles.md).`);
  return fixture;
}

/** Returns the form with this ID. Throws if no form has it. */
export function getForm(formId: FormId): FormDefinition {
  const form = findForm(formId);
  if (!form) throw new Error(`No form has the ID ${formId}.`);
  return form;
}

/** All fixtures, in the order of components/site/forms.ts. */
export const formFixtures = formList.flatMap(
  ({ formId }) => fixtureFiles.get(formId)?.fixture ?? [],
);

/** The fixtures of forms with `validation: 'schema'`. These forms show failures. */
export const schemaValidatedFixtures = formFixtures.filter(
  (fixture): fixture is SchemaValidatedFixture => 'errorsWhenEmpty' in fixture,
);

/** The fixtures of forms with `validation: 'browser'`. These forms retry silently. */
export const browserValidatedFixtures = formFixtures.filter(
  (fixture) => !('errorsWhenEmpty' in fixture),
);

/** Returns whether a route is the page of a closed role. */
export const isClosed = (route: string): boolean =>
  roleList.some((role) => !role.open && listRoutes(role).some((roleRoute) => roleRoute === route));

/** Returns whether the form's role is open; the page of a closed role has no form. */
export const isOpen = ({ route }: FormFixture) => !isClosed(route);

/**
 * The last open form with `validation: 'browser'` and the last one with `validation: 'schema'`. While the creator role
 * is open, these two have every type of field. If all roles are closed, the list contains only the brand form.
 */
export const onePerValidationKind: FormFixture[] = [
  browserValidatedFixtures.findLast(isOpen),
  schemaValidatedFixtures.findLast(isOpen),
].filter((fixture) => fixture !== undefined);

/** Creates a fixture for a form that no longer exists. The Playwright fixture `visitForm` skips tests of such forms. */
const createMissingFixture = (formId: string): SchemaValidatedFixture => ({
  ...{ formId, route: '', button: '', banner: '', answers: [], sent: {}, errorsWhenEmpty: [] },
  failureNotice: { prefix: '', ellipsis: '', noAnswer: '' },
  thanks: { kind: 'notice', text: '' },
});

/** The form of an open campus role. Its thank-you replaces the page. */
export const campusFixture =
  schemaValidatedFixtures.find((fixture) => isOpen(fixture) && fixture.thanks.kind === 'page') ??
  createMissingFixture('every campus form');

/** Returns the fixture of a form, for tests of a single form. */
export const findFixture = (formId: string) =>
  formFixtures.find((fixture) => fixture.formId === formId) ?? createMissingFixture(formId);

/** Returns the fixture of a form with `validation: 'schema'`, for tests of a single form. */
export const findSchemaValidatedFixture = (formId: string) =>
  schemaValidatedFixtures.find((fixture) => fixture.formId === formId) ??
  createMissingFixture(formId);
