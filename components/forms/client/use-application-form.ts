import {
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type FormEvent,
} from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { clearDraft, persistValues } from '@/components/forms/client/draft';
import { failureOf } from '@/components/forms/client/failure';
import { keyFor } from '@/components/forms/client/key';
import { refuseBlanks } from '@/components/forms/client/refuse-blanks';
import { refuseInvalid } from '@/components/forms/client/refuse-invalid';
import { sendWithRetries } from '@/components/forms/client/retry';
import { failureLine, send } from '@/components/forms/client/send';
import { emptyValues, initialValues, isEmpty, type Values } from '@/components/forms/client/values';
import { focusFirstError, growTextArea, showNotice } from '@/components/forms/client/view';
import { takeRefusal } from '@/components/forms/client/when-needed';
import { thankYouHash } from '@/components/forms/thank-you-hash';
import type { ClientForm } from '@/lib/forms/types';
import { landingHeight } from '@/lib/scrolling';

/** How the last submission stands. The errors of fields are React Hook Form's. */
export type Status =
  { name: 'editing' | 'submitting' | 'submitted' } | { name: 'failed'; text: string | null };

const editing: Status = { name: 'editing' };

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
export function useApplicationForm(form: ClientForm, resolver: Resolver<Values> | undefined) {
  const element = useRef<HTMLFormElement>(null);
  const submission = useRef<Submission>(null);
  const [status, setStatus] = useState<Status>(editing);
  /** What the visitor has just cleared, and may take back. */
  const [cleared, setCleared] = useState<Values | null>(null);
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
  } = useForm<Values>({
    resolver,
    defaultValues,
    mode: 'onSubmit',
    // An error comes back at the next submit only, never while typing.
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  // Deferred: the browser paints the press of a key or button before all errors are rendered.
  const { errors, submitCount } = useDeferredValue(formState);
  const hasErrors = Object.keys(errors).length > 0;
  const checkedOnChange = form.groups
    .flatMap(({ fields }) => fields)
    .filter(({ checkOnChange }) => checkOnChange)
    .map(({ name }) => name);

  function fill(values: Values) {
    reset(values, { keepFieldsRef: true });
  }

  function succeed() {
    clearDraft(form.call);
    fill(emptyValues(form));
    setStatus({ name: 'submitted' });
  }

  async function post(values: Values, current: Submission) {
    const { signal } = current.controller;
    setStatus({ name: 'submitting' });
    const key = keyFor(form.call, values);
    const attempt = () => send(form.call, values, key);
    const answer = await (form.failure.kind === 'retrySilently'
      ? sendWithRetries(attempt, signal, (isWaiting) => Object.assign(current, { isWaiting }))
      : attempt());
    if (signal.aborted) return;
    if (answer.kind === 'ok') return succeed();
    console.error(failureLine(form.call, answer));
    const failure = failureOf(form, answer);
    for (const [name, message] of failure.errors) setError(name, { message });
    setStatus({ name: 'failed', text: failure.text });
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    // A second submit does nothing, but ends the wait between two attempts.
    if (submission.current && !submission.current.isWaiting) return;
    submission.current?.controller.abort();
    const current = { controller: new AbortController(), isWaiting: false };
    submission.current = current;
    if (form.scrollOnSubmit) scrollTo({ top: landingHeight, behavior: 'instant' });
    await handleSubmit(
      (values) => post(values, current),
      () => setStatus(editing),
    )();
    if (submission.current === current) submission.current = null;
  }

  function change({ target }: { target: EventTarget }) {
    const { name } = target as HTMLInputElement;
    persistValues(form.call, getValues());
    growTextArea(target);
    if (form.validation === 'browser' && element.current) refuseBlanks(element.current);
    setCleared(null);
    if (checkedOnChange.includes(name)) void trigger(name);
    // React Hook Form's state of now: the deferred one may not have the error yet.
    else if (getFieldState(name).invalid) clearErrors(name);
  }

  const { call } = form;
  const fillIn = useCallback(
    (name: string, value: string) => {
      setValue(name, value);
      clearErrors(name);
      persistValues(call, getValues());
      setCleared(null);
    },
    [call, setValue, clearErrors, getValues],
  );

  function toggleCleared() {
    setStatus(editing);
    setCleared(cleared ? null : getValues());
    fill(cleared ?? emptyValues(form));
    if (cleared) persistValues(form.call, cleared);
    else clearDraft(form.call);
  }

  const start = useEffectEvent(() => {
    // Sent without script, and returned from the server.
    if (location.hash === thankYouHash) return succeed();
    // Filled in before hydration.
    if (!isEmpty(defaultValues)) persistValues(form.call, defaultValues);
    if (form.validation === 'browser' && element.current) refuseBlanks(element.current);
    // The browser's bubble is gone in seconds; the messages at the fields stay.
    if (takeRefusal(form.call)) element.current?.reportValidity();
    for (const name of checkedOnChange) if (defaultValues[name] !== '') void trigger(name);
  });
  useEffect(() => {
    // The server's HTML cannot know the hash of the address.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    start();
    return () => submission.current?.controller.abort();
  }, []);

  useEffect(() => {
    if (element.current) showNotice(element.current);
  }, [status]);

  // React Hook Form counts a submit when it is over.
  const showErrors = useEffectEvent(() => {
    if (hasErrors && element.current) focusFirstError(element.current);
  });
  useEffect(() => {
    if (submitCount > 0) showErrors();
  }, [submitCount]);

  return {
    element,
    register,
    control,
    errors,
    status,
    isWrong: hasErrors && (submitCount > 0 || form.validation === 'browser'),
    isCleared: cleared !== null,
    submit,
    change,
    fillIn,
    refuse: (event: FormEvent<HTMLFormElement>) => refuseInvalid(event, setError),
    toggleCleared,
    /** Back to editing: a notice was dismissed, or a thank-you closed on a page that one stays on. */
    edit: () => setStatus(editing),
  };
}
