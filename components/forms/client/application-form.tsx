'use client';

import { useApplicationState } from '@/components/forms/client/application-provider';
import { DraftStatus } from '@/components/forms/client/draft-status';
import { FormStrip } from '@/components/forms/client/form-strip';
import { SubmitButton } from '@/components/forms/client/submit-button';
import { ThankYou } from '@/components/forms/client/thank-you';
import { formCopy } from '@/components/forms/copy';
import { ErrorBanner } from '@/components/forms/error-banner';
import { FormFields } from '@/components/forms/form-fields';
import { Notice } from '@/components/ui/notice';
import { useErrorTitle } from '@/components/ui/use-error-title';
import styles from './application-form.module.css';

/**
 * Any of the forms. Before it is hydrated, and without script, it is an ordinary HTML form that
 * posts to the same route; `method="post"` keeps every field out of the address.
 */
export function ApplicationForm() {
  const { form, element, register, messages, status, showsErrors, ...actions } =
    useApplicationState();
  const { success } = form;
  const isSubmitting = status.name === 'submitting';
  const failure = status.name === 'failed' ? status.text : null;
  const thanks = status.name === 'submitted' && success.kind === 'notice' ? success.text : null;
  const notice = failure ?? thanks;
  useErrorTitle(showsErrors || failure !== null);

  return (
    <div className={styles.application}>
      <form
        ref={element}
        className={styles.form}
        data-form={form.call}
        data-wrong={showsErrors || undefined}
        aria-label={form.name}
        method="post"
        action={`/api/${form.call}`}
        noValidate={form.validation === 'messages'}
        aria-busy={isSubmitting || undefined}
        onFocusCapture={actions.loadChecks}
        onChange={actions.change}
        onInvalidCapture={actions.refuse}
        onSubmit={(event) => void actions.submit(event)}
        // PostedScript notes a post that began before hydration.
        suppressHydrationWarning
      >
        {form.groups.length > 1 && <FormStrip />}
        {showsErrors && <ErrorBanner form={form} errors={messages} />}
        <FormFields form={form} errors={messages} register={register} />
        {notice !== null && (
          <Notice
            tone={failure === null ? 'good' : 'bad'}
            text={notice}
            button={formCopy.dismiss}
            onDismiss={actions.dismiss}
          />
        )}
        <div className={styles.actions}>
          <SubmitButton />
          <DraftStatus />
        </div>
      </form>
      <ThankYou />
    </div>
  );
}
