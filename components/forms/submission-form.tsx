'use client';

import {
  Activity,
  use,
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
import { findInvalidFields, type Errors } from '@/components/forms/control';
import { draftCopy, formCopy } from '@/components/forms/copy';
import { clearDraft, getKey, readDraft, writeDraft, type Draft } from '@/components/forms/draft';
import { ErrorBanner } from '@/components/forms/error-banner';
import { FormFields } from '@/components/forms/form-fields';
import { FormStrip } from '@/components/forms/form-strip';
import { createResolver } from '@/components/forms/resolver';
import { send } from '@/components/forms/submission';
import { FormPageContext } from '@/components/forms/thank-you';
import {
  fillForm,
  findFinishedParts,
  isEmpty,
  isEqual,
  readHoneypot,
  readValues,
  type FormRef,
  type FormValues,
} from '@/components/forms/values';
import { AlertIcon } from '@/components/ui/alert-icon';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';
import { centerAndFocus } from '@/lib/browser/inputs';
import { initialScrollY } from '@/lib/browser/scrolling';
import { describeFailure } from '@/lib/forms/failure-text';
import { listFieldsCheckedOnChange } from '@/lib/forms/list-fields';
import styles from './submission-form.module.css';

interface SubmissionFormProps {
  /** Shown above the list of the form's parts, beside the form on wide screens. */
  card?: ReactNode;
}

/** The form of the page. `Activity` makes React hydrate it after the page (docs/decisions/0005). */
export function SubmissionForm(props: SubmissionFormProps) {
  return (
    <Activity>
      <HydratedForm {...props} />
    </Activity>
  );
}

const findFirstError = (element: HTMLFormElement) =>
  element.querySelector<HTMLElement>('[data-invalid] :is(input, select, textarea), [role="alert"]');

/**
 * The form element holds the values, React Hook Form the errors and `isSubmitting`, and session storage a copy of the
 * values (docs/decisions/0052). Without JavaScript, the browser posts the form to the same route.
 */
function HydratedForm({ card }: SubmissionFormProps) {
  const { form, drawing, sentValues, setSentValues } = use(FormPageContext);
  const { formId, parts, success, submitLabel, submittingLabel } = form;
  const element: FormRef = useRef(null);
  const isPressed = useRef(false);
  const isHydrated = useIsHydrated();
  const [{ resolver, load }] = useState(() => createResolver(form));
  const [finished, setFinished] = useState<readonly boolean[]>([]);
  const [cleared, setCleared] = useState<Draft | null>(null);
  // No input is registered: React Hook Form holds no values.
  const { handleSubmit, trigger, getFieldState, setError, clearErrors, reset, formState } = useForm<
    FormValues,
    FormRef
  >({ resolver, context: element, shouldFocusError: false });
  const { isSubmitting } = formState;
  // Deferred, so that the browser paints the pressed button before React renders all errors.
  const { errors, submitCount } = useDeferredValue(formState);
  const messages: Errors = Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [name, `${error?.message}`]),
  );
  const invalidFields = submitCount > 0 ? findInvalidFields(form, messages) : [];
  const thanks = sentValues && success.kind === 'alert' ? success : null;

  function showFinishedParts(values: FormValues) {
    const next = findFinishedParts(form, values);
    setFinished((current) => (isEqual(current, next) ? current : next));
  }

  function fill(values: FormValues) {
    if (!element.current) return;
    fillForm(element.current, values);
    showFinishedParts(values);
  }

  function store() {
    const values = readValues(form, element.current);
    writeDraft(formId, { values });
    return values;
  }

  /** What the visitor has typed before hydration wins over the draft. */
  const fillFromDraft = useEffectEvent(() => {
    const values = readValues(form, element.current);
    const draft = readDraft(formId);
    for (const name in values)
      if (isEmpty(values[name])) values[name] = draft.values[name] ?? values[name]!;
    fill(values);
    store();
  });
  const storeOnLeave = useEffectEvent(() => void store());
  useEffect(() => {
    fillFromDraft();
    // Autofill writes without events.
    addEventListener('pagehide', storeOnLeave);
    return () => removeEventListener('pagehide', storeOnLeave);
  }, []);

  useEffect(() => {
    const target = submitCount > 0 && element.current && findFirstError(element.current);
    if (target) centerAndFocus(target);
  }, [submitCount]);

  /** Sends the values, even if the visitor leaves the page meanwhile. */
  async function submit(values: FormValues, honeypot: object) {
    const response = await send(form, { ...values, ...honeypot }, getKey(formId, values));
    if (response.kind === 'ok') {
      clearDraft(formId, values);
      if (isEqual(readValues(form, element.current), values)) fill(readValues(form));
      return setSentValues(values);
    }
    const { errors, notice } = describeFailure(form, response);
    for (const [name, message] of Object.entries(errors)) setError(name, { message });
    if (notice) setError('root', { message: notice });
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // `isSubmitting` is still false for a second press in the same frame.
    if (isPressed.current) return;
    isPressed.current = true;
    setSentValues(null);
    if (form.resetPageScrollOnSubmit) scrollTo({ top: initialScrollY, behavior: 'instant' });
    const honeypot = readHoneypot(event.currentTarget);
    await handleSubmit((values) => submit(values, honeypot))();
    isPressed.current = false;
  }

  function onChange({ target: { name } }: ChangeEvent<HTMLFormElement, HTMLInputElement>) {
    showFinishedParts(store());
    setCleared(null);
    if (listFieldsCheckedOnChange(form).includes(name)) void trigger(name);
    else if (getFieldState(name).invalid) clearErrors(name);
  }

  function clear() {
    setCleared({ ...readDraft(formId), values: readValues(form, element.current) });
    clearDraft(formId);
    fill(readValues(form));
    reset();
  }

  function undo(draft: Draft) {
    setCleared(null);
    writeDraft(formId, draft);
    fill(draft.values);
  }

  return (
    <div className={styles.container}>
      <p className={styles.note}>{draftCopy.kept}</p>
      {parts.length > 1 && (
        <div className={styles.side}>
          <div className={styles.sticky}>
            <div className={styles.card}>
              {card && <div className={styles.about}>{card}</div>}
              <FormStrip parts={parts} finished={finished} />
            </div>
          </div>
        </div>
      )}
      <form
        ref={element}
        className="stack-6"
        data-form={formId}
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
        {thanks && <Notice tone="good" icon={drawing} text={thanks.text} link={thanks.link} />}
        {messages.root && <Notice tone="bad" icon={<AlertIcon />} text={messages.root} />}
        <div className={`screen-only stack-4 ${styles.actions}`}>
          <Button
            type="submit"
            disabled={isSubmitting && submittingLabel !== undefined}
            data-pending={isSubmitting || undefined}
          >
            {isSubmitting ? (submittingLabel ?? submitLabel) : submitLabel}
          </Button>
          <p role="status" className="visually-hidden">
            {isSubmitting ? formCopy.sending : formCopy.countErrors(invalidFields.length)}
          </p>
          <p className={styles.note}>
            <span role="status">{cleared && draftCopy.cleared}</span>{' '}
            <button
              type="button"
              disabled={isSubmitting}
              onClick={cleared ? () => undo(cleared) : clear}
            >
              {cleared ? draftCopy.undo : draftCopy.clear}
            </button>
          </p>
        </div>
      </form>
    </div>
  );
}
