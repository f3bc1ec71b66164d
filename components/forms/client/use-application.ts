import {
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ChangeEvent,
  type SubmitEvent,
  type SyntheticEvent,
} from 'react';
import { useForm, type FieldErrors } from 'react-hook-form';
import {
  clearDraft,
  persistValues,
  readDraft,
  writeDraft,
  type Draft,
} from '@/components/forms/client/draft';
import { refuseBlanks, refuseInvalid } from '@/components/forms/client/native-validation';
import { schemaResolver } from '@/components/forms/client/resolver';
import { submissions } from '@/components/forms/client/submission';
import { useSubmission } from '@/components/forms/client/use-submission';
import { useCarryOver, useServerForm } from '@/components/forms/client/use-server-form';
import {
  emptyValues,
  initialValues,
  isEmpty,
  type FormValues,
} from '@/components/forms/client/values';
import { focusFirstError, growTextArea, refocusRadio } from '@/components/forms/client/view';
import type { Errors } from '@/components/forms/control';
import { landingHeight } from '@/lib/browser/scrolling';
import { checkedOnChange } from '@/lib/forms/fields-of';
import type { ClientForm } from '@/lib/forms/types';

const messagesOf = (errors: FieldErrors): Errors =>
  Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, `${error?.message}`]));

/** The state of one form: its values and errors (React Hook Form), its submission, its draft. */
export function useApplication(form: ClientForm) {
  const { call } = form;
  const element = useRef<HTMLFormElement>(null);
  /** What was just cleared, with its idempotency key: a clearing can be taken back. */
  const [cleared, setCleared] = useState<Draft | null>(null);
  const server = useServerForm(call);
  const [checks] = useState(() => schemaResolver(form));
  const [defaultValues] = useState(() => initialValues(form, server.form));
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
    resolver: checks?.resolve,
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

  function persist() {
    const values = getValues();
    if (isEmpty(values)) clearDraft(call);
    else persistValues(call, values);
    setCleared(null);
  }

  useCarryOver(server, element, () => resetTo(initialValues(form, server.form)));

  const { status, begin, post, edit } = useSubmission(form, {
    getValues,
    resetTo,
    // A 422: each message at its field.
    showErrors: (errors) => {
      for (const [name, message] of Object.entries(errors)) setError(name, { message });
    },
  });

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    // The browser has begun to post the form by itself (PostedScript). Were that broken off, it may do so
    // again: the server gives the same values the same key.
    if (event.currentTarget.dataset.posted !== undefined) return;
    event.preventDefault();
    // A second submit does nothing, but ends the wait between two attempts.
    const current = submissions.get(call);
    if (current && !current.sendNow) return;
    if (form.scrollOnSubmit) scrollTo({ top: landingHeight, behavior: 'instant' });
    if (checks && !checks.isLoaded()) begin();
    await handleSubmit(post, edit)();
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

  function setField(name: string, value: string) {
    setValue(name, value);
    clearErrors(name);
    persist();
  }

  function toggleCleared() {
    edit();
    setCleared(cleared ? null : { ...readDraft(call), values: getValues() });
    resetTo(cleared?.values ?? emptyValues(form));
    if (cleared) writeDraft(call, cleared);
    else clearDraft(call);
  }

  /** Closes the notice; focus does not go with its button. */
  function dismiss() {
    edit();
    const button = element.current?.querySelector<HTMLElement>('[type="submit"]');
    button?.focus({ preventScroll: true });
  }

  const start = useEffectEvent(() => {
    // What was filled in before hydration.
    if (!isEmpty(getValues())) persistValues(call, getValues());
    element.current?.querySelectorAll('textarea').forEach(growTextArea);
    if (form.validation === 'browser' && element.current) refuseBlanks(element.current);
    refocusRadio();
    for (const name of checkedOnChange(form)) if (getValues(name) !== '') void trigger(name);
  });
  useEffect(() => start(), []);

  const hasErrors = Object.keys(errors).length > 0;
  // `failed` also when the page was left during the submit and is shown again.
  const hasFailed = submitCount > 0 || status.name === 'failed';
  const showsErrors = hasErrors && (hasFailed || form.validation === 'browser');
  const isRefused = hasErrors && status.name === 'failed';

  // React Hook Form counts a submit when it is over.
  useEffect(() => {
    if ((submitCount > 0 || isRefused) && element.current) focusFirstError(element.current);
  }, [submitCount, isRefused]);

  return {
    form,
    element,
    register,
    control,
    messages: messagesOf(errors),
    status,
    showsErrors,
    isCleared: cleared !== null,
    submit,
    change,
    setField,
    loadChecks: checks?.load,
    refuse: (event: SyntheticEvent<HTMLFormElement>) => refuseInvalid(event, setError),
    toggleCleared,
    /** A thank-you was closed on a page that one stays on. */
    edit,
    dismiss,
  };
}
