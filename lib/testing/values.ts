import { EMAIL, type FieldAnswer, type FormFixture } from '@/lib/testing/fixture';
import { fixtureOf, formFixtures } from '@/lib/testing/fixtures';
import type { FormId } from '@/lib/forms/types';

export const calls = formFixtures.map(({ call }) => call);

function valueOf({ how, sent }: FieldAnswer, mark: string): unknown {
  // An HTML form has numbers and ratings as text.
  if (typeof sent === 'number') return `${sent}`;
  if (how !== 'type') return sent;
  if (sent === EMAIL) return `${mark}@example.edu`;
  // A link, so that it fits where a link is asked for.
  return sent === '' ? `a.example/${mark}` : `${sent} ${mark}`;
}

/**
 * @param call a form's id
 * @param mark stands in every field that takes free text
 * @returns the form fixture's answers under the form's own names; the form accepts them
 */
export const validValues = (call: FormId, mark = 'ada'): Record<string, unknown> =>
  Object.fromEntries(fixtureOf(call).answers.map((answer) => [answer.name, valueOf(answer, mark)]));

/** @returns what the upstream should have received, with the test's own address in place */
export const sentBy = ({ sent }: FormFixture, email: string): Record<string, unknown> =>
  JSON.parse(JSON.stringify(sent).replaceAll(EMAIL, email));

/** @returns what the browser tests send with this form, as the upstream receives it */
export const upstreamExample = (call: FormId) => sentBy(fixtureOf(call), 'ada@example.edu');
