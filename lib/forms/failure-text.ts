/** Reads the answer to a failed submission, and returns the texts that visitors see. */
import { listFields } from '@/lib/forms/list-fields';
import type { ClientForm, Failure } from '@/lib/forms/types';

export const failures = {
  /** The banner of a form that has none of its own. */
  invalid: 'Please correct the errors below before submitting',
  noMessage: 'Failed to submit application',
  notJson: 'Server error: ',
  noAnswer: 'An error occurred. Please try again.',
  prefix: 'Error submitting form: ',
} as const;

const MAX_SHOWN_CHARACTERS = 100;

/** The answer to a failed submission; `none` if no complete answer came. */
export type FailedAnswer =
  | {
      kind: 'json';
      status: number;
      message?: string | undefined;
      errors?: Readonly<Record<string, string>> | undefined;
    }
  | { kind: 'text'; status: number; text: string }
  | { kind: 'none' };

/** Returns the text of the notice (docs/decisions/0039), or null on a silent form. */
function chooseNotice(failure: Failure, answer: FailedAnswer): string | null {
  if (failure.kind === 'retrySilently') {
    // The form is too large, and only the visitor can shorten it.
    return answer.kind === 'json' && answer.status === 413 ? answer.message || null : null;
  }
  const { prefix, ellipsis, noAnswer } = failure;
  switch (answer.kind) {
    case 'json':
      return prefix + (answer.message || failures.noMessage);
    case 'text':
      return (
        prefix +
        failures.notJson +
        [...answer.text].slice(0, MAX_SHOWN_CHARACTERS).join('') +
        ellipsis
      );
    case 'none':
      return prefix + noAnswer;
  }
}

/** Turns a field's name into words: `zip_code` and `zipCode` become "Zip code". */
const humanizeName = (name: string) => {
  const words = name
    .replace(/_/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/**
 * Returns the texts about a failed submission.
 *
 * @param answer may name fields by the form's names or the upstream's
 * @returns `errors`: messages by the form's field names. `otherMessages`: messages for fields that this form does not
 *   have, because the page was loaded before a deployment; for a silent form, only if `errors` is empty. `text`: the notice, or null
 */
export function describeFailure(form: ClientForm, answer: FailedAnswer) {
  const messages = new Map(Object.entries((answer.kind === 'json' && answer.errors) || {}));
  const errors: Record<string, string> = {};
  for (const { name, sentAs = name } of listFields(form)) {
    const message = messages.get(name) || messages.get(sentAs);
    if (message) errors[name] = message;
    messages.delete(name);
    messages.delete(sentAs);
  }
  const hasErrors = Object.keys(errors).length > 0;
  const isSilent = form.failure.kind === 'retrySilently';
  const otherMessages = [...messages].map(([name, message]) => `${humanizeName(name)}: ${message}`);
  const text = chooseNotice(form.failure, answer);
  // The site's own 422 repeats the banner as its message.
  const isRepeated =
    (hasErrors || otherMessages.length > 0) && form.banner && text?.endsWith(form.banner);
  return {
    errors,
    otherMessages: isSilent && hasErrors ? [] : otherMessages,
    text: isRepeated ? null : text,
  };
}

/** Returns the non-blank texts of a string or a list of strings; [] for anything else. */
const readTexts = (value: unknown): string[] =>
  [value].flat().filter((text): text is string => typeof text === 'string' && text.trim() !== '');

/** Joins texts, and adds the full stops that some frameworks leave out. */
const joinTexts = ([...texts]: readonly string[]) => {
  const last = texts.pop();
  return [...texts.map((text) => (/[.!?:]$/.test(text) ? text : `${text}.`)), last].join(' ');
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads an item of a list of errors: a text without a name, or an object like `{ path: 'email', msg: '…' }`. */
function readItem(item: unknown): [name: string, texts: string[]] {
  if (!isObject(item)) return ['', readTexts(item)];
  const { field, path = field, loc = path, message, msg = message } = item;
  // FastAPI has `loc: ['body', 'email']`.
  return [readTexts(loc).at(-1) ?? '', readTexts(msg)];
}

/** Returns the texts by field name; texts without a name have the name `''`. */
function readErrors(errors: unknown): Map<string, string[]> {
  const byName = new Map<string, string[]>();
  const entries = isObject(errors)
    ? Object.entries(errors).map(([name, value]) => [name, readTexts(value)] as const)
    : [errors].flat().map(readItem);
  for (const [name, texts] of entries) {
    if (texts.length > 0) byName.set(name, [...(byName.get(name) ?? []), ...texts]);
  }
  return byName;
}

/**
 * Reads the answer to a failed submission. Understands the errors of common frameworks, listed in failure-text.test.ts,
 * and ignores anything else.
 *
 * @param contentType the Content-Type header
 * @returns `json` only for valid JSON with a JSON content type
 */
export function readFailure(
  status: number,
  contentType: string | null,
  body: string,
): FailedAnswer {
  const asText = { kind: 'text', status, text: body } as const;
  if (!contentType || !/\bjson\b/i.test(contentType)) return asText;
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return asText;
  }
  const {
    message,
    detail,
    errors = Array.isArray(detail) ? detail : null,
  } = isObject(json) ? json : {};
  const byName = readErrors(errors);
  const messageTexts = readTexts(message);
  // RFC 9457, section 3.1.4. A list of errors has been read above.
  const explanation =
    messageTexts.length > 0 || Array.isArray(detail) ? messageTexts : readTexts(detail);
  const texts = [...explanation, ...(byName.get('') ?? [])];
  byName.delete('');
  const named = [...byName].map(([name, texts]) => [name, joinTexts(texts)]);
  return { kind: 'json', status, message: joinTexts(texts), errors: Object.fromEntries(named) };
}
