import {
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ChangeEvent,
} from 'react';
import { useForm } from 'react-hook-form';
import {
  clearDraft,
  hasRoom,
  initialValues,
  isKept,
  persistValues,
  readDraft,
  writeDraft,
  type Draft,
} from '@/components/forms/client/draft';
import { namesOfInvalid, refuseBlanks } from '@/components/forms/client/native-validation';
import { schemaResolver } from '@/components/forms/client/resolver';
import { useCarryOver, useServerForm } from '@/components/forms/client/use-server-form';
import { emptyValues, isSame, readValues, type FormValues } from '@/components/forms/client/values';
import { growTextArea, refocusRadio } from '@/components/forms/client/view';
import type { Errors } from '@/components/forms/control';
import { checkedOnChange } from '@/lib/forms/fields-of';
import type { ClientForm } from '@/lib/forms/types';

/** The values and errors of one form (React Hook Form), and their draft. */
export function useValues(form: ClientForm) {
  const { call } = form;
  const element = useRef<HTMLFormElement>(null);
  const server = useServerForm(call);
  const [checks] = useState(() => schemaResolver(form));
  const [defaultValues] = useState(() => initialValues(form, server.form));
  /** What was just cleared, with its idempotency key: a clearing can be taken back. */
  const [cleared, setCleared] = useState<Draft | null>(null);
  const [isStored, setIsStored] = useState(() => isKept(call) && hasRoom());
  const { formState, getValues, setValue, setError, clearErrors, trigger, reset, ...hookForm } =
    useForm<FormValues>({
      resolver: checks?.resolve,
      defaultValues,
      mode: 'onSubmit',
      // An error comes back at the next submit only, never while typing.
      reValidateMode: 'onSubmit',
      shouldFocusError: false,
    });
  // Deferred: the browser paints the press of a key or button before all errors are rendered.
  const { errors, submitCount } = useDeferredValue(formState);

  function fill(values: FormValues) {
    reset(values, { keepFieldsRef: true });
    element.current?.querySelectorAll('textarea').forEach(growTextArea);
  }

  /** What the form shows counts, also where an extension wrote it and no event told of it. */
  function current(): FormValues {
    if (!element.current) return getValues();
    const shown = readValues(form, element.current);
    for (const name in shown)
      if (!isSame(shown[name], getValues(name))) setValue(name, shown[name]);
    return shown;
  }

  function persist() {
    persistValues(call, current());
    setIsStored(isKept(call));
    setCleared(null);
  }

  useCarryOver(server, element, () => fill(initialValues(form, server.form)));

  const start = useEffectEvent(() => {
    element.current?.querySelectorAll('textarea').forEach(growTextArea);
    if (form.validation === 'browser' && element.current) refuseBlanks(element.current);
    refocusRadio();
    for (const name of checkedOnChange(form)) if (getValues(name) !== '') void trigger(name);
  });
  const keep = useEffectEvent(() => {
    if (!readDraft(call)?.isSent || !isSame(current(), emptyValues(form)))
      persistValues(call, current());
  });
  /** On the way back to a form that was sent, browsers fill it in again, some after it was hydrated. */
  const forget = useEffectEvent(() => {
    if (readDraft(call)?.isSent && element.current?.dataset.typed === undefined)
      fill(emptyValues(form));
  });
  useEffect(() => {
    start();
    forget();
    const leave = () => keep();
    const show = () => forget();
    addEventListener('pageshow', show);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pageshow', show);
      removeEventListener('pagehide', leave);
    };
  }, []);

  return {
    element,
    checks,
    control: hookForm.control,
    register: hookForm.register,
    handleSubmit: hookForm.handleSubmit,
    messages: Object.fromEntries(
      Object.entries(errors).map(([name, error]) => [name, `${error?.message}`]),
    ) satisfies Errors,
    submitCount,
    setError,
    current,
    fill,

    /** The names of the fields whose values a submit would refuse; none before the checks are there. */
    refused: (values: FormValues) =>
      checks ? checks.refused(values) : namesOfInvalid(element.current),

    change({
      target,
      currentTarget,
    }: ChangeEvent<HTMLFormElement, HTMLInputElement | HTMLTextAreaElement>) {
      const { name } = target;
      persist();
      if (target instanceof HTMLTextAreaElement) growTextArea(target);
      if (form.validation === 'browser') refuseBlanks(currentTarget);
      if (checkedOnChange(form).includes(name)) void trigger(name);
      // React Hook Form's state of now: the deferred one may not have the error yet.
      else if (hookForm.getFieldState(name).invalid) clearErrors(name);
    },

    setField(name: string, value: string) {
      setValue(name, value);
      clearErrors(name);
      persist();
    },

    draft: {
      isStored,
      isCleared: cleared !== null,
      toggleCleared() {
        setCleared(cleared ? null : { ...readDraft(call), values: current() });
        fill(cleared?.values ?? emptyValues(form));
        if (cleared) writeDraft(call, cleared);
        else clearDraft(call);
      },
    },
  };
}
