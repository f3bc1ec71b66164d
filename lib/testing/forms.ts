/** The forms that tests of pages use. Pass one to the Playwright fixture `visitForm`. */
import { roleList } from '@/components/roles';
import { formList } from '@/components/site/forms';
import type { FormDefinition, NoticeTexts } from '@/lib/forms/types';
import { findCanonicalRoute, type Route } from '@/lib/routes';

/** A form that shows a notice after a failed submission. */
export type FormWithNotice = FormDefinition & { banner: string; notice: NoticeTexts };

const hasNotice = (form: FormDefinition): form is FormWithNotice => form.notice !== 'silent';

export const formsWithNotice = formList.filter(hasNotice);
export const silentForms = formList.filter((form) => !hasNotice(form));

/** Returns whether a route is the page of a closed role. */
export const isClosed = (route: string): boolean =>
  roleList.some((role) => !role.open && role.route === findCanonicalRoute(route as Route));

/** Returns whether the page has its form: the role may be closed. */
export const hasPage = (form: FormDefinition) => !isClosed(form.route);

/** The last silent form and the last one with a notice: together, they have every type of field. */
export const typicalForms: FormDefinition[] = [
  silentForms.findLast(hasPage),
  formsWithNotice.findLast(hasPage),
].filter((form) => form !== undefined);

const campusForms = formList.filter(({ success }) => success.kind === 'page');

/** The form of a campus role, which is open if any is. Its thank-you replaces the page. */
export const campusForm = campusForms.find(hasPage) ?? campusForms[0]!;
