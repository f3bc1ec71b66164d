import { fieldsOf } from '@/lib/forms/fields-of';
import type { ClientForm, Failure } from '@/lib/forms/types';

export const failures = {
  /** Over the fields in error, on a form that does not say it in words of its own. */
  invalid: 'Please correct the errors below before submitting',
  noMessage: 'Failed to submit application',
  notJson: 'Server error: ',
  noAnswer: 'An error occurred. Please try again.',
  prefix: 'Error submitting form: ',
} as const;

/** How much of an answer that is not JSON is shown, in characters. */
const failureCut = 100;

/** An answer that was not a success, as far as it came. */
export type FailedAnswer =
  | {
      kind: 'json';
      status: number;
      message?: string | undefined;
      errors?: Readonly<Record<string, string>> | undefined;
    }
  | { kind: 'text'; status: number; text: string }
  | { kind: 'none' };

/** As docs/decisions.md says under "Failure texts"; null on a form that stays silent. */
function failureText(failure: Failure, answer: FailedAnswer): string | null {
  if (failure.kind === 'retrySilently') {
    // Too long: only the visitor can make it shorter.
    return answer.kind === 'json' && answer.status === 413 ? (answer.message ?? null) : null;
  }
  const { prefix, ellipsis, noAnswer } = failure;
  switch (answer.kind) {
    case 'json':
      return prefix + (answer.message || failures.noMessage);
    case 'text':
      return prefix + failures.notJson + [...answer.text].slice(0, failureCut).join('') + ellipsis;
    case 'none':
      return prefix + noAnswer;
  }
}

/** A field's name in words: `zip_code` and `zipCode` are "Zip code". */
const inWords = (name: string) => {
  const words = name
    .replace(/_/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/**
 * What a failed submission shows, in the page and on the page that answers a form without JavaScript.
 *
 * @param form the form that was sent
 * @param answer what came back; its errors may carry the form's names or the names that were sent
 * @returns the messages at fields that the form has, by the form's own names; for the banner, the messages
 *   for other fields, since the site may be newer than the page, on a silent form only where nothing else is
 *   shown; and the text of the notice, null where there is none
 */
export function describeFailure(form: ClientForm, answer: FailedAnswer) {
  const messages = new Map(Object.entries((answer.kind === 'json' && answer.errors) || {}));
  const errors: Record<string, string> = {};
  for (const { name } of fieldsOf(form)) {
    const sentAs = form.sentAs?.[name] ?? name;
    const message = messages.get(name) || messages.get(sentAs);
    if (message) errors[name] = message;
    messages.delete(name);
    messages.delete(sentAs);
  }
  const hasErrors = Object.keys(errors).length > 0;
  const isSilent = form.failure.kind === 'retrySilently';
  const others = [...messages].map(([name, message]) => `${inWords(name)}: ${message}`);
  const text = failureText(form.failure, answer);
  // Our own 422 has the banner's text as its message, and the banner stands over the form already.
  const isRepeated = (hasErrors || others.length > 0) && form.banner && text?.endsWith(form.banner);
  return {
    errors,
    others: isSilent && hasErrors ? [] : others,
    text: isRepeated ? null : text,
  };
}

/**
 * Reads the body of an answer that was not a success.
 * @param status the HTTP status
 * @param contentType its Content-Type header
 * @param body its whole text
 * @returns `json` only for a body that both says it is JSON and is
 */
export function readFailure(
  status: number,
  contentType: string | null,
  body: string,
): FailedAnswer {
  if (!contentType || !/\bjson\b/i.test(contentType)) return { kind: 'text', status, text: body };
  try {
    const json: unknown = JSON.parse(body);
    const { message, errors } = (json ?? {}) as { message?: unknown; errors?: unknown };
    return {
      kind: 'json',
      status,
      ...(typeof message === 'string' && message.trim() && { message }),
      ...(isErrors(errors) && { errors }),
    };
  } catch {
    return { kind: 'text', status, text: body };
  }
}

const isErrors = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((message) => typeof message === 'string');
