import {
  EMAIL_PLACEHOLDER,
  type FieldAnswer,
  type FormFixture,
} from '@/lib/testing/define-fixture';
import { getFixture, formFixtures, getForm } from '@/lib/testing/fixtures';
import { getSchema, type FormSchema } from '@/lib/forms/schema';
import type { FormId } from '@/lib/forms/types';

export const formIds = formFixtures.map(({ formId }) => formId);

function createValue({ how, sent }: FieldAnswer, word: string, hasWord: boolean): unknown {
  // HTML forms post numbers and ratings as text.
  if (typeof sent === 'number') return `${sent}`;
  if (sent === EMAIL_PLACEHOLDER) return `${word}@example.edu`;
  if (how !== 'type' || !hasWord) return sent;
  // Looks like a link, because an empty answer may belong to an optional link field.
  return sent === '' ? `a.example/${word}` : `${sent} ${word}`;
}

/** Returns the answers with `word` added to each field whose schema still accepts the value. */
export function createValuesWithWord(
  schema: FormSchema,
  answers: readonly FieldAnswer[],
  word: string,
): Record<string, unknown> {
  const buildValues = (invalidNames: unknown[] = []) =>
    Object.fromEntries(
      answers.map((answer) => [
        answer.name,
        createValue(answer, word, !invalidNames.includes(answer.name)),
      ]),
    );
  return buildValues(schema.safeParse(buildValues()).error?.issues.map(({ path }) => path[0]));
}

/** Returns valid values of a form, by its own field names, with `word` in each field that accepts it. */
export const createValues = (formId: FormId, word = 'ada') =>
  createValuesWithWord(getSchema(getForm(formId)), getFixture(formId).answers, word);

/** Returns the body that the upstream should receive, with the test's email address. */
export const createSentValues = ({ sent }: FormFixture, email: string): Record<string, unknown> =>
  JSON.parse(JSON.stringify(sent).replaceAll(EMAIL_PLACEHOLDER, email));

/** Returns an example of the body that the upstream receives. */
export const createUpstreamExample = (formId: FormId) =>
  createSentValues(getFixture(formId), 'ada@example.edu');
