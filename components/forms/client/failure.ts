import { failureText, type FailedAnswer } from '@/lib/forms/failure-text';
import { fieldsOf } from '@/lib/forms/fields-of';
import type { ClientForm } from '@/lib/forms/types';

interface Failure {
  /** Messages that belong to a field of the form, by its name. */
  errors: [name: string, message: string][];
  /** The text of the notice; null where nothing is said. */
  text: string | null;
}

/**
 * @param form the form that was sent
 * @param answer what came back
 * @returns what a failed submission shows, at the fields and in the notice
 */
export function failureOf(form: ClientForm, answer: FailedAnswer): Failure {
  const names = fieldsOf(form).map(({ name }) => name);
  const given = Object.entries((answer.kind === 'json' && answer.errors) || {});
  const errors = given.filter(([name]) => names.includes(name));
  const text = failureText(form.failure, answer);
  // Our own 422 has the banner's text as its message, and the banner stands over the form already.
  const isRepeated = errors.length > 0 && form.banner && text?.endsWith(form.banner);
  return { errors, text: isRepeated ? null : text };
}
