'use client';

import {
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ChangeEvent,
  type ReactNode,
  type SubmitEvent,
  type SyntheticEvent,
} from 'react';
import { useForm } from 'react-hook-form';
import { applyServerRules, createChecks } from '@/components/forms/checks';
import { findInvalidFields, type Errors } from '@/components/forms/control';
import { formCopy, olderPageCopy } from '@/components/forms/copy';
import { ErrorBanner } from '@/components/forms/error-banner';
import { ClearDraft, DraftNote, SubmitButton } from '@/components/forms/form-actions';
import {
  focusFirstError,
  growTextArea,
  findInvalidInputs,
  markFinishedParts,
} from '@/components/forms/form-dom';
import { FormFields } from '@/components/forms/form-fields';
import { FormStrip } from '@/components/forms/form-strip';
import {
  returnToEditing,
  isUnderWay,
  setStatus,
  getStatus,
  submitForm,
  useStatus,
} from '@/components/forms/submission';
import { ShownValues, Suggestions } from '@/components/forms/suggestions';
import { readStart, useDraft } from '@/components/forms/use-draft';
import {
  findFinishedParts,
  useFormSnapshot,
  type FormRef,
  type FormValues,
} from '@/components/forms/values';
import { AlertIcon } from '@/components/ui/alert-icon';
import { Notice } from '@/components/ui/notice';
import { useErrorTitle } from '@/components/ui/use-error-title';
import { landingHeight } from '@/lib/browser/scrolling';
import { describeFailure } from '@/lib/forms/failure-text';
import { listFieldsCheckedOnChange } from '@/lib/forms/list-fields';
import type { ClientForm } from '@/lib/forms/types';
import styles from './application-form.module.css';

interface ApplicationFormProps {
  form: ClientForm;
  /** The icon of the notice that says thank you. */
  drawing: ReactNode;
}

/**
 * Renders any of the forms. The form element holds the values; the draft, the checks and the submission read them from
 * it. React Hook Form registers the inputs, fills them in and keeps the errors. Before hydration, and without JavaScript,
 * it is an ordinary HTML form that posts to the same route.
 */
export function ApplicationForm({ form, drawing }: ApplicationFormProps) {
  const { formId, success } = form;
  /** Set from the first effect on. */
  const element = useRef<HTMLFormElement>(null!);
  const [checks] = useState(() => createChecks(form));
  const [initial] = useState(() => readStart(form));
  const hookForm = useForm<FormValues, FormRef>({
    resolver: checks.resolve,
    context: element,
    defaultValues: initial.values,
    // An error comes back at the next submit only, never while typing.
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { register, handleSubmit, trigger, setError, clearErrors, getFieldState } = hookForm;
  // Deferred: the browser paints the press of a key or button before all errors are rendered.
  const { errors, submitCount } = useDeferredValue(hookForm.formState);
  const draft = useDraft(form, element, initial, hookForm);
  const shown = useFormSnapshot(form, element);
  const status = useStatus(formId);
  const failure = status.name === 'failed' ? describeFailure(form, status.answer) : null;

  const messages: Errors = Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [name, `${error?.message}`]),
  );
  // Before the first submit, only the field shows its error. A failure may be from before a navigation.
  const invalidFields = findInvalidFields(form, submitCount > 0 || failure ? messages : {});
  const refused = [...checks.findRefused(shown), ...invalidFields.map(({ name }) => name)];
  const finished = findFinishedParts(form, shown.values, refused);
  const others = failure?.others ?? [];
  const thanks = status.name === 'sent' && success.kind === 'notice' ? success.text : null;
  const notice = failure?.text ?? thanks;
  const isBusy = isUnderWay(status) || status.name === 'checking';
  useErrorTitle(invalidFields.length > 0 || others.length > 0 || Boolean(failure?.text));
  useEffect(() => markFinishedParts(finished));

  const showEnd = useEffectEvent(() => {
    for (const [name, message] of Object.entries(failure?.errors ?? {}))
      setError(name, { message });
    if (status.name === 'sent') draft.emptyAfterSuccess();
  });
  useEffect(() => showEnd(), [status]);

  /** Whether the server refused the form and its errors are rendered. */
  const isRefused =
    failure !== null &&
    (Object.keys(failure.errors).length > 0 ? invalidFields.length > 0 : others.length > 0);
  // React Hook Form counts a submit when it is over.
  useEffect(() => {
    if (submitCount > 0 || isRefused) focusFirstError(element.current);
  }, [submitCount, isRefused]);

  /** Checks the form and sends it. While it is being sent, does nothing; between two attempts, ends the wait. */
  async function press() {
    const { name } = getStatus(formId);
    if (name === 'sending' || name === 'checking') return;
    if (form.scrollOnSubmit) scrollTo({ top: landingHeight, behavior: 'instant' });
    if (!checks.isLoaded() && name !== 'waiting') setStatus(formId, { name: 'checking' });
    await handleSubmit(
      (values) => void submitForm(form, values),
      () => returnToEditing(formId),
    )();
  }

  const handlers = {
    onFocusCapture: checks.load,
    onChange({ target }: ChangeEvent<HTMLFormElement, HTMLInputElement | HTMLTextAreaElement>) {
      const { name } = target;
      applyServerRules(form, element.current);
      draft.update();
      if (target instanceof HTMLTextAreaElement) growTextArea(target);
      if (listFieldsCheckedOnChange(form).includes(name)) void trigger(name);
      // Without an error there is nothing to render once more.
      else if (getFieldState(name).invalid) clearErrors(name);
    },
    onInvalidCapture(event: SyntheticEvent<HTMLFormElement>) {
      event.preventDefault();
      // Each refused input has its own event. A script may have started the check, so nothing is sent.
      if (event.target !== findInvalidInputs(event.currentTarget)[0]) return;
      void handleSubmit(
        () => undefined,
        () => returnToEditing(formId),
      )();
    },
    async onSubmit(event: SubmitEvent<HTMLFormElement>) {
      // The browser is already posting the form (form-marks-script). If that is interrupted, it may post it again: the
      // server gives the same values the same key.
      if (event.currentTarget.dataset.posted !== undefined) return;
      event.preventDefault();
      await press();
    },
  };

  function dismiss() {
    returnToEditing(formId);
    // The focused button of the notice is about to go.
    const button = element.current.querySelector<HTMLElement>('[type="submit"]');
    button?.focus({ preventScroll: true });
  }

  return (
    <>
      <DraftNote isStored={draft.isStored} />
      <form
        ref={element}
        className={`stack-6 ${styles.form}`}
        data-form={formId}
        data-has-errors={invalidFields.length > 0 || undefined}
        aria-label={form.name}
        // Keeps every field out of the address.
        method="post"
        action={`/api/${formId}`}
        noValidate={form.validation === 'messages'}
        aria-busy={isBusy || undefined}
        {...handlers}
        // form-marks-script may have added attributes.
        suppressHydrationWarning
      >
        {form.groups.length > 1 && <FormStrip {...{ form, invalidFields, finished }} />}
        <ErrorBanner {...{ form, invalidFields, others }}>
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
            icon={failure ? <AlertIcon /> : drawing}
            text={notice}
            button={formCopy.dismiss}
            onDismiss={dismiss}
          />
        )}
        <div className={`screen-only stack-4 ${styles.actions}`}>
          <SubmitButton form={form} isBusy={isBusy} left={invalidFields.length} />
          <ClearDraft draft={draft} isUnderWay={isUnderWay(status)} />
        </div>
      </form>
    </>
  );
}
