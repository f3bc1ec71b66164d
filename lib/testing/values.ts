import { EMAIL, type FieldAnswer, type FormFixture } from '@/lib/testing/fixture';
import { formFixtures } from '@/lib/testing/fixtures';
import type { FormId } from '@/lib/forms/types';

export const calls = formFixtures.map(({ call }) => call);

function valueOf(answer: FieldAnswer, { sent }: FormFixture, mark: string): unknown {
  const value = sent[answer.name];
  // An HTML form has numbers and ratings as text; its manager form sends other names, all text.
  if (typeof value === 'number') return `${value}`;
  if (answer.how !== 'type') return value;
  if (answer.value === EMAIL) return `${mark}@example.edu`;
  // A link, so that it fits where a link is asked for.
  return answer.value === '' ? `a.example/${mark}` : `${answer.value} ${mark}`;
}

const fixtureOf = (call: FormId) => formFixtures.find((one) => one.call === call)!;

/**
 * @param call a form's id
 * @param mark stands in every field that takes free text
 * @returns the form fixture's answers under the form's own names; the form accepts them
 */
export function validValues(call: FormId, mark = 'ada'): Record<string, unknown> {
  const fixture = fixtureOf(call);
  return Object.fromEntries(
    fixture.answers.map((answer) => [answer.name, valueOf(answer, fixture, mark)]),
  );
}

/** @returns what the upstream should have received, with the test's own address in place */
export const sentBy = ({ sent }: FormFixture, email: string): Record<string, unknown> =>
  JSON.parse(JSON.stringify(sent).replaceAll(EMAIL, email));

/** @returns what the browser tests send with this form, as the upstream receives it */
export const upstreamExample = (call: FormId) => sentBy(fixtureOf(call), 'ada@example.edu');
