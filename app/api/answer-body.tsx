import type { Errors, RenderedValues } from '@/components/forms/control';
import { answerCopy } from '@/components/forms/copy';
import { ErrorBanner } from '@/components/forms/error-banner';
import { FormFields } from '@/components/forms/form-fields';
import { Button } from '@/components/ui/button';
import { toClientForm } from '@/lib/forms/registry';
import type { FormDefinition } from '@/lib/forms/types';

interface AnswerBodyProps {
  form: FormDefinition;
  /** What went wrong, in words. */
  text: string;
  errors: Errors;
  /** The form as it was filled in; null if we did not get to read it. */
  values: RenderedValues | null;
}

/** What went wrong, and the form again as it was filled in. */
export function AnswerBody({ form, text, errors, values }: AnswerBodyProps) {
  const view = toClientForm(form);
  const isWrong = Object.keys(errors).length > 0;
  return (
    <>
      <div role="alert">
        {isWrong ? <ErrorBanner form={{ ...view, banner: text }} errors={errors} /> : <p>{text}</p>}
      </div>
      {values ? (
        <>
          <p>
            <a href="#your-form">{answerCopy.back}</a>
          </p>
          <form
            id="your-form"
            data-form={view.call}
            aria-label={view.name}
            method="post"
            action={`/api/${view.call}`}
            noValidate={view.validation === 'messages'}
          >
            <FormFields form={view} values={values} errors={errors} />
            <div>
              <Button type="submit">{view.submitLabel}</Button>
            </div>
          </form>
        </>
      ) : (
        <p>
          <a href={view.route}>{answerCopy.back}</a>
          {answerCopy.keeps}
        </p>
      )}
    </>
  );
}
