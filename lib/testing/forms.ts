/** The forms that tests of pages use. Pass one to the Playwright fixture `visitForm`. */
import { roleList } from '@/components/roles';
import { brandForm } from '@/components/brands/form';
import { findForm, formList } from '@/components/site/forms';
import type { FormDefinition, FormId, NoticeTexts } from '@/lib/forms/types';
import { findCanonicalRoute, type Route } from '@/lib/routes';

/** A form that shows a notice after a failed submission. */
export type FormWithNotice = FormDefinition & { banner: string; notice: NoticeTexts };

const hasNotice = (form: FormDefinition): form is FormWithNotice => form.notice !== 'silent';

export const formsWithNotice = formList.filter(hasNotice);
export const silentForms = formList.filter((form) => !hasNotice(form));

/** Returns whether a route is the page of a closed role. */
export const isClosed = (route: string): boolean =>
  roleList.some((role) => !role.open && role.route === findCanonicalRoute(route as Route));

/** Returns whether a page has this form: its role may be closed or removed. */
export const hasPage = (form: FormDefinition) => formList.includes(form) && !isClosed(form.route);

/** The last silent form and the last one with a notice: together, they have every type of field. */
export const typicalForms: FormDefinition[] = [
  silentForms.findLast(hasPage),
  formsWithNotice.findLast(hasPage),
].filter((form) => form !== undefined);

/** Returns a form, for tests of a single form. If it no longer exists, `visitForm` skips the test. */
export const pickForm = (formId: FormId): FormDefinition =>
  findForm(formId) ?? { ...brandForm, formId };

/** The form of an open campus role. Its thank-you replaces the page. */
export const campusForm =
  formList.find((form) => hasPage(form) && form.success.kind === 'page') ??
  pickForm('every campus form');
