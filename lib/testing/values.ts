import { EMAIL, type FieldAnswer, type FormFixture } from '@/lib/testing/define-fixture';
import { getFixture, formFixtures, getForm } from '@/lib/testing/fixtures';
import type { FormId, FormSchema } from '@/lib/forms/types';

export const formIds = formFixtures.map(({ formId }) => formId);

function createValue({ how, sent }: FieldAnswer, mark: string, isOwn: boolean): unknown {
  // An HTML form has numbers and ratings as text.
  if (typeof sent === 'number') return `${sent}`;
  if (sent === EMAIL) return `${mark}@example.edu`;
  if (how !== 'type' || isOwn) return sent;
  // A link, so that it fits where a link is asked for.
  return sent === '' ? `a.example/${mark}` : `${sent} ${mark}`;
}

/** @returns the answers with a mark in each that the schema accepts so; the others as they are given */
export function createMarkedValues(
  schema: FormSchema,
  answers: readonly FieldAnswer[],
  mark: string,
): Record<string, unknown> {
  const values = (refused: unknown[] = []) =>
    Object.fromEntries(
      answers.map((answer) => [
        answer.name,
        createValue(answer, mark, refused.includes(answer.name)),
      ]),
    );
  return values(schema.safeParse(values()).error?.issues.map(({ path }) => path[0]));
}

/**
 * @param formId a form's id
 * @param mark stands in every field that takes it: in free text, in emails, in most links
 * @returns the form fixture's answers under the form's own names; the form accepts them
 */
export const createValues = (formId: FormId, mark = 'ada') =>
  createMarkedValues(getForm(formId).schema, getFixture(formId).answers, mark);

/** @returns what the upstream should have received, with the test's own address in place */
export const createSentValues = ({ sent }: FormFixture, email: string): Record<string, unknown> =>
  JSON.parse(JSON.stringify(sent).replaceAll(EMAIL, email));

/** @returns what the browser tests send with this form, as the upstream receives it */
export const createUpstreamExample = (formId: FormId) =>
  createSentValues(getFixture(formId), 'ada@example.edu');
