import { readdirSync } from 'node:fs';
import path from 'node:path';
import { roleList, listRoutes } from '@/components/roles';
import { findForm, formList } from '@/components/site/forms';
import type { Field, FormDefinition, FormId } from '@/lib/forms/types';
import type { FieldAnswer, FormFixture, MessagesFormFixture } from '@/lib/testing/fixture';

const folder = 'lib/testing/forms';
const found = new Map<string, { file: string; fixture: FormFixture }>();
for (const name of readdirSync(path.join(import.meta.dirname, 'forms'))) {
  const exported: Record<string, Partial<FormFixture>> = await import(
    /* @vite-ignore */ `./forms/${name}`
  );
  for (const one of Object.values(exported))
    if (one.formId && one.answers)
      found.set(one.formId, { file: `${folder}/${name}`, fixture: one as FormFixture });
}

/** @throws if the form has no fixture */
export function fixtureOf(formId: string): FormFixture {
  const fixture = found.get(formId)?.fixture;
  if (!fixture)
    throw new Error(`Add a fixture of the form ${formId} to ${folder} (docs/roles.md).`);
  return fixture;
}

const howToAnswer: Record<Field['type'], FieldAnswer['how']> = {
  ...{ text: 'type', email: 'type', tel: 'type', number: 'type', textarea: 'type' },
  ...{ select: 'select', radio: 'choose', rating: 'choose', checkboxes: 'tick' },
};

/** Returns what an answer should be to fit its field, as far as it is not. */
function problemsOfAnswer(field: Field, answer: FieldAnswer): string[] {
  const label = field.optional ? `${field.label} (optional)` : field.label;
  const how = howToAnswer[field.type];
  return [
    ...(answer.label === label ? [] : [`its label is “${label}”, not “${answer.label}”`]),
    ...(answer.how === how ? [] : [`a field of type ${field.type} is answered with ${how}(…)`]),
  ];
}

/** Returns the texts around the fields that the fixture has and the form does not. */
function problemsOfTexts(form: FormDefinition, fixture: FormFixture): string[] {
  const { success } = form;
  const { thanks } = fixture;
  const texts: Record<string, [ofForm: string | undefined, ofFixture: string | undefined]> = {
    button: [form.submitLabel, fixture.button],
    submitting: [form.submittingLabel, fixture.submitting],
    banner: [form.banner, 'banner' in fixture ? `${fixture.banner}` : undefined],
    'thanks.text': [success.text, thanks.text],
  };
  if (success.kind !== 'notice' && thanks.how !== 'notice') {
    texts['thanks.title'] = [success.title, thanks.title];
    texts['thanks.button'] = [success.button, thanks.button];
  }
  return Object.entries(texts)
    .filter(([, [ofForm = '', ofFixture = '']]) => !ofForm.includes(ofFixture))
    .map(([name, [ofForm, ofFixture]]) => `${name} is “${ofForm}”, not “${ofFixture}”`);
}

function problemsOf(form: FormDefinition): string[] {
  const { formId, groups } = form;
  const entry = found.get(formId);
  if (!entry) return [`${folder}: the form ${formId} has no fixture`];
  const { file, fixture } = entry;
  const fields = groups.flatMap((group) => group.fields);
  const names = fields.map(({ name }) => name);
  const answered = fixture.answers.map(({ name }) => name);
  const problems = fields.flatMap((field) => {
    const answer = fixture.answers.find(({ name }) => name === field.name);
    const reasons = answer ? problemsOfAnswer(field, answer) : ['it has no answer'];
    return reasons.map((reason) => `${file}: ${field.name}: ${reason}`);
  });
  problems.push(...problemsOfTexts(form, fixture).map((problem) => `${file}: ${problem}`));
  const unknown = answered.filter((name) => !names.includes(name));
  problems.push(...unknown.map((name) => `${file}: ${name}: the form has no such field`));
  if (problems.length === 0 && `${answered}` !== `${names}`)
    problems.push(`${file}: the answers are not in the order of the form: ${names.join(', ')}`);
  return problems;
}

/** Throws if a form has no fixture or one that does not fit, naming file and field. Runs before all tests. */
export default function checkFixtures(): void {
  const problems = formList.flatMap(problemsOf);
  if (problems.length > 0)
    throw new Error(`A form and its fixture differ (docs/roles.md):\n${problems.join('\n')}`);
}

/**
 * Returns the form with this id.
 *
 * @throws if no form has it
 */
export function formFor(formId: FormId): FormDefinition {
  const form = findForm(formId);
  if (!form) throw new Error(`No form has the id ${formId}.`);
  return form;
}

/** One for each form, in the order of components/site/forms.ts. */
export const formFixtures = formList.flatMap(({ formId }) => found.get(formId)?.fixture ?? []);

/** The forms that say what went wrong. */
export const withMessages = formFixtures.filter(
  (fixture): fixture is MessagesFormFixture => 'empty' in fixture,
);

/** The forms that the browser checks, and that keep a failure to themselves. */
export const checkedByBrowser = formFixtures.filter((fixture) => !('empty' in fixture));

/** Returns whether a route is the page of a closed role. */
export const isClosed = (route: string): boolean =>
  roleList.some((role) => !role.open && listRoutes(role).some((own) => own === route));

/** Returns whether the form's page has the form, which it has while its role is open. */
export const isOpen = ({ route }: FormFixture) => !isClosed(route);

const asksForRatings = ({ formId }: FormFixture) =>
  findForm(formId)?.groups.some(({ fields }) => fields.some(({ type }) => type === 'rating'));

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

/** Replaces the fixture of a form that no longer exists; `openForm` skips its tests. */
const missingForm = (formId: string): MessagesFormFixture => ({
  ...{ formId, route: '', button: '', banner: '', answers: [], sent: {}, empty: [] },
  failure: { prefix: '', ellipsis: '', noAnswer: '' },
  thanks: { how: 'notice', text: '' },
});

/** The form of an open campus role, whose thank-you replaces the page. */
export const campusForm =
  openWithMessages.find(({ thanks }) => thanks.how === 'view') ?? missingForm('of a campus role');

/** Returns the fixture of a form, for tests of a single form. */
export const formNamed = (formId: string) =>
  formFixtures.find((fixture) => fixture.formId === formId) ?? missingForm(formId);

/** Returns the fixture of a form that shows error messages. */
export const messagesFormNamed = (formId: string) =>
  withMessages.find((fixture) => fixture.formId === formId) ?? missingForm(formId);
