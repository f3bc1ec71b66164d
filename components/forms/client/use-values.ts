import {
  useDeferredValue,
  useEffectEvent,
  useLayoutEffect,
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
import { refusedByBrowser } from '@/components/forms/client/native-validation';
import { schemaResolver } from '@/components/forms/client/resolver';
import { findServerForm, moveFocus } from '@/components/forms/client/server-form';
import { edit } from '@/components/forms/client/submission';
import { isSame, readValues, type FormValues } from '@/components/forms/client/values';
import { growTextArea, refocusRadio, resizeTextAreas } from '@/components/forms/client/view';
import type { Errors } from '@/components/forms/control';
import { checkedOnChange } from '@/lib/forms/fields-of';
import type { ClientForm } from '@/lib/forms/types';

/** What a form shows, and the fields that a submit would refuse; nothing before it is hydrated. */
interface Shown {
  values: FormValues;
  refused: readonly string[];
}

/** The values and errors of one form (React Hook Form), and their draft. */
export function useValues(form: ClientForm) {
  const { call } = form;
  /** There from the first effect on. */
  const element = useRef<HTMLFormElement>(null!);
  const [server] = useState(() => findServerForm(call));
  const [checks] = useState(() => schemaResolver(form));
  const [first] = useState(() => startDraft(form, server?.form));
  const [isStored, setIsStored] = useState(first.isStored);
  const [shown, setShown] = useState<Shown>({ values: {}, refused: [] });
  /** What was just cleared, with its idempotency key: a clearing can be taken back. */
  const [cleared, setCleared] = useState<Draft | null>(null);
  const hookForm = useForm<FormValues>({
    resolver: checks?.resolve,
    defaultValues: first.values,
    // An error comes back at the next submit only, never while typing.
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { getValues, setValue, getFieldState, clearErrors, trigger, reset } = hookForm;
  // Deferred: the browser paints the press of a key or button before all errors are rendered.
  const { errors, submitCount } = useDeferredValue(hookForm.formState);

  /** What the form shows counts, also where an extension wrote it and no event told of it. */
  function read(): FormValues {
    // First: it may remove invisible characters.
    const refusedNatively = checks ? [] : refusedByBrowser(form, element.current);
    const values = readValues(form, element.current);
    for (const name in values)
      if (!isSame(values[name], getValues(name))) setValue(name, values[name]);
    const refused = checks?.refused(values) ?? refusedNatively;
    setShown({ values, refused });
    return values;
  }

  function fill(values: FormValues) {
    reset(values, { keepFieldsRef: true });
    resizeTextAreas(element.current);
    read();
  }

  /**
   * What was typed until now counts. React hydrates the server's form, unless its HTML is not what it was (a
   * browser has translated the page): then React has rendered the form anew, and it is filled in as the other was.
   */
  const start = useEffectEvent(() => {
    fill(startDraft(form, server?.form ?? element.current).values);
    if (server && server.form !== element.current) moveFocus(server, element.current);
    refocusRadio();
    for (const name of checkedOnChange(form)) if (getValues(name) !== '') void trigger(name);
  });
  /** On the way back to a form that was sent, browsers fill it in again, some after it was hydrated. */
  const forget = useEffectEvent(() => {
    if (readDraft(call).isSent) fill(startDraft(form, element.current).values);
  });
  const keep = useEffectEvent(() => {
    writeValues(call, read());
  });
  useLayoutEffect(() => {
    start();
    addEventListener('pageshow', forget);
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('pageshow', forget);
      removeEventListener('pagehide', keep);
    };
  }, []);

  return {
    ...hookForm,
    element,
    checks,
    shown,
    messages: Object.fromEntries(
      Object.entries(errors).map(([name, error]) => [name, `${error?.message}`]),
    ) satisfies Errors,
    submitCount,
    read,
    fill,

    change({ target }: ChangeEvent<HTMLFormElement, HTMLInputElement | HTMLTextAreaElement>) {
      const { name } = target;
      setIsStored(writeValues(call, read()));
      setCleared(null);
      if (target instanceof HTMLTextAreaElement) growTextArea(target);
      if (checkedOnChange(form).includes(name)) void trigger(name);
      // Without an error there is nothing to render once more.
      else if (getFieldState(name).invalid) clearErrors(name);
    },

    draft: {
      isStored,
      isCleared: cleared !== null,
      toggleCleared() {
        edit(call);
        setCleared(cleared ? null : { ...readDraft(call), values: read() });
        writeDraft(call, cleared ?? { values: {} });
        fill(cleared?.values ?? readValues(form));
      },
    },
  };
}
