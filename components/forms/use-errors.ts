import { useDeferredValue, useState } from 'react';
import type { Errors } from '@/components/forms/control';

/** Keeps the errors of a form's fields, and counts the submits whose checks are over. */
export function useErrors() {
  const [state, setState] = useState<{ errors: Errors; submitCount: number }>({
    errors: {},
    submitCount: 0,
  });
  // Deferred: the browser paints the press of a key or button before all errors are rendered.
  const { errors, submitCount } = useDeferredValue(state);

  return {
    errors,
    submitCount,
    /** Replaces all errors by those that a submit found. */
    endSubmit: (found: Errors) =>
      setState((before) => ({ errors: found, submitCount: before.submitCount + 1 })),
    addErrors: (added: Errors) =>
      setState((before) => ({ ...before, errors: { ...before.errors, ...added } })),
    /** Sets or clears the error of one field. Renders only if it changes. */
    setError: (name: string, message?: string) =>
      setState((before) =>
        before.errors[name] === message
          ? before
          : { ...before, errors: { ...before.errors, [name]: message } },
      ),
    reset: () => setState({ errors: {}, submitCount: 0 }),
  };
}
