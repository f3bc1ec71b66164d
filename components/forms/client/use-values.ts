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
  readDraft,
  startDraft,
  writeDraft,
  writeValues,
  type Draft,
} from '@/components/forms/client/draft';
import { namesOfInvalid, refuseBlanks } from '@/components/forms/client/native-validation';
import { schemaResolver } from '@/components/forms/client/resolver';
import { useCarryOver, useServerForm } from '@/components/forms/client/use-server-form';
import {
  finishedParts,
  isSame,
  readValues,
  type FormValues,
} from '@/components/forms/client/values';
import { growTextArea, refocusRadio } from '@/components/forms/client/view';
import type { Errors } from '@/components/forms/control';
import { checkedOnChange } from '@/lib/forms/fields-of';
import type { ClientForm } from '@/lib/forms/types';

/** What a form shows, and for each of its parts whether it is finished; nothing before it is hydrated. */
interface Shown {
  values: FormValues;
  finished: readonly boolean[];
}

/** The values and errors of one form (React Hook Form), and their draft. */
export function useValues(form: ClientForm) {
  const { call } = form;
  const element = useRef<HTMLFormElement>(null);
  const server = useServerForm(call);
  const [checks] = useState(() => schemaResolver(form));
  const [first] = useState(() => startDraft(form, server.form));
  const [isStored, setIsStored] = useState(first.isStored);
  const [shown, setShown] = useState<Shown>({ values: {}, finished: [] });
  /** What was just cleared, with its idempotency key: a clearing can be taken back. */
  const [cleared, setCleared] = useState<Draft | null>(null);
  const { getValues, setValue, setError, clearErrors, trigger, reset, ...hookForm } =
    useForm<FormValues>({
      resolver: checks?.resolve,
      defaultValues: first.values,
      mode: 'onSubmit',
      // An error comes back at the next submit only, never while typing.
      reValidateMode: 'onSubmit',
      shouldFocusError: false,
    });
  // Deferred: the browser paints the press of a key or button before all errors are rendered.
  const { errors, submitCount } = useDeferredValue(hookForm.formState);

  /** What the form shows counts, also where an extension wrote it and no event told of it. */
  function read(): FormValues {
    const values = readValues(form, element.current);
    for (const name in values)
      if (!isSame(values[name], getValues(name))) setValue(name, values[name]);
    const refused = checks ? checks.refused(values) : namesOfInvalid(element.current);
    setShown({ values, finished: finishedParts(form, values, refused) });
    return values;
  }

  function fill(values: FormValues) {
    reset(values, { keepFieldsRef: true });
    element.current?.querySelectorAll('textarea').forEach(growTextArea);
    read();
  }

  useCarryOver(server, element, () => fill(startDraft(form, server.form).values));

  const start = useEffectEvent(() => {
    element.current?.querySelectorAll('textarea').forEach(growTextArea);
    if (form.validation === 'browser' && element.current) refuseBlanks(element.current);
    refocusRadio();
    for (const name of checkedOnChange(form)) if (getValues(name) !== '') void trigger(name);
    read();
  });
  /** On the way back to a form that was sent, browsers fill it in again, some after it was hydrated. */
  const forget = useEffectEvent(() => {
    if (readDraft(call).isSent && element.current?.dataset.typed === undefined)
      fill(readValues(form));
  });
  const keep = useEffectEvent(() => {
    const values = read();
    if (!readDraft(call).isSent || !isSame(values, readValues(form))) writeValues(call, values);
  });
  useEffect(() => {
    start();
    forget();
    const show = () => forget();
    const leave = () => keep();
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
    shown,
    register: hookForm.register,
    handleSubmit: hookForm.handleSubmit,
    messages: Object.fromEntries(
      Object.entries(errors).map(([name, error]) => [name, `${error?.message}`]),
    ) satisfies Errors,
    submitCount,
    setError,
    read,
    fill,

    change({
      target,
      currentTarget,
    }: ChangeEvent<HTMLFormElement, HTMLInputElement | HTMLTextAreaElement>) {
      const { name } = target;
      if (form.validation === 'browser') refuseBlanks(currentTarget);
      setIsStored(writeValues(call, read()));
      setCleared(null);
      if (target instanceof HTMLTextAreaElement) growTextArea(target);
      if (checkedOnChange(form).includes(name)) void trigger(name);
      // React Hook Form's state of now: the deferred one may not have the error yet.
      else if (hookForm.getFieldState(name).invalid) clearErrors(name);
    },

    draft: {
      isStored,
      isCleared: cleared !== null,
      toggleCleared() {
        setCleared(cleared ? null : { ...readDraft(call), values: read() });
        writeDraft(call, cleared ?? { values: {} });
        fill(cleared?.values ?? readValues(form));
      },
    },
  };
}
