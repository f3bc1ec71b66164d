'use client';

import { useEffect } from 'react';
import { useApplicationState } from '@/components/forms/client/application-provider';
import { DraftStatus } from '@/components/forms/client/draft-status';
import { FormStrip } from '@/components/forms/client/form-strip';
import { SubmitButton } from '@/components/forms/client/submit-button';
import { ThankYou } from '@/components/forms/client/thank-you';
import { showNotice } from '@/components/forms/client/view';
import { formCopy } from '@/components/forms/copy';
import { ErrorBanner } from '@/components/forms/error-banner';
import { FormFields } from '@/components/forms/form-fields';
import { Notice } from '@/components/ui/notice';
import styles from './application-form.module.css';

const errorPrefix = 'Error: ';

/** Begins the document's title with "Error: " while something is wrong (WCAG 2.2, technique G88). */
function useErrorTitle(isWrong: boolean) {
  useEffect(() => {
    if (!isWrong) return;
    document.title = errorPrefix + document.title;
    return () => {
      document.title = document.title.replace(errorPrefix, '');
    };
  }, [isWrong]);
}

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
            ref={showNotice}
            tone={failure === null ? 'good' : 'bad'}
            text={notice}
            button={formCopy.dismiss}
            onDismiss={actions.edit}
          />
        )}
        <div className={styles.actions}>
          <SubmitButton />
          <DraftStatus isCleared={actions.isCleared} onToggle={actions.toggleCleared} />
        </div>
      </form>
      <ThankYou />
    </div>
  );
}
