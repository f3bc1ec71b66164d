import { useEffect, useEffectEvent, type SubmitEvent, type SyntheticEvent } from 'react';
import { readDraft } from '@/components/forms/client/draft';
import { refuseInvalid } from '@/components/forms/client/native-validation';
import { edit, setStatus, statusOf, submit, useStatus } from '@/components/forms/client/submission';
import { useValues } from '@/components/forms/client/use-values';
import { readValues } from '@/components/forms/client/values';
import { focusFirstError } from '@/components/forms/client/view';
import { landingHeight } from '@/lib/browser/scrolling';
import { describeFailure } from '@/lib/forms/failure-text';
import type { ClientForm } from '@/lib/forms/types';

/** Joins the values of a form with its submission: what a press does, and what its end shows. */
export function useApplication(form: ClientForm) {
  const { call } = form;
  const { checks, handleSubmit, submitCount, setError, read, fill, change, ...values } =
    useValues(form);
  const { element, messages } = values;
  const status = useStatus(call);
  const failure = status.name === 'failed' ? describeFailure(form, status.answer) : null;

  const show = useEffectEvent(() => {
    for (const [name, message] of Object.entries(failure?.errors ?? {}))
      setError(name, { message });
    // What was filled in since it was sent stays.
    if (status.name === 'sent' && readDraft(call).isSent) fill(readValues(form));
  });
  useEffect(() => show(), [status]);

  // `failure` also when the page was left during the submit and is shown again.
  const showsErrors = submitCount > 0 || failure !== null || form.validation === 'browser';
  /** The failure's errors stand at their fields, or it has none of the page's fields. */
  const isRefused =
    failure !== null &&
    (Object.keys(failure.errors).length > 0
      ? Object.keys(messages).length > 0
      : failure.others.length > 0);

  // React Hook Form counts a submit when it is over.
  useEffect(() => {
    if (submitCount > 0 || isRefused) focusFirstError(element.current);
  }, [submitCount, isRefused, element]);

  return {
    ...values,
    status,
    failure,
    /** The messages at the fields that are shown as wrong, to the banner and to all that counts them. */
    errors: showsErrors ? messages : {},
    handlers: {
      onFocusCapture: checks?.load,
      onChange: change,
      onInvalidCapture: (event: SyntheticEvent<HTMLFormElement>) => refuseInvalid(event, setError),
      async onSubmit(event: SubmitEvent<HTMLFormElement>) {
        // The browser has begun to post the form by itself (form-marks-script). Were that broken off, it may do
        // so again: the server gives the same values the same key.
        if (event.currentTarget.dataset.posted !== undefined) return;
        event.preventDefault();
        // A second submit does nothing, but ends the wait between two attempts.
        const { name } = statusOf(call);
        if (name === 'sending' || name === 'checking') return;
        if (form.scrollOnSubmit) scrollTo({ top: landingHeight, behavior: 'instant' });
        read();
        if (checks && !checks.isLoaded() && name !== 'waiting')
          setStatus(call, { name: 'checking' });
        await handleSubmit(
          (checked) => void submit(form, checked),
          () => edit(call),
        )();
      },
    },
    /** Closes the notice; focus does not go with its button. */
    dismiss() {
      edit(call);
      const button = element.current.querySelector<HTMLElement>('[type="submit"]');
      button?.focus({ preventScroll: true });
    },
  };
}
