import type { createFormControl } from 'react-hook-form';
import type { FormValues } from '@/components/forms/live/validation';
import { honeypot } from '@/lib/forms/honeypot';

type Form = ReturnType<typeof createFormControl<FormValues>>;

/**
 * Ties the inputs that stand in the page to react-hook-form, which keeps their values. Not as props
 * of the inputs: that would render every field when the form comes to life, and tie each anew
 * whenever one of them changes.
 *
 * @param names the form's fields
 * @returns tells react-hook-form that an input has changed
 */
export function tieInputs(form: Form, element: HTMLFormElement, names: readonly string[]) {
  // What `useForm` does in its effect: without it, `getValues` gives the defaults.
  form.control._state.mount = true;
  const known = new Set([...names, honeypot.name]);
  for (const input of element.elements) {
    const name = input.getAttribute('name');
    if (name !== null && known.has(name)) form.register(name).ref(input);
  }
  const { onChange } = form.register(honeypot.name);
  return (target: EventTarget) => void onChange({ target, type: 'change' });
}
