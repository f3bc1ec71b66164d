import { createFormControl, type FieldErrors } from 'react-hook-form';
import type { Errors } from '@/components/forms/control';
import { clearDraft, saveDraft, valuesOf } from '@/components/forms/draft';
import { keyFor } from '@/components/forms/live/key';
import {
  focusFirstError,
  growTextArea,
  isEmpty,
  refuseBlanks,
  showNotice,
} from '@/components/forms/live/form-element';
import { errorTitle } from '@/components/forms/live/error-title';
import { tieInputs } from '@/components/forms/live/tie';
import {
  hasValidation,
  loadValidation,
  resolverOf,
  validationOrLate,
  type FormValues,
} from '@/components/forms/live/validation';
import { quiet, type FormState, type LiveForm } from '@/components/forms/form-state';
import { afterPaint } from '@/lib/after-paint';
import { failureText, type FailedAnswer } from '@/lib/forms/failure-text';
import type { ClientForm } from '@/lib/forms/types';
import { landingHeight } from '@/lib/scrolling';
import { sendWithRetries } from '@/components/forms/client/retry';
import { failureLine, send } from '@/components/forms/client/send';

const messagesOf = (errors: FieldErrors<FormValues>): Errors =>
  Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, `${error?.message}`]));

/** A submission under way: `waiting` between two attempts of a silent form. */
interface Sending {
  controller: AbortController;
  waiting: boolean;
}

/**
 * Brings a form to life (specification, section 4): editing, submitted with errors, submitting,
 * success, failure; and what is typed kept in this tab until it arrived.
 *
 * @param view the form
 * @param element its element; what was typed before now is read from it
 * @param publish shows a new state at once: the page stands as it says when this returns
 */
export function createLiveForm(
  view: ClientForm,
  element: HTMLFormElement,
  publish: (state: FormState) => void,
): LiveForm {
  const { call, failure, success } = view;
  const fields = view.groups.flatMap((group) => group.fields);
  const names = fields.map(({ name }) => name);
  const byBrowser = view.validation === 'browser';
  const form = createFormControl<FormValues>({
    mode: 'onSubmit',
    // An error comes back at the next submit only, never while typing.
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    // What stands in the form already: a group of radios would be emptied as it is registered.
    defaultValues: valuesOf(view, element),
    resolver: resolverOf(call),
  });
  let note = tieInputs(form, element, names);
  const title = errorTitle();
  let state = quiet;
  let attempts = 0;
  let cleared: FormValues = {};
  let sending: Sending | null = null;
  let isStarting = false;
  let hasLeft = false;
  let isHeld = false;

  function show(change: Partial<FormState>) {
    const next = { ...state, ...change };
    next.isWrong = attempts > 0 && Object.keys(next.errors).length > 0;
    // react-hook-form tells of its errors at every step; each showing is a render.
    if (JSON.stringify(next) === JSON.stringify(state)) return;
    state = next;
    title.mark(state.isWrong || state.notice?.tone === 'bad');
    if (!isHeld) publish(state);
  }

  form.subscribe({
    formState: { errors: true },
    callback({ errors = {} }) {
      show({ errors: messagesOf(errors) });
    },
  });

  function empty() {
    clearDraft(call);
    attempts = 0;
    element.reset();
    form.reset(valuesOf(view, element));
    // It has let go of them.
    note = tieInputs(form, element, names);
  }

  async function check(name: string) {
    await validationOrLate(call);
    await form.trigger(name);
  }

  function thank() {
    const text = success.kind === 'notice' ? success.text : null;
    show(text ? { phase: 'editing', notice: { tone: 'good', text } } : { phase: 'sent' });
    if (text) showNotice(element);
  }

  function fail(answer: FailedAnswer) {
    console.error(failureLine(call, answer));
    const told = Object.entries((answer.kind === 'json' && answer.errors) || {});
    const landed = told.filter(([name]) => names.includes(name));
    // Shown together, below.
    isHeld = true;
    for (const [name, message] of landed) form.setError(name, { message });
    isHeld = false;
    const text = failureText(failure, answer);
    // Our own 422 repeats the banner as its message: once is enough.
    const isSaid = landed.length > 0 && text?.endsWith(view.banner ?? '');
    show({ phase: 'editing', notice: text === null || isSaid ? null : { tone: 'bad', text } });
    showNotice(element);
  }

  async function post(values: FormValues, current: Sending) {
    const { signal } = current.controller;
    show({ phase: 'sending', notice: null });
    const key = keyFor(call, values);
    const attempt = () => send(call, values, key, signal);
    const answer = await (failure.kind === 'retrySilently'
      ? sendWithRetries(attempt, signal, (waiting) => Object.assign(current, { waiting }))
      : attempt());
    if (signal.aborted) return;
    if (answer.kind !== 'ok') return fail(answer);
    empty();
    thank();
  }

  return {
    async begin(arrived) {
      if (arrived) {
        empty();
        return thank();
      }
      // These were typed before this script was here to check each change.
      for (const { name, checkOnChange } of fields)
        if (checkOnChange && !isEmpty(form.getValues(name))) void check(name);
      if (byBrowser) refuseBlanks(element);
      // The browser is asked at a submit, but only once it has shown the pressed button.
      element.noValidate = true;
      await afterPaint();
      void loadValidation(call);
    },
    change(target) {
      const { name } = target as HTMLInputElement;
      note(target);
      growTextArea(target);
      if (byBrowser) refuseBlanks(element);
      if (state.isCleared) show({ isCleared: false });
      if (fields.find((field) => field.name === name)?.checkOnChange) void check(name);
      else if (state.errors[name]) form.clearErrors(name);
    },
    async submit() {
      // A second submit does nothing, but ends the wait between two attempts of a silent form.
      const earlier = sending;
      if (isStarting || (earlier && !earlier.waiting)) return;
      isStarting = true;
      if (!hasValidation(call)) show({ notice: null, phase: 'sending' });
      await validationOrLate(call);
      isStarting = false;
      if (hasLeft || sending !== earlier || (earlier && !earlier.waiting)) return;
      if (byBrowser) refuseBlanks(element);
      if (byBrowser && !element.reportValidity()) return;
      earlier?.controller.abort();
      const current: Sending = { controller: new AbortController(), waiting: false };
      sending = current;
      if (view.scrollOnSubmit) scrollTo({ top: landingHeight, behavior: 'instant' });
      attempts += 1;
      const submit = form.handleSubmit(
        (values) => post(values, current),
        (errors) => show({ phase: 'editing', notice: null, errors: messagesOf(errors) }),
      );
      await submit();
      if (sending !== current) return;
      sending = null;
      focusFirstError(element);
    },
    clear() {
      cleared = structuredClone(form.getValues());
      empty();
      show({ notice: null, errors: {}, isCleared: true });
    },
    restore() {
      for (const name of names) form.setValue(name, cleared[name]);
      saveDraft(view, element);
      show({ isCleared: false });
    },
    dismiss: () => show({ notice: null }),
    stay: () => show({ phase: 'editing' }),
    leave() {
      hasLeft = true;
      sending?.controller.abort();
      title.mark(false);
    },
  };
}
