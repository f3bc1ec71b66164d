import { createFormControl } from 'react-hook-form';
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
import {
  lazyResolver,
  preloadValidation,
  type FormValues,
} from '@/components/forms/live/validation';
import { quiet, type FormState, type LiveForm } from '@/components/forms/form-state';
import { failureText, type FailedAnswer } from '@/lib/forms/failure-text';
import type { FormView } from '@/lib/forms/types';
import { landingHeight } from '@/lib/scrolling';
import { failureLine, send, sendPersistently } from '@/lib/submissions/send';

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
  view: FormView,
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
    resolver: lazyResolver(call),
  });
  // What `useForm` does in its effect: without it, `getValues` gives the defaults.
  form.control._state.mount = true;
  const title = errorTitle();
  let state = quiet;
  let attempts = 0;
  let cleared: FormValues = {};
  let sending: Sending | null = null;

  function show(change: Partial<FormState>) {
    state = { ...state, ...change };
    state.isWrong = attempts > 0 && Object.keys(state.errors).length > 0;
    title.mark(state.isWrong || state.notice?.tone === 'bad');
    publish(state);
  }

  form.subscribe({
    formState: { errors: true },
    callback({ errors = {} }) {
      const said = Object.entries(errors).map(([name, error]) => [name, `${error?.message}`]);
      show({ errors: Object.fromEntries(said) as Errors });
    },
  });

  function empty() {
    clearDraft(call);
    attempts = 0;
    element.reset();
    form.reset(valuesOf(view, element));
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
    for (const [name, message] of landed) form.setError(name, { message });
    const text = failureText(failure, answer);
    // Our own 422 repeats the banner as its message: once is enough.
    const isSaid = landed.length > 0 && text?.endsWith(view.banner ?? '');
    show({ phase: 'editing', notice: text === null || isSaid ? null : { tone: 'bad', text } });
    showNotice(element);
  }

  async function post(values: FormValues, current: Sending) {
    const { signal } = current.controller;
    show({ phase: 'sending' });
    const key = keyFor(call, values);
    const attempt = () => send(call, values, key, signal);
    const answer = await (failure.kind === 'silent'
      ? sendPersistently(attempt, signal, (waiting) => Object.assign(current, { waiting }))
      : attempt());
    if (signal.aborted) return;
    if (answer.kind !== 'ok') return fail(answer);
    empty();
    thank();
  }

  return {
    bind: form.register,
    begin(arrived) {
      if (arrived) {
        empty();
        return thank();
      }
      // These were typed before this script was here to check each change.
      for (const { name, checkOnChange } of fields)
        if (checkOnChange && !isEmpty(form.getValues(name))) void form.trigger(name);
      if (byBrowser) refuseBlanks(element);
    },
    touch: () => preloadValidation(call),
    change(target) {
      const { name } = target as HTMLInputElement;
      growTextArea(target);
      if (byBrowser) refuseBlanks(element);
      if (state.isCleared) show({ isCleared: false });
      if (fields.find((field) => field.name === name)?.checkOnChange) void form.trigger(name);
      else if (state.errors[name]) form.clearErrors(name);
    },
    async submit() {
      // A second submit does nothing, but ends the wait between two attempts of a silent form.
      if (sending && !sending.waiting) return;
      // The browser could not know of blanks before this script was here.
      if (byBrowser) refuseBlanks(element);
      if (byBrowser && !element.reportValidity()) return;
      sending?.controller.abort();
      const current: Sending = { controller: new AbortController(), waiting: false };
      sending = current;
      show({ notice: null, ...(view.submittingLabel && { phase: 'sending' }) });
      if (view.scrollOnSubmit) scrollTo({ top: landingHeight, behavior: 'instant' });
      attempts += 1;
      const submit = form.handleSubmit(
        (values) => post(values, current),
        () => show({ phase: 'editing' }),
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
      sending?.controller.abort();
      title.mark(false);
    },
  };
}
