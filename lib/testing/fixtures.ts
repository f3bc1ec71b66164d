/** The texts and answers of each form, as tests of pages read them. */
import { roleList } from '@/components/roles';
import { formList } from '@/components/site/forms';
import type { FormDefinition, FormId } from '@/lib/forms/types';
import { findCanonicalRoute, type Route } from '@/lib/routes';
import { createAnswers, createSentValues, type Answer } from '@/lib/testing/answers';
import { listRequiredMessages } from '@/lib/testing/contract';

/** A placeholder for the email address of the test, which the Playwright fixture `email` provides. */
export const EMAIL_PLACEHOLDER = '{email}';

/** A visitor's answer to a question. */
export type FieldAnswer = {
  name: string;
  label: string;
  /** The value that the upstream receives. */
  sent: unknown;
} & (
  | { how: 'type'; value: string }
  | { how: 'choose'; option: string }
  | { how: 'select'; option: string }
  | { how: 'tick'; options: string[] }
);

export interface FormFixture {
  formId: FormId;
  route: string;
  button: string;
  submitting?: string | undefined;
  answers: FieldAnswer[];
  /** The body that the upstream receives. */
  sent: Record<string, unknown>;
  thanks:
    | { kind: 'modal' | 'page'; title: string; text: string; button: string; leadsTo: string }
    | { kind: 'notice'; text: string };
}

/** The fixture of a form that shows failures. */
export interface NoticeFixture extends FormFixture {
  banner: string;
  /** The name and message of each required field after an empty submit, in the order of the page. */
  errorsWhenEmpty: [name: string, message: string][];
  failureNotice: { prefix: string; ellipsis: string; noAnswer: string };
}

function toFieldAnswer({ field, label, value, sent }: Answer): FieldAnswer {
  const answer = { name: field.name, label, sent };
  if (field.type === 'rating')
    return { ...answer, how: 'choose', option: value === '0' ? 'N/A' : `${String(value)}` };
  if ('options' in field) {
    const options = field.options.filter((option) => value.includes(option.value));
    const labels = [value].flat().map((one) => options.find((o) => o.value === one)!.label);
    if (field.type === 'checkboxes') return { ...answer, how: 'tick', options: labels };
    return { ...answer, how: field.type === 'radio' ? 'choose' : 'select', option: labels[0]! };
  }
  if ('check' in field && field.check === 'email')
    return { ...answer, how: 'type', value: EMAIL_PLACEHOLDER, sent: EMAIL_PLACEHOLDER };
  return { ...answer, how: 'type', value: `${String(value)}` };
}

function createFixture(form: FormDefinition): FormFixture {
  const { formId, route, submitLabel, submittingLabel, success, banner, notice } = form;
  const answers = createAnswers(form);
  return {
    ...{ formId, route, button: submitLabel, submitting: submittingLabel },
    answers: answers.map(toFieldAnswer),
    sent: { ...createSentValues(formId), email: EMAIL_PLACEHOLDER },
    thanks:
      success.kind === 'alert'
        ? { kind: 'notice', text: success.text }
        : { ...success, leadsTo: success.leadsTo ?? route },
    ...(notice !== 'silent' && {
      banner,
      failureNotice: notice,
      errorsWhenEmpty: listRequiredMessages(form),
    }),
  };
}

/** All fixtures, in the order of components/site/forms.ts. */
export const formFixtures = formList.map(createFixture);

/** The fixtures of forms that show failures. */
export const noticeFixtures = formFixtures.filter(
  (fixture): fixture is NoticeFixture => 'errorsWhenEmpty' in fixture,
);

/** The fixtures of silent forms. */
export const silentFixtures = formFixtures.filter((fixture) => !('errorsWhenEmpty' in fixture));

/** Returns whether a route is the page of a closed role. */
export const isClosed = (route: string): boolean =>
  roleList.some((role) => !role.open && role.route === findCanonicalRoute(route as Route));

/** Returns whether the form's role is open; the page of a closed role has no form. */
export const isOpen = ({ route }: FormFixture) => !isClosed(route);

/** The last open silent form and the last open form that shows failures: together, they have every type of field. */
export const typicalFixtures: FormFixture[] = [
  silentFixtures.findLast(isOpen),
  noticeFixtures.findLast(isOpen),
].filter((fixture) => fixture !== undefined);

/** Creates a fixture for a form that no longer exists. The Playwright fixture `visitForm` skips tests of such forms. */
const createMissingFixture = (formId: string): NoticeFixture => ({
  ...{ formId, route: '', button: '', banner: '', answers: [], sent: {}, errorsWhenEmpty: [] },
  failureNotice: { prefix: '', ellipsis: '', noAnswer: '' },
  thanks: { kind: 'notice', text: '' },
});

/** The form of an open campus role. Its thank-you replaces the page. */
export const campusFixture =
  noticeFixtures.find((fixture) => isOpen(fixture) && fixture.thanks.kind === 'page') ??
  createMissingFixture('every campus form');

/** Returns the fixture of a form, for tests of a single form. */
export const findFixture = (formId: string) =>
  formFixtures.find((fixture) => fixture.formId === formId) ?? createMissingFixture(formId);

/** Returns the fixture of a form that shows failures, for tests of a single form. */
export const findNoticeFixture = (formId: string) =>
  noticeFixtures.find((fixture) => fixture.formId === formId) ?? createMissingFixture(formId);

export const brand = findFixture('submit');
