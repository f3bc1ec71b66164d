/** Reads responses to submissions, and returns the texts about failures that visitors see. */
import { listFields } from '@/lib/forms/list-fields';
import type { FormDefinition, NoticeTexts } from '@/lib/forms/types';

export const failureTexts = {
  /** The message of the site's own 422, unless the form has a `banner`. */
  invalid: 'Please correct the errors below before submitting',
  noMessage: 'Failed to submit application',
  notJson: 'Server error: ',
  tryAgain: 'An error occurred. Please try again.',
  noticePrefix: 'Error submitting form: ',
} as const;

const MAX_SHOWN_CHARACTERS = 100;

/** The response to a failed submission; `none` if no complete response arrived. */
export type FailedResponse =
  | { kind: 'json'; status: number; message?: string; errors?: Readonly<Record<string, string>> }
  | { kind: 'text'; status: number; text: string }
  | { kind: 'none' };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const endWithPeriod = (text: string) => (/[.!?:]$/.test(text) ? text : `${text}.`);

/** Joins a text or a list of texts. Returns '' for anything else. */
const joinTexts = (value: unknown): string =>
  [value]
    .flat()
    .filter((text): text is string => typeof text === 'string' && text.trim() !== '')
    .map((text, index, { length }) => (index < length - 1 ? endWithPeriod(text) : text))
    .join(' ');

/** Parses a body. Returns undefined unless it is valid JSON with a JSON content type. */
export function parseJsonBody(contentType: string | null, body: string): unknown {
  if (!contentType || !/\bjson\b/i.test(contentType)) return undefined;
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/**
 * Reads the response to a failed submission: `message` or `detail`, and `errors` by field name. Each is a text or a
 * list of texts.
 */
export function readFailedResponse(
  status: number,
  contentType: string | null,
  body: string,
): FailedResponse {
  const json = parseJsonBody(contentType, body);
  if (json === undefined) return { kind: 'text', status, text: body };
  const { message, detail, errors } = isObject(json) ? json : {};
  const messages = Object.entries(isObject(errors) ? errors : {})
    .map(([name, value]) => [name, joinTexts(value)] as const)
    .filter(([, text]) => text !== '');
  return {
    kind: 'json',
    status,
    message: joinTexts(message) || joinTexts(detail),
    errors: Object.fromEntries(messages),
  };
}

const silentTexts: NoticeTexts = { prefix: '', ellipsis: '', noResponse: failureTexts.tryAgain };

function writeNotice({ notice }: FormDefinition, response: FailedResponse): string {
  const { prefix, ellipsis, noResponse } = notice === 'silent' ? silentTexts : notice;
  switch (response.kind) {
    case 'json':
      return prefix + (response.message || failureTexts.noMessage);
    case 'text': {
      // A list of code points, so that no character is cut in half.
      const start = [...response.text].slice(0, MAX_SHOWN_CHARACTERS).join('');
      return prefix + failureTexts.notJson + start + ellipsis;
    }
    case 'none':
      return prefix + noResponse;
  }
}

/**
 * Returns the texts about a failed submission:
 *
 * - `errors`: messages by field name. The response may also use sent-as names.
 * - `notice`: the text of the notice, followed by the messages of fields that the page does not have, because it was
 *   loaded before a deployment. A silent form has a notice only after a 4xx without an error at a field.
 */
export function describeFailure(
  form: FormDefinition,
  response: FailedResponse,
): { errors: Record<string, string>; notice?: string } {
  const messages = new Map(Object.entries((response.kind === 'json' && response.errors) || {}));
  const errors: Record<string, string> = {};
  for (const { name, sentAs = name } of listFields(form)) {
    const message = messages.get(name) || messages.get(sentAs);
    if (message) errors[name] = message;
    messages.delete(name);
    messages.delete(sentAs);
  }
  const hasErrors = Object.keys(errors).length > 0;
  const isClientError = response.kind !== 'none' && response.status < 500;
  if (form.notice === 'silent' && (hasErrors || !isClientError)) return { errors };
  // The site's own 422 repeats the banner as its message.
  const isBanner = hasErrors && response.kind === 'json' && response.message === form.banner;
  const otherMessages = [...messages].map(([name, message]) => `${name}: ${message}`);
  const texts = [...(isBanner ? [] : [writeNotice(form, response)]), ...otherMessages];
  return texts.length > 0 ? { errors, notice: joinTexts(texts) } : { errors };
}
