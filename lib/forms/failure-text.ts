/** Reads the response to a failed submission and returns the texts that visitors see. */
import { listFields } from '@/lib/forms/list-fields';
import type { ClientForm, Failure } from '@/lib/forms/types';

export const failures = {
  /** The message of the site's own 422, unless the form has a `banner`. */
  invalid: 'Please correct the errors below before submitting',
  noMessage: 'Failed to submit application',
  notJson: 'Server error: ',
  noAnswer: 'An error occurred. Please try again.',
  noticePrefix: 'Error submitting form: ',
} as const;

const MAX_SHOWN_CHARACTERS = 100;

/** The response to a failed submission; `none` if no complete response arrived. */
export type FailedResponse =
  | {
      kind: 'json';
      status: number;
      message?: string | undefined;
      errors?: Readonly<Record<string, string>> | undefined;
    }
  | { kind: 'text'; status: number; text: string }
  | { kind: 'none' };

/** Returns the text of the notice (docs/decisions/0039), or null if the form shows none. */
function chooseNotice(failure: Failure, response: FailedResponse): string | null {
  if (failure.kind === 'retryWithoutNotice') {
    // The submission is too large, and only the visitor can shorten it.
    return response.kind === 'json' && response.status === 413 ? response.message || null : null;
  }
  const { noticePrefix, bodyEllipsis, noAnswer } = failure;
  switch (response.kind) {
    case 'json':
      return noticePrefix + (response.message || failures.noMessage);
    case 'text':
      return (
        noticePrefix +
        failures.notJson +
        [...response.text].slice(0, MAX_SHOWN_CHARACTERS).join('') +
        bodyEllipsis
      );
    case 'none':
      return noticePrefix + noAnswer;
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
 * Returns the texts about a failed submission:
 *
 * - `errors`: messages by field name. The response may also use sent-as names.
 * - `otherMessages`: messages for fields that the form lacks, because the page was loaded before a deployment. A form
 *   without notices has them only if `errors` is empty.
 * - `text`: the notice, or null
 */
export function describeFailure(form: ClientForm, response: FailedResponse) {
  const messages = new Map(Object.entries((response.kind === 'json' && response.errors) || {}));
  const errors: Record<string, string> = {};
  for (const { name, sentAs = name } of listFields(form)) {
    const message = messages.get(name) || messages.get(sentAs);
    if (message) errors[name] = message;
    messages.delete(name);
    messages.delete(sentAs);
  }
  const hasErrors = Object.keys(errors).length > 0;
  const hasNoNotice = form.failure.kind === 'retryWithoutNotice';
  const otherMessages = [...messages].map(([name, message]) => `${humanizeName(name)}: ${message}`);
  const text = chooseNotice(form.failure, response);
  // The site's own 422 repeats the banner as its message.
  const isRepeated =
    (hasErrors || otherMessages.length > 0) && form.banner && text?.endsWith(form.banner);
  return {
    errors,
    otherMessages: hasNoNotice && hasErrors ? [] : otherMessages,
    text: isRepeated ? null : text,
  };
}

/** Returns a string or a list of strings as a list, without blank ones; [] for anything else. */
const readTexts = (value: unknown): string[] =>
  [value].flat().filter((text): text is string => typeof text === 'string' && text.trim() !== '');

/** Joins texts, and adds the periods that some frameworks leave out. */
const joinTexts = ([...texts]: readonly string[]) => {
  const last = texts.pop();
  return [...texts.map((text) => (/[.!?:]$/.test(text) ? text : `${text}.`)), last].join(' ');
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads an item of a list of errors: a message, or an object like `{ path: 'email', msg: '…' }`. */
function readErrorItem(item: unknown): [name: string, texts: string[]] {
  if (!isObject(item)) return ['', readTexts(item)];
  const { field, path = field, loc = path, message, msg = message } = item;
  // FastAPI has `loc: ['body', 'email']`.
  return [readTexts(loc).at(-1) ?? '', readTexts(msg)];
}

/** Returns the messages by field name. The name is `''` for messages without one. */
function readErrors(errors: unknown): Map<string, string[]> {
  const byName = new Map<string, string[]>();
  const entries = isObject(errors)
    ? Object.entries(errors).map(([name, value]) => [name, readTexts(value)] as const)
    : [errors].flat().map(readErrorItem);
  for (const [name, texts] of entries) {
    if (texts.length > 0) byName.set(name, [...(byName.get(name) ?? []), ...texts]);
  }
  return byName;
}

/**
 * Reads the response to a failed submission. Understands the error formats of common frameworks (failure-text.test.ts).
 *
 * @returns kind `json` only for valid JSON with a JSON content type
 */
export function readFailure(
  status: number,
  contentType: string | null,
  body: string,
): FailedResponse {
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
  // Text in `detail`: RFC 9457, section 3.1.4. A list of errors in `detail` was read above.
  const explanation =
    messageTexts.length > 0 || Array.isArray(detail) ? messageTexts : readTexts(detail);
  const texts = [...explanation, ...(byName.get('') ?? [])];
  byName.delete('');
  const namedErrors = [...byName].map(([name, texts]) => [name, joinTexts(texts)]);
  return {
    kind: 'json',
    status,
    message: joinTexts(texts),
    errors: Object.fromEntries(namedErrors),
  };
}
