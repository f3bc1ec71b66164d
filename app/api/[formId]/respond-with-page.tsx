import type { RenderedValues } from '@/components/forms/form-fields';
import { thankYouHash } from '@/components/forms/ids';
import { ResultPage } from '@/components/pages/result/result-page';
import { describeFailure } from '@/lib/forms/describe-failure';
import type { FormDefinition } from '@/lib/forms/types';
import { isSuccess, type Outcome } from '@/lib/server/submissions/outcome';
import type { SubmittedValues } from '@/lib/server/submissions/parse';
import { createHeaders, toFailedResponse } from '@/lib/server/submissions/response';

/**
 * Redirects to the thank-you on the form's page, or returns the result page.
 *
 * @param values the visitor's values; empty if they could not be read
 */
export async function respondWithPage(
  form: FormDefinition,
  outcome: Outcome,
  values: SubmittedValues,
): Promise<Response> {
  const { status } = outcome;
  const headers = createHeaders(outcome);
  if (isSuccess(status)) {
    // Relative, because the site does not know its address behind a proxy.
    const location = `${form.route}${thankYouHash}`;
    return new Response(null, { status: 303, headers: { ...headers, location } });
  }
  // Next refuses a static import of react-dom/server in a route handler.
  const { renderToStaticMarkup } = await import('react-dom/server');
  const html = renderToStaticMarkup(
    <ResultPage
      form={form}
      {...describeFailure(form, toFailedResponse(outcome))}
      values={Object.keys(values).length > 0 ? (values as RenderedValues) : null}
    />,
  );
  return new Response(`<!DOCTYPE html>${html}`, {
    status,
    headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
  });
}
