/** One POST to the upstream and what came of it: the only place that calls it. */
import 'server-only';
import type { Readable } from 'node:stream';
import { Agent, request } from 'undici';
import type { Responded } from '@/lib/server/submissions/outcome';

/** How much of a response is read, in characters. */
export const RESPONSE_LIMIT = 128 * 1024;
/** In ms; a lease of the store is longer. */
const TIMEOUT = 8_000;
/** Keeps connections open: for 4 s, or a second less than the upstream says it does. */
const dispatcher = new Agent({ keepAliveTimeout: 4_000 });

/**
 * `failed`: nothing that could be passed on. The reason is an error's code or name (ENOTFOUND,
 * UND_ERR_…), TIMEOUT, REDIRECT, or NO_STATUS for what is none (RFC 9110, section 15).
 */
export type UpstreamResponse =
  Responded | { kind: 'failed'; reason: string; status: number | null };

/**
 * Posts JSON, once: whoever wants it sent again has the key for that (docs/decisions.md).
 *
 * @param timeoutMs from connecting to the last byte of the response, in ms
 * @returns what the upstream said; a body that breaks off, never ends or is too long is cut, and
 *   does not change what the status said; never throws
 */
export async function postJson(
  url: string,
  headers: Record<string, string>,
  body: string,
  timeoutMs = TIMEOUT,
): Promise<UpstreamResponse> {
  const controller = new AbortController();
  const { signal } = controller;
  // Cleared at the end, which AbortSignal.timeout() is not: a timer keeps what its request holds.
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  try {
    const response = await request(url, {
      dispatcher,
      signal,
      body,
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', accept: 'application/json' },
    });
    const text = await textOf(response.body);
    const { statusCode: status } = response;
    if (status > 599) return { kind: 'failed', reason: 'NO_STATUS', status: null };
    // A POST cannot follow it, and where it leads is nobody we know.
    if (status >= 300 && status < 400) return { kind: 'failed', reason: 'REDIRECT', status };
    const [type = '', retryAfter = null] = ['content-type', 'retry-after'].map(
      (name) => [response.headers[name]].flat()[0],
    );
    const json = /^application\/([\w.+-]+\+)?json\b/i.test(type) && isJson(text);
    return { kind: 'responded', status, body: text, json, retryAfter };
  } catch (error) {
    return { kind: 'failed', reason: signal.aborted ? 'TIMEOUT' : codeOf(error), status: null };
  } finally {
    clearTimeout(timer);
  }
}

/** Not the message, which holds the host's name. undici's parser has errors without a code. */
const codeOf = (error: unknown) => {
  if (!(error instanceof Error)) return 'UNKNOWN';
  return 'code' in error && error.code ? String(error.code) : error.name;
};

/** The beginning is what a visitor may be shown (docs/decisions.md, "Failure texts"). */
async function textOf(body: Readable): Promise<string> {
  let text = '';
  try {
    for await (const part of body.setEncoding('utf8')) {
      text += part;
      if (text.length > RESPONSE_LIMIT) break;
    }
  } catch {
    // Reset or too slow: what came is what there is.
  }
  return text.slice(0, RESPONSE_LIMIT);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
