'use client';

import { useEffect } from 'react';
import { DraftStatus } from '@/components/forms/client/draft-status';
import { FormStrip } from '@/components/forms/client/form-strip';
import { SubmitButton } from '@/components/forms/client/submit-button';
import { ShownValues, Suggestions } from '@/components/forms/client/suggestions';
import { useApplication } from '@/components/forms/client/use-application';
import { finishedParts } from '@/components/forms/client/values';
import { markFinished } from '@/components/forms/client/view';
import { fieldsInError } from '@/components/forms/control';
import { formCopy, olderPageCopy } from '@/components/forms/copy';
import { ErrorBanner } from '@/components/forms/error-banner';
import { FormFields } from '@/components/forms/form-fields';
import { Notice } from '@/components/ui/notice';
import { useErrorTitle } from '@/components/ui/use-error-title';
import type { ClientForm } from '@/lib/forms/types';
import styles from './application-form.module.css';

/**
 * Any of the forms. Before it is hydrated, and without JavaScript, it is an ordinary HTML form that
 * posts to the same route; `method="post"` keeps every field out of the address.
 */
export function ApplicationForm({ form }: { form: ClientForm }) {
  const { element, register, messages, errors, failure, shown, draft, handlers, dismiss, status } =
    useApplication(form);
  const { success } = form;
  const wrong = fieldsInError(form, errors);
  const refused = [...shown.refused, ...wrong.map(({ name }) => name)];
  const finished = finishedParts(form, shown.values, refused);
  const others = failure?.others ?? [];
  const thanks = status.name === 'sent' && success.kind === 'notice' ? success.text : null;
  const notice = failure?.text ?? thanks;
  const isUnderWay = status.name === 'sending' || status.name === 'waiting';
  const isBusy = isUnderWay || status.name === 'checking';
  useErrorTitle(wrong.length > 0 || others.length > 0 || Boolean(failure?.text));
  useEffect(() => markFinished(finished));

  return (
    <form
      ref={element}
      className={`stack-6 ${styles.form}`}
      data-form={form.call}
      data-wrong={wrong.length > 0 || undefined}
      aria-label={form.name}
      method="post"
      action={`/api/${form.call}`}
      noValidate={form.validation === 'messages'}
      aria-busy={isBusy || undefined}
      {...handlers}
      // form-marks-script notes what happened before hydration.
      suppressHydrationWarning
    >
      {form.groups.length > 1 && <FormStrip {...{ form, wrong, finished }} />}
      <ErrorBanner {...{ form, wrong, others }}>
        {draft.isStored && (
          <p>
            <a href={form.route}>{olderPageCopy.reload}</a>
            {olderPageCopy.keeps}
          </p>
        )}
      </ErrorBanner>
      <ShownValues value={shown.values}>
        <FormFields {...{ form, register }} errors={messages} suggestions={Suggestions} />
      </ShownValues>
      {notice !== null && (
        <Notice
          tone={failure ? 'bad' : 'good'}
          text={notice}
          button={formCopy.dismiss}
          onDismiss={dismiss}
        />
      )}
      <div className={`screen-only stack-4 ${styles.actions}`}>
        <SubmitButton form={form} isBusy={isBusy} left={wrong.length} />
        <DraftStatus {...draft} isUnderWay={isUnderWay} />
      </div>
    </form>
  );
}
