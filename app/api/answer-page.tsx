import { AnswerBody } from '@/app/api/answer-body';
import { AnswerDocument } from '@/app/api/answer-document';
import { thankYouHash } from '@/components/forms/control';
import { describeFailure, failures } from '@/lib/forms/failure-text';
import type { FormDefinition } from '@/lib/forms/types';
import { toFailedResponse, createHeaders } from '@/lib/server/submissions/reply';
import { isSuccess, type Outcome } from '@/lib/server/submissions/outcome';
import type { SubmittedValues } from '@/lib/server/submissions/parse';

/** Redirects to the thank-you of a form posted without JavaScript, or returns the form and its errors (answer page). */
export async function respondWithPage(
  form: FormDefinition,
  outcome: Outcome,
  values: SubmittedValues,
): Promise<Response> {
  if (isSuccess(outcome)) {
    // Relative, because the site does not know its address behind a proxy.
    const location = `${form.route}${thankYouHash}`;
    return new Response(null, { status: 303, headers: { ...createHeaders(outcome), location } });
  }
  const { status } = outcome;
  const { notice, errors } = describeFailure(form, toFailedResponse(outcome));
  // Forms with `retryWithoutNotice` show a message on this page, because nothing retries without JavaScript.
  const fallbackText = outcome.kind === 'refused' ? outcome.message : failures.noAnswer;
  const filledInValues = values as Readonly<Record<string, string | readonly string[]>>;
  // Next refuses a static import of react-dom/server in a route handler.
  const { renderToStaticMarkup } = await import('react-dom/server');
  const html = renderToStaticMarkup(
    <AnswerDocument>
      <AnswerBody
        form={form}
        text={notice ?? form.banner ?? fallbackText}
        errors={errors}
        values={Object.keys(values).length > 0 ? filledInValues : null}
      />
    </AnswerDocument>,
  );
  return new Response(`<!DOCTYPE html>${html}`, {
    status,
    headers: { ...createHeaders(outcome), 'content-type': 'text/html; charset=utf-8' },
  });
}
