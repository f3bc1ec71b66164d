'use client';

import {
  Activity,
  use,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  type ChangeEvent,
  type ReactNode,
  type SubmitEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { formCopy } from '@/components/forms/copy';
import { getKey } from '@/components/forms/draft';
import { ErrorBanner } from '@/components/forms/error-banner';
import { FormActions } from '@/components/forms/form-actions';
import { FormFields } from '@/components/forms/form-fields';
import { FormPageContext } from '@/components/forms/form-page-context';
import { FormStrip } from '@/components/forms/form-strip';
import { Notice } from '@/components/forms/notice';
import { createResolver } from '@/components/forms/resolver';
import { send } from '@/components/forms/send';
import { ThankYouAlert } from '@/components/forms/thank-you';
import { useDraft } from '@/components/forms/use-draft';
import { readHoneypot, type FormRef, type FormValues } from '@/components/forms/values';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';
import { initialScrollY } from '@/lib/browser/scrolling';
import { describeFailure } from '@/lib/forms/describe-failure';
import { findInvalidFields, isCheckedOnChange, type Errors } from '@/lib/forms/list-fields';
import styles from './submission-form.module.css';

interface SubmissionFormProps {
  /** Shown beside a form with several parts, on wide screens. */
  card?: ReactNode;
  /**
   * Shown before the button. Its inputs must not belong to the form: they need another `form` attribute. Is mounted
   * anew after hydration, because the browser may have restored choices that React does not know, and after a submission.
   */
  beforeActions?: ReactNode;
}

/** The form of the page. `Activity` makes React hydrate it after the page (docs/decisions/0005). */
export function SubmissionForm(props: SubmissionFormProps) {
  return (
    <Activity>
      <FormContent {...props} />
    </Activity>
  );
}

/**
 * Focuses what the visitor reads next: the first invalid input, or else the notice. Scrolls it to the center of the
 * window, or, if both fit, below the banner at the window's top. Both are clear of the sticky header.
 */
function focusFirstError(form: HTMLFormElement) {
  const target = form.querySelector<HTMLElement>(
    '[data-invalid] :is(input, select, textarea), [role="alert"]',
  );
  if (!target) return;
  target.focus({ preventScroll: true });
  const banner = form.querySelector('[data-banner]');
  banner?.scrollIntoView({ block: 'start', behavior: 'instant' });
  const fits = banner && target.getBoundingClientRect().bottom < innerHeight;
  if (!fits) target.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/**
 * The form element holds the values, React Hook Form the errors and `isSubmitting`, and the draft a copy of the values
 * (docs/decisions/0052). Without JavaScript, the browser posts the form to the same route.
 */
function FormContent({ card, beforeActions }: SubmissionFormProps) {
  const { form, sentValues, setSentValues } = use(FormPageContext);
  const { formId, parts } = form;
  const formRef: FormRef = useRef(null);
  const isBusy = useRef(false);
  const isHydrated = useIsHydrated();
  const isReady = isHydrated && sentValues === null;
  const [{ resolver, load }] = useState(() => createResolver(form));
  const draft = useDraft(form, formRef);
  // No input is registered: React Hook Form holds no values.
  const { handleSubmit, trigger, getFieldState, setError, clearErrors, formState } = useForm<
    FormValues,
    FormRef
  >({ resolver, context: formRef, shouldFocusError: false });
  const { isSubmitting } = formState;
  // Deferred, so that the browser paints the pressed button before React renders all errors.
  const { errors, submitCount } = useDeferredValue(formState);
  const messages: Errors = Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [name, `${error?.message}`]),
  );
  const invalidFields = submitCount > 0 ? findInvalidFields(form, messages) : [];

  useEffect(() => {
    if (submitCount > 0 && formRef.current) focusFirstError(formRef.current);
  }, [submitCount]);

  /** Sends the values and shows the result, unless the visitor has left the page meanwhile. */
  async function sendValues(values: FormValues, honeypot: object) {
    const response = await send(form, { ...values, ...honeypot }, getKey(formId, values));
    if (response.kind === 'ok') draft.clearIfUnchanged(values);
    if (!formRef.current) return;
    // Opens the thank-you at once; otherwise, a second press would send the emptied form.
    if (response.kind === 'ok') return flushSync(() => setSentValues(values));
    const { errors, notice } = describeFailure(form, response);
    for (const [name, message] of Object.entries(errors)) setError(name, { message });
    if (notice) setError('root', { message: notice });
  }

  async function submit(honeypot: object) {
    // `isSubmitting` is still false for a second press in the same frame.
    if (isBusy.current) return;
    isBusy.current = true;
    setSentValues(null);
    try {
      await handleSubmit((values) => sendValues(values, honeypot))();
    } finally {
      isBusy.current = false;
    }
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (form.resetPageScrollOnSubmit) scrollTo({ top: initialScrollY, behavior: 'instant' });
    void submit(readHoneypot(event.currentTarget));
  }

  function onChange({ target: { name } }: ChangeEvent<HTMLFormElement, HTMLInputElement>) {
    draft.save();
    if (isCheckedOnChange(form, name)) void trigger(name);
    else if (getFieldState(name).invalid) clearErrors(name);
  }

  return (
    <div className={styles.container}>
      <ThankYouAlert />
      <p className={styles.note} data-until-sent="">
        {formCopy.draftNotice}
      </p>
      {parts.length > 1 && (
        <FormStrip parts={parts} finished={draft.finished} errors={messages} card={card} />
      )}
      <form
        ref={formRef}
        className="stack-6"
        data-form={formId}
        data-until-sent=""
        data-hydrated={isHydrated || undefined}
        aria-label={form.name}
        method="post"
        action={`/api/${formId}`}
        noValidate={isHydrated || form.noValidate}
        onFocus={() => void load()}
        onChange={onChange}
        onSubmit={onSubmit}
      >
        {form.banner && <ErrorBanner title={form.banner} invalidFields={invalidFields} />}
        <FormFields form={form} errors={messages} />
        {beforeActions && (
          <div key={`${isReady}`} className="screen-only" data-before-actions="" inert={!isReady}>
            {beforeActions}
          </div>
        )}
        {messages.root && <Notice text={messages.root} />}
        <FormActions form={form} isSubmitting={isSubmitting} errorCount={invalidFields.length} />
      </form>
    </div>
  );
}
