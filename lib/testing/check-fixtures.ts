/** Checks that each form has a fixture that fits it. Vitest and Playwright run it before all tests. */
import { formList } from '@/components/site/forms';
import type { Field, FormDefinition } from '@/lib/forms/types';
import type { FieldAnswer, FormFixture } from '@/lib/testing/define-fixture';
import { fixtureFiles, fixtureFolder } from '@/lib/testing/fixtures';

const howToAnswer: Record<Field['type'], FieldAnswer['how']> = {
  ...{ text: 'type', email: 'type', tel: 'type', number: 'type', textarea: 'type' },
  ...{ select: 'select', radio: 'choose', rating: 'choose', checkboxes: 'tick' },
};

/** Returns what an answer should be to fit its field, as far as it is not. */
function findAnswerProblems(field: Field, answer: FieldAnswer): string[] {
  const label = field.optional ? `${field.label} (optional)` : field.label;
  const how = howToAnswer[field.type];
  return [
    ...(answer.label === label ? [] : [`its label is “${label}”, not “${answer.label}”`]),
    ...(answer.how === how ? [] : [`a field of type ${field.type} is answered with ${how}(…)`]),
  ];
}

/** Returns the texts around the fields that the fixture has and the form does not. */
function findTextProblems(form: FormDefinition, fixture: FormFixture): string[] {
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

function findProblems(form: FormDefinition): string[] {
  const { formId, groups } = form;
  const entry = fixtureFiles.get(formId);
  if (!entry) return [`${fixtureFolder}: the form ${formId} has no fixture`];
  const { file, fixture } = entry;
  const fields = groups.flatMap((group) => group.fields);
  const names = fields.map(({ name }) => name);
  const answered = fixture.answers.map(({ name }) => name);
  const problems = fields.flatMap((field) => {
    const answer = fixture.answers.find(({ name }) => name === field.name);
    const reasons = answer ? findAnswerProblems(field, answer) : ['it has no answer'];
    return reasons.map((reason) => `${file}: ${field.name}: ${reason}`);
  });
  problems.push(...findTextProblems(form, fixture).map((problem) => `${file}: ${problem}`));
  const unknown = answered.filter((name) => !names.includes(name));
  problems.push(...unknown.map((name) => `${file}: ${name}: the form has no such field`));
  if (problems.length === 0 && `${answered}` !== `${names}`)
    problems.push(`${file}: the answers are not in the order of the form: ${names.join(', ')}`);
  return problems;
}

/** Throws if a form has no fixture or one that does not fit, naming file and field. Runs before all tests. */
export default function checkFixtures(): void {
  const problems = formList.flatMap(findProblems);
  if (problems.length > 0)
    throw new Error(`A form and its fixture differ (docs/roles.md):\n${problems.join('\n')}`);
}
