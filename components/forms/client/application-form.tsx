'use client';

import { DraftStatus } from '@/components/forms/client/draft-status';
import { useFormState } from '@/components/forms/client/form-context';
import { FormStrip } from '@/components/forms/client/form-strip';
import { useStatus } from '@/components/forms/client/submission';
import { SubmitButton } from '@/components/forms/client/submit-button';
import { formCopy, olderPageCopy } from '@/components/forms/copy';
import { ErrorBanner } from '@/components/forms/error-banner';
import { FormFields } from '@/components/forms/form-fields';
import { Notice } from '@/components/ui/notice';
import { useErrorTitle } from '@/components/ui/use-error-title';
import styles from './application-form.module.css';

/**
 * Any of the forms. Before it is hydrated, and without JavaScript, it is an ordinary HTML form that
 * posts to the same route; `method="post"` keeps every field out of the address.
 */
export function ApplicationForm() {
  const { form, element, register, messages, errors, failure, draft, handlers, dismiss, isBusy } =
    useFormState();
  const { name } = useStatus(form.call);
  const { success } = form;
  const others = failure?.others ?? [];
  const isWrong = Object.keys(errors).length > 0;
  const failed = failure?.text ?? null;
  const notice = failed ?? (name === 'sent' && success.kind === 'notice' ? success.text : null);
  useErrorTitle(isWrong || others.length > 0 || failed !== null);

  return (
    <form
      ref={element}
      className={styles.form}
      data-form={form.call}
      data-wrong={isWrong || undefined}
      aria-label={form.name}
      method="post"
      action={`/api/${form.call}`}
      noValidate={form.validation === 'messages'}
      aria-busy={isBusy || undefined}
      {...handlers}
      // form-marks-script notes what happened before hydration.
      suppressHydrationWarning
    >
      {form.groups.length > 1 && <FormStrip />}
      <ErrorBanner form={form} errors={errors} others={others}>
        {draft.isStored && (
          <p>
            <a href={form.route}>{olderPageCopy.reload}</a>
            {olderPageCopy.keeps}
          </p>
        )}
      </ErrorBanner>
      <FormFields form={form} errors={messages} register={register} />
      {notice !== null && (
        <Notice
          tone={failed === null ? 'good' : 'bad'}
          text={notice}
          button={formCopy.dismiss}
          onDismiss={dismiss}
        />
      )}
      <div className={styles.actions} data-screen-only="">
        <SubmitButton />
        <DraftStatus />
      </div>
    </form>
  );
}
