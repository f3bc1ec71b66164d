/* eslint-disable @next/next/no-head-element, @next/next/no-css-tags -- A route handler renders this page, so neither next/head nor imported style sheets work. */
import { resultCopy } from '@/components/pages/result/copy';
import { ErrorBanner } from '@/components/forms/error-banner';
import { FormFields, type RenderedValues } from '@/components/forms/form-fields';
import { LogoMark } from '@/components/art/logo-mark';
import type { describeFailure } from '@/lib/forms/describe-failure';
import { findInvalidFields } from '@/lib/forms/list-fields';
import { failureTexts } from '@/lib/forms/failure-texts';
import type { FormDefinition } from '@/lib/forms/types';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';

interface ResultPageProps extends ReturnType<typeof describeFailure> {
  form: FormDefinition;
  /** Null if the values could not be read. The page then links to the form. */
  values: RenderedValues | null;
}

/** The page shown when a form without JavaScript is refused. */
export function ResultPage({ form, errors, notice, values }: ResultPageProps) {
  const invalidFields = values ? findInvalidFields(form, errors) : [];
  const [first] = invalidFields;
  const title = first ? resultCopy.invalid : resultCopy.failed;
  // A silent form has no notice after a 5xx, because scripts send it again. Nothing does so on this page.
  const text = notice ?? (first ? null : failureTexts.tryAgain);
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${resultCopy.documentTitle(title)} | ${site.name}`}</title>
        <link rel="icon" href="/favicon.ico" sizes="any" />
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
          <h1>{title}</h1>
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
              <a href={form.route}>{resultCopy.back}</a>. {resultCopy.backNote}
            </p>
          )}
        </main>
      </body>
    </html>
  );
}
