/** Checks that each form matches its fixture. Vitest and Playwright run it before all tests. */
import { formList } from '@/components/site/forms';
import { fail } from '@/lib/fail.mjs';
import { listFields } from '@/lib/forms/list-fields';
import type { Field, FormDefinition } from '@/lib/forms/types';
import type { FieldAnswer, FormFixture } from '@/lib/testing/define-fixture';
import { fixtureFiles, fixtureFolder } from '@/lib/testing/fixtures';

const howToAnswer: Record<Field['type'], FieldAnswer['how']> = {
  text: 'type',
  email: 'type',
  tel: 'type',
  number: 'type',
  textarea: 'type',
  select: 'select',
  radio: 'choose',
  rating: 'choose',
  checkboxes: 'tick',
};

/** Returns the differences between a field and its answer in the fixture. */
function findAnswerProblems(field: Field, answer: FieldAnswer): string[] {
  const label = field.optional ? `${field.label} (optional)` : field.label;
  const how = howToAnswer[field.type];
  return [
    ...(answer.label === label
      ? []
      : [`the form’s label is now “${label}”, the fixture has “${answer.label}”`]),
    ...(answer.how === how
      ? []
      : [`the form’s field is now of type ${field.type}, which is answered with ${how}(…)`]),
  ];
}

const quote = (text: string | undefined) => (text ? `“${text}”` : 'none');

/** Returns the differences between a form and its fixture in all texts except the labels of fields. */
function findTextProblems(form: FormDefinition, fixture: FormFixture): string[] {
  const { success } = form;
  const { thanks } = fixture;
  const texts: Record<string, [ofForm: string | undefined, ofFixture: string | undefined]> = {
    button: [form.submitLabel, fixture.button],
    submitting: [form.submittingLabel, fixture.submitting],
    banner: [form.banner, 'banner' in fixture ? `${fixture.banner}` : undefined],
    'thanks.text': [success.text, thanks.text],
  };
  if (success.kind !== 'alert' && thanks.kind !== 'notice') {
    texts['thanks.title'] = [success.title, thanks.title];
    texts['thanks.button'] = [success.button, thanks.button];
  }
  return Object.entries(texts)
    .filter(([, [ofForm = '', ofFixture = '']]) => !ofForm.includes(ofFixture))
    .map(
      ([name, [ofForm, ofFixture]]) =>
        `${name}: the form now has ${quote(ofForm)}, the fixture has ${quote(ofFixture)}`,
    );
}

function findProblems(form: FormDefinition): string[] {
  const { formId } = form;
  const entry = fixtureFiles.get(formId);
  if (!entry) return [`${fixtureFolder}: add a fixture for the form ${formId}`];
  const { answers } = entry.fixture;
  const fields = listFields(form);
  const names = fields.map(({ name }) => name);
  const answeredNames = answers.map(({ name }) => name);
  const problems = fields.flatMap((field) => {
    const answer = answers.find(({ name }) => name === field.name);
    const reasons = answer
      ? findAnswerProblems(field, answer)
      : ['the fixture has no answer to it'];
    return reasons.map((reason) => `${field.name}: ${reason}`);
  });
  problems.push(...findTextProblems(form, entry.fixture));
  const unknownNames = answeredNames.filter((name) => !names.includes(name));
  problems.push(...unknownNames.map((name) => `${name}: the form no longer has this field`));
  if (problems.length === 0 && `${answeredNames}` !== `${names}`)
    problems.push(`answers: put them in the order of the form, which is now ${names.join(', ')}`);
  return problems.map((problem) => `${entry.file}, ${problem}.`);
}

/** Ends the test run with a line for each difference between a form and its fixture. */
export default function checkFixtures(): void {
  const problems = formList.flatMap(findProblems);
  if (problems.length > 0)
    fail(
      `Tests compare each form with its fixture, a file in ${fixtureFolder}.\n` +
        `Change the fixture, or undo the change of the form (docs/roles.md). Campus forms share campus.ts.\n\n${problems.join('\n')}\n`,
    );
}
