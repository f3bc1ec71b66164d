import {
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ChangeEvent,
  type SubmitEvent,
  type SyntheticEvent,
} from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { clearDraft } from '@/components/forms/client/draft';
import { failureOf } from '@/components/forms/client/failure';
import { keyFor } from '@/components/forms/client/key';
import { refuseBlanks, refuseInvalid } from '@/components/forms/client/native-validation';
import { sendWithRetries } from '@/components/forms/client/retry';
import { failureLine, send } from '@/components/forms/client/send';
import { editing, type Status } from '@/components/forms/client/status';
import { useDraft } from '@/components/forms/client/use-draft';
import { useReplacedForm } from '@/components/forms/client/use-replaced-form';
import { emptyValues, initialValues, type FormValues } from '@/components/forms/client/values';
import { focusFirstError, growTextArea, refocusRadio } from '@/components/forms/client/view';
import { takeRefusal } from '@/components/forms/client/when-needed';
import { thankYouHash } from '@/components/forms/thank-you-hash';
import { checkedOnChange } from '@/lib/forms/fields-of';
import type { ClientForm } from '@/lib/forms/types';
import { landingHeight } from '@/lib/browser/scrolling';

interface Submission {
  controller: AbortController;
  /** Between two attempts of a form that retries silently. */
  isWaiting: boolean;
}

/**
 * The state of one form: its values and errors (React Hook Form), its submission, its draft.
 *
 * @param form the form
 * @param resolver checks the values at a submit; undefined for a form that the browser checks
 */
export function useApplicationForm(form: ClientForm, resolver: Resolver<FormValues> | undefined) {
  const { call } = form;
  const element = useRef<HTMLFormElement>(null);
  const submission = useRef<Submission>(null);
  const [status, setStatus] = useState<Status>(editing);
  const [defaultValues] = useState(() => initialValues(form));
  const {
    register,
    control,
    handleSubmit,
    formState,
    getFieldState,
    getValues,
    setValue,
    setError,
    clearErrors,
    trigger,
    reset,
  } = useForm<FormValues>({
    resolver,
    defaultValues,
    mode: 'onSubmit',
    // An error comes back at the next submit only, never while typing.
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  // Deferred: the browser paints the press of a key or button before all errors are rendered.
  const { errors, submitCount } = useDeferredValue(formState);

  function resetTo(values: FormValues) {
    reset(values, { keepFieldsRef: true });
    element.current?.querySelectorAll('textarea').forEach(growTextArea);
  }

  useReplacedForm(form, element, resetTo);
  const { isCleared, persist, toggleCleared: toggleDraft } = useDraft(form, getValues, resetTo);

  /** The answer to what was sent has no say in the form any more. */
  function abandonSubmission() {
    submission.current?.controller.abort();
    submission.current = null;
  }

  function succeed() {
    clearDraft(call);
    resetTo(emptyValues(form));
    setStatus({ name: 'submitted' });
  }

  async function post(values: FormValues, current: Submission) {
    const { signal } = current.controller;
    const key = keyFor(call, values);
    setStatus({ name: 'submitting' });
    const attempt = () => send(call, values, key);
    const answer = await (form.failure.kind === 'retrySilently'
      ? sendWithRetries(attempt, signal, (isWaiting) => Object.assign(current, { isWaiting }))
      : attempt());
    if (signal.aborted) return;
    if (answer.kind === 'ok') return succeed();
    console.error(failureLine(call, answer));
    const failure = failureOf(form, answer);
    for (const [name, message] of failure.errors) setError(name, { message });
    setStatus({ name: 'failed', text: failure.text });
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    // A second submit does nothing, but ends the wait between two attempts.
    if (submission.current && !submission.current.isWaiting) return;
    abandonSubmission();
    const current = { controller: new AbortController(), isWaiting: false };
    submission.current = current;
    if (form.scrollOnSubmit) scrollTo({ top: landingHeight, behavior: 'instant' });
    try {
      await handleSubmit(
        (values) => post(values, current),
        () => setStatus(editing),
      )();
    } finally {
      if (submission.current === current) submission.current = null;
    }
  }

  function change({
    target,
    currentTarget,
  }: ChangeEvent<HTMLFormElement, HTMLInputElement | HTMLTextAreaElement>) {
    const { name } = target;
    persist();
    if (target instanceof HTMLTextAreaElement) growTextArea(target);
    if (form.validation === 'browser') refuseBlanks(currentTarget);
    if (checkedOnChange(form).includes(name)) void trigger(name);
    // React Hook Form's state of now: the deferred one may not have the error yet.
    else if (getFieldState(name).invalid) clearErrors(name);
  }

  const setField = useCallback(
    (name: string, value: string) => {
      setValue(name, value);
      clearErrors(name);
      persist();
    },
    [setValue, clearErrors, persist],
  );

  function toggleCleared() {
    abandonSubmission();
    setStatus(editing);
    toggleDraft();
  }

  const start = useEffectEvent(() => {
    // Sent without script, and returned from the server.
    if (location.hash === thankYouHash) {
      // A reload must not thank again.
      history.replaceState(null, '', form.route);
      return succeed();
    }
    // What was filled in before hydration.
    persist();
    element.current?.querySelectorAll('textarea').forEach(growTextArea);
    if (form.validation === 'browser' && element.current) refuseBlanks(element.current);
    refocusRadio();
    if (takeRefusal(call)) element.current?.reportValidity();
    for (const name of checkedOnChange(form)) if (getValues(name) !== '') void trigger(name);
  });
  useEffect(() => {
    // The server's HTML cannot know the hash of the address.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    start();
    return () => submission.current?.controller.abort();
  }, []);

  // React Hook Form counts a submit when it is over.
  useEffect(() => {
    if (submitCount > 0 && element.current) focusFirstError(element.current);
  }, [submitCount]);

  return {
    element,
    register,
    control,
    errors,
    status,
    showsErrors:
      Object.keys(errors).length > 0 && (submitCount > 0 || form.validation === 'browser'),
    isCleared,
    submit,
    change,
    setField,
    refuse: (event: SyntheticEvent<HTMLFormElement>) => refuseInvalid(event, setError),
    toggleCleared,
    /** Back to editing: a notice was dismissed, or a thank-you closed on a page that one stays on. */
    edit: () => setStatus(editing),
  };
}
