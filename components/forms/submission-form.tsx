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
} from 'react';
import { useForm } from 'react-hook-form';
import { createChecks } from '@/components/forms/checks';
import { findInvalidFields, type Errors } from '@/components/forms/control';
import { ErrorBanner } from '@/components/forms/error-banner';
import { ClearDraft, DraftNote, SubmitButton } from '@/components/forms/form-actions';
import { focusFirstError, growTextArea, markFinishedParts } from '@/components/forms/form-dom';
import { FormFields } from '@/components/forms/form-fields';
import { FormNotice } from '@/components/forms/form-notice';
import { FormStrip } from '@/components/forms/form-strip';
import {
  returnToEditing,
  isUnderWay,
  setStatus,
  getStatus,
  submitForm,
  useStatus,
} from '@/components/forms/submission';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';
import { FormValuesContext, SuggestionButtons } from '@/components/forms/suggestions';
import { readInitialState, useDraft } from '@/components/forms/use-draft';
import {
  findFinishedParts,
  useFormSnapshot,
  type FormRef,
  type FormValues,
} from '@/components/forms/values';
import { useErrorTitle } from '@/components/ui/use-error-title';
import { initialScrollY } from '@/lib/browser/scrolling';
import { describeFailure } from '@/lib/forms/failure-text';
import { listFieldsCheckedOnChange } from '@/lib/forms/list-fields';
import type { ClientForm } from '@/lib/forms/types';
import styles from './submission-form.module.css';

interface SubmissionFormProps {
  form: ClientForm;
  /** The icon of the thank-you notice. */
  drawing: ReactNode;
}

/**
 * Renders a form. The form element holds the values; React Hook Form registers the inputs and keeps the errors
 * (docs/decisions/0052). Without JavaScript, the browser posts the form to the same route.
 */
export function SubmissionForm({ form, drawing }: SubmissionFormProps) {
  const { formId } = form;
  /** The form element, set before the first effect. */
  const element = useRef<HTMLFormElement>(null!);
  const isHydrated = useIsHydrated();
  const [checks] = useState(() => createChecks(form));
  const [initial] = useState(() => readInitialState(form));
  const hookForm = useForm<FormValues, FormRef>({
    resolver: checks.resolve,
    context: element,
    defaultValues: initial.values,
    // An error that typing has cleared must not return before the next submit.
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { register, handleSubmit, trigger, setError, clearErrors, getFieldState } = hookForm;
  // Deferred, so that the browser paints the pressed button before React renders all errors.
  const { errors, submitCount } = useDeferredValue(hookForm.formState);
  const draft = useDraft(form, element, initial, hookForm);
  const snapshot = useFormSnapshot(form, element);
  const status = useStatus(formId);
  const failure = status.name === 'failed' ? describeFailure(form, status.answer) : null;

  const messages: Errors = Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [name, `${error?.message}`]),
  );
  // Before the first submit, errors are shown at their fields, but not in the error banner. A navigation within the
  // site resets submitCount to 0 but keeps a failure, so a failure counts as a submit.
  const invalidFields = findInvalidFields(form, submitCount > 0 || failure ? messages : {});
  const invalidNames = [
    ...checks.findInvalidNames(snapshot),
    ...invalidFields.map(({ name }) => name),
  ];
  const finished = findFinishedParts(form, snapshot.values, invalidNames);
  const isBusy = isUnderWay(status) || status.name === 'checking';
  useErrorTitle(invalidFields.length > 0 || Boolean(failure?.notice));
  useEffect(() => markFinishedParts(finished));

  const applyResult = useEffectEvent(() => {
    for (const [name, message] of Object.entries(failure?.errors ?? {}))
      setError(name, { message });
    if (status.name === 'sent') draft.emptyAfterSuccess();
  });
  useEffect(() => applyResult(), [status]);

  /** True once the errors in the server's response are rendered. */
  const hasServerErrors =
    failure !== null && Object.keys(failure.errors).length > 0 && invalidFields.length > 0;
  // React Hook Form increments submitCount at the end of every submit.
  useEffect(() => {
    if (submitCount > 0 || hasServerErrors) focusFirstError(element.current);
  }, [submitCount, hasServerErrors]);

  /** Checks the form and sends it. Does nothing during a request. During the wait before a retry, retries at once. */
  async function submit() {
    const { name } = getStatus(formId);
    if (name === 'sending' || name === 'checking') return;
    if (form.resetPageScrollOnSubmit) scrollTo({ top: initialScrollY, behavior: 'instant' });
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
      draft.storeChange();
      if (target instanceof HTMLTextAreaElement) growTextArea(target);
      if (listFieldsCheckedOnChange(form).includes(name)) void trigger(name);
      // `clearErrors` renders the form again, so it is called only for a field with an error.
      else if (getFieldState(name).invalid) clearErrors(name);
    },
    async onSubmit(event: SubmitEvent<HTMLFormElement>) {
      // The browser posted the form before hydration (form-marks-script.ts). The server recognizes a second post.
      if (event.currentTarget.dataset.posted !== undefined) return;
      event.preventDefault();
      await submit();
    },
  };

  return (
    <>
      <DraftNote isStored={draft.isStored} />
      <form
        ref={element}
        className={`stack-6 ${styles.form}`}
        data-form={formId}
        data-has-errors={invalidFields.length > 0 || undefined}
        aria-label={form.name}
        method="post"
        action={`/api/${formId}`}
        noValidate={isHydrated || form.noValidate}
        aria-busy={isBusy || undefined}
        {...handlers}
        // form-marks-script.ts may have added attributes.
        suppressHydrationWarning
      >
        {form.parts.length > 1 && <FormStrip {...{ form, invalidFields, finished }} />}
        <ErrorBanner title={form.banner} invalidFields={invalidFields} />
        <FormValuesContext value={snapshot.values}>
          <FormFields
            {...{ form, register }}
            errors={messages}
            SuggestionButtons={SuggestionButtons}
          />
        </FormValuesContext>
        <FormNotice {...{ form, element, drawing }} failureText={failure?.notice} />
        <div className={`screen-only stack-4 ${styles.actions}`}>
          <SubmitButton form={form} isBusy={isBusy} invalidCount={invalidFields.length} />
          <ClearDraft draft={draft} isUnderWay={isUnderWay(status)} />
        </div>
      </form>
    </>
  );
}
