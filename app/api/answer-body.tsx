import { fieldsInError, type RenderedValues } from '@/components/forms/control';
import { answerCopy } from '@/components/forms/copy';
import { ErrorBanner } from '@/components/forms/error-banner';
import { FormFields } from '@/components/forms/form-fields';
import { Button } from '@/components/ui/button';
import type { ClientForm } from '@/lib/forms/types';

interface AnswerBodyProps {
  form: ClientForm;
  /** Explains what went wrong. */
  text: string;
  errors: Readonly<Record<string, string>>;
  /** Messages for fields that the form lacks. */
  others: readonly string[];
  /** What the visitor filled in; null if it could not be read. */
  values: RenderedValues | null;
}

/** Shows the errors and the filled-in form, with the focus on the first field in error or else on the message. */
export function AnswerBody({ form, text, errors, others, values }: AnswerBodyProps) {
  const wrong = values ? fieldsInError(form, errors) : [];
  const [first] = wrong;
  return (
    <>
      <div role="alert" tabIndex={-1} autoFocus={first === undefined}>
        {first || others.length > 0 ? (
          <ErrorBanner form={form} title={text} wrong={wrong} others={others} />
        ) : (
          <p>{text}</p>
        )}
      </div>
      {values ? (
        <form
          data-form={form.formId}
          aria-label={form.name}
          method="post"
          action={`/api/${form.formId}`}
          noValidate={form.validation === 'messages'}
        >
          <FormFields form={form} values={values} errors={errors} focused={first?.name} />
          <div>
            <Button type="submit">{form.submitLabel}</Button>
          </div>
        </form>
      ) : (
        <p>
          <a href={form.route}>{answerCopy.back}</a>
          {answerCopy.keeps}
        </p>
      )}
    </>
  );
}
