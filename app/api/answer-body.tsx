import { findInvalidFields, type RenderedValues } from '@/components/forms/control';
import { answerCopy } from '@/components/forms/copy';
import { ErrorBanner } from '@/components/forms/error-banner';
import { FormFields } from '@/components/forms/form-fields';
import { Button } from '@/components/ui/button';
import type { ClientForm } from '@/lib/forms/types';
import bannerStyles from '@/components/forms/error-banner.module.css';

interface AnswerBodyProps {
  form: ClientForm;
  text: string;
  errors: Readonly<Record<string, string>>;
  /** The visitor's values; null if they could not be read. */
  values: RenderedValues | null;
}

/** Shows the errors and the filled-in form, or a link to the form if `values` is null. */
export function AnswerBody({ form, text, errors, values }: AnswerBodyProps) {
  const invalidFields = values ? findInvalidFields(form, errors) : [];
  const [first] = invalidFields;
  return (
    <>
      <div role="alert" tabIndex={-1} autoFocus={first === undefined}>
        {first ? (
          <ErrorBanner title={text} invalidFields={invalidFields} />
        ) : (
          <div className={bannerStyles.banner}>
            <p className={bannerStyles.title}>{text}</p>
          </div>
        )}
      </div>
      {values ? (
        <form
          className="stack-6"
          data-form={form.formId}
          aria-label={form.name}
          method="post"
          action={`/api/${form.formId}`}
          noValidate={form.noValidate}
        >
          <FormFields form={form} values={values} errors={errors} focusedName={first?.name} />
          <div>
            <Button type="submit">{form.submitLabel}</Button>
          </div>
        </form>
      ) : (
        <p>
          <a href={form.route}>{answerCopy.back}</a>
          {answerCopy.backNote}
        </p>
      )}
    </>
  );
}
