import { useCallback, useLayoutEffect } from 'react';
import type { Resolver } from 'react-hook-form';
import { Notice } from '@/components/ui/notice';
import { DraftStatus } from '@/components/forms/client/draft-status';
import { FormStrip } from '@/components/forms/client/form-strip';
import { SubmitButton } from '@/components/forms/client/submit-button';
import { Suggestions } from '@/components/forms/client/suggestions';
import { ThankYou } from '@/components/forms/client/thank-you';
import { useApplicationForm } from '@/components/forms/client/use-application-form';
import { useErrorTitle } from '@/components/forms/client/use-error-title';
import type { FormValues } from '@/components/forms/client/values';
import { showNotice } from '@/components/forms/client/view';
import { formCopy } from '@/components/forms/copy';
import { ErrorBanner } from '@/components/forms/error-banner';
import { FormFields } from '@/components/forms/form-fields';
import type { ClientForm, TextField } from '@/lib/forms/types';
import styles from './application-form.module.css';

interface ApplicationFormProps {
  form: ClientForm;
  /** The form's own checks; undefined for a form that the browser checks. */
  resolver: Resolver<FormValues> | undefined;
}

/**
 * Any of the forms. Before it is hydrated, and without script, it is an ordinary HTML form that
 * posts to the same route; `method="post"` keeps every field out of the address.
 */
export function ApplicationForm({ form, resolver }: ApplicationFormProps) {
  const {
    element,
    register,
    control,
    errors,
    status,
    showsErrors,
    isCleared,
    setField,
    ...actions
  } = useApplicationForm(form, resolver);
  const { success } = form;
  const isSubmitted = status.name === 'submitted';
  const isReplaced = isSubmitted && success.kind === 'view';
  const isBusy = status.name === 'submitting' && form.submittingLabel !== undefined;
  const failure = status.name === 'failed' ? status.text : null;
  const notice = failure ?? (isSubmitted && success.kind === 'notice' ? success.text : null);
  const messages = Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [name, `${error?.message}`]),
  );
  const renderSuggestions = useCallback(
    (field: TextField) => <Suggestions field={field} control={control} setField={setField} />,
    [control, setField],
  );
  useErrorTitle(showsErrors || failure !== null);

  // For the page around the form, which gives way to the thank-you.
  useLayoutEffect(() => {
    if (isReplaced) document.documentElement.dataset.sent = '';
    return () => {
      delete document.documentElement.dataset.sent;
    };
  }, [isReplaced]);

  return (
    <div className={styles.application} data-sent={isReplaced || undefined}>
      {isReplaced ? (
        <h1 className={styles.received}>{success.heading}</h1>
      ) : (
        <form
          ref={element}
          className={styles.form}
          data-form={form.call}
          data-wrong={showsErrors || undefined}
          aria-label={form.name}
          method="post"
          action={`/api/${form.call}`}
          noValidate={form.validation === 'messages'}
          onChange={actions.change}
          aria-busy={isBusy || undefined}
          onInvalidCapture={actions.refuse}
          onSubmit={(event) => void actions.submit(event)}
        >
          {form.groups.length > 1 && (
            <FormStrip form={form} control={control} errors={showsErrors ? messages : {}} />
          )}
          {showsErrors && <ErrorBanner form={form} errors={messages} />}
          <FormFields
            form={form}
            errors={messages}
            register={register}
            renderSuggestions={renderSuggestions}
          />
          {notice !== null && (
            <Notice
              ref={showNotice}
              tone={failure === null ? 'good' : 'bad'}
              text={notice}
              button={formCopy.dismiss}
              onDismiss={actions.edit}
            />
          )}
          <div className={styles.actions}>
            <SubmitButton form={form} isSubmitting={status.name === 'submitting'} />
            <DraftStatus isCleared={isCleared} onToggle={actions.toggleCleared} />
          </div>
        </form>
      )}
      <ThankYou form={form} open={isSubmitted} onStay={actions.edit} />
    </div>
  );
}
