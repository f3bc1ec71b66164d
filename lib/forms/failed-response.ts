/** Reads the response to a failed submission. */

/** The response to a failed submission; `none` if no complete response arrived. */
export type FailedResponse =
  | { kind: 'json'; status: number; message?: string; errors?: Readonly<Record<string, string>> }
  | { kind: 'text'; status: number; text: string }
  | { kind: 'none' };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const endWithPeriod = (text: string) => (/[.!?:]$/.test(text) ? text : `${text}.`);

/** Joins a text or a list of texts. Returns '' for anything else. */
export const joinTexts = (value: unknown): string =>
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
