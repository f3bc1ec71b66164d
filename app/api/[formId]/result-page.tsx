/** The result page: what a form that was posted without JavaScript gets if it was not accepted. */
import { resultPageCopy } from '@/components/forms/copy';
import { ErrorBanner } from '@/components/forms/error-banner';
import { FormFields, type RenderedValues } from '@/components/forms/form-fields';
import { thankYouHash } from '@/components/forms/ids';
import { LogoMark } from '@/components/art/logo-mark';
import { describeFailure } from '@/lib/forms/describe-failure';
import { findInvalidFields } from '@/lib/forms/list-fields';
import { failureTexts } from '@/lib/forms/failure-texts';
import type { FormDefinition } from '@/lib/forms/types';
import { routes } from '@/lib/routes';
import { isSuccess, type Outcome } from '@/lib/server/submissions/outcome';
import type { SubmittedValues } from '@/lib/server/submissions/parse';
import { createHeaders, toFailedResponse } from '@/lib/server/submissions/response';
import { site } from '@/lib/site';

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

interface ResultPageProps extends ReturnType<typeof describeFailure> {
  form: FormDefinition;
  /** Null if the values could not be read. The page then links to the form. */
  values: RenderedValues | null;
}

function ResultPage({ form, errors, notice, values }: ResultPageProps) {
  const invalidFields = values ? findInvalidFields(form, errors) : [];
  const [first] = invalidFields;
  // A silent form has no notice after a 5xx, because scripts send it again. Nothing does so on this page.
  const text = notice ?? (first ? null : failureTexts.tryAgain);
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${resultPageCopy.documentTitle} | ${site.name}`}</title>
        <link rel="icon" href="/favicon.ico" sizes="any" />
        {/* A route handler cannot import style sheets. */}
        {/* eslint-disable-next-line @next/next/no-css-tags */}
        <link rel="stylesheet" href="/result.css" />
      </head>
      <body>
        <header>
          <a href={routes.home}>
            <LogoMark />
            {site.name}
          </a>
        </header>
        <main>
          <h1>{resultPageCopy.title}</h1>
          {text && (
            <p role="alert" tabIndex={-1} autoFocus={!first}>
              {text}
            </p>
          )}
          {values ? (
            <form
              data-form={form.formId}
              aria-label={form.name}
              method="post"
              action={`/api/${form.formId}`}
              noValidate={form.noValidate}
            >
              <ErrorBanner
                title={form.banner ?? failureTexts.invalid}
                invalidFields={invalidFields}
              />
              <FormFields form={form} values={values} errors={errors} focusedName={first?.name} />
              <button type="submit">{form.submitLabel}</button>
            </form>
          ) : (
            <p>
              <a href={form.route}>{resultPageCopy.back}</a>
              {resultPageCopy.backNote}
            </p>
          )}
        </main>
      </body>
    </html>
  );
}
