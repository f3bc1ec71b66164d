/** The forms that tests use, and their messages. Pass a form to the Playwright fixture `visitForm`. */
import { roleList } from '@/components/roles';
import { findForm, formList } from '@/components/site/form-list';
import { listFields } from '@/lib/forms/list-fields';
import type { FormDefinition, FormId, NoticeTexts } from '@/lib/forms/types';
import { findCanonicalRoute, type Route } from '@/lib/routes';
import { contracts, REQUIRED } from '@/e2e/testing/contract';

export const formIds = formList.map(({ formId }) => formId);

/** Returns the form with this ID. Throws if no form has it. */
export function getForm(formId: FormId): FormDefinition {
  const form = findForm(formId);
  if (!form) throw new Error(`No form has the ID ${formId}.`);
  return form;
}

type FormWithNotice = FormDefinition & { notice: NoticeTexts };

const hasNotice = (form: FormDefinition): form is FormWithNotice => form.notice !== 'silent';

/** The forms that show a notice after a failed submission. */
export const formsWithNotice = formList.filter(hasNotice);
export const silentForms = formList.filter((form) => !hasNotice(form));

/** Returns whether a route is the page of a closed role. */
export const isClosed = (route: string): boolean =>
  roleList.some((role) => !role.open && role.route === findCanonicalRoute(route as Route));

/** Returns whether the page has its form: the role may be closed. */
export const isFormShown = (form: FormDefinition) => !isClosed(form.route);

export const silentForm = silentForms.findLast(isFormShown) ?? silentForms[0]!;
export const formWithNotice = formsWithNotice.findLast(isFormShown) ?? formsWithNotice[0]!;

/** Together, they have every type of field while the creator role is open. */
export const typicalForms: FormDefinition[] = [silentForm, formWithNotice];

/** The open roles whose page opens scrolled down to its form. */
export const openPositions = roleList.filter(({ open, steps }) => open && steps);

const campusForms = formList.filter(({ thankYou }) => thankYou.kind === 'page');

/** The form of a campus role, which is open if any is. Its thank-you replaces the page. */
export const campusForm = campusForms.find(isFormShown) ?? campusForms[0]!;

/** Returns the name and message of each required field, in the order of the page. */
export function listRequiredMessages(form: FormDefinition): [name: string, message: string][] {
  const contract = contracts.find(({ formId }) => formId === form.formId);
  const required = listFields(form).filter(({ optional }) => !optional);
  return required.map(({ name }) => [name, contract?.missingMessages?.[name] ?? REQUIRED]);
}
