/** The forms that tests of pages use. Pass one to the Playwright fixture `visitForm`. */
import { roleList } from '@/components/roles';
import { formList } from '@/components/site/form-list';
import type { FormDefinition, NoticeTexts } from '@/lib/forms/types';
import { findCanonicalRoute, type Route } from '@/lib/routes';

type FormWithNotice = FormDefinition & { notice: NoticeTexts };

const hasNotice = (form: FormDefinition): form is FormWithNotice => form.notice !== 'silent';

/** The forms that show a notice after a failed submission. */
export const formsWithNotice = formList.filter(hasNotice);
export const silentForms = formList.filter((form) => !hasNotice(form));

/** Returns whether a route is the page of a closed role. */
export const isClosed = (route: string): boolean =>
  roleList.some((role) => !role.open && role.route === findCanonicalRoute(route as Route));

/** Returns whether the page has its form: the role may be closed. */
export const hasPage = (form: FormDefinition) => !isClosed(form.route);

export const silentForm = silentForms.findLast(hasPage) ?? silentForms[0]!;
export const formWithNotice = formsWithNotice.findLast(hasPage) ?? formsWithNotice[0]!;

/** Together, they have every type of field. */
export const typicalForms: FormDefinition[] = [silentForm, formWithNotice];

/** The open roles whose page opens scrolled down to its form. */
export const openPositions = roleList.filter(({ open, steps }) => open && steps);

const campusForms = formList.filter(({ success }) => success.kind === 'page');

/** The form of a campus role, which is open if any is. Its thank-you replaces the page. */
export const campusForm = campusForms.find(hasPage) ?? campusForms[0]!;
