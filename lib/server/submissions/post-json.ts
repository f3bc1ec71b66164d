/** One POST to the upstream and what came of it. */
import 'server-only';
import { Agent, request, type Dispatcher } from 'undici';
import type { Answered } from '@/lib/server/submissions/outcome';

/** How much of an answer is read, in bytes. */
export const RESPONSE_LIMIT = 128 * 1024;

/**
 * Connections are kept for the next request. An idle one is closed after 4 s, before most servers
 * do: a server could close it in the moment of our next POST.
 */
const agent = new Agent({
  keepAliveTimeout: 4_000,
  maxResponseSize: RESPONSE_LIMIT,
  // postJson has one time-out for connection, head and body together.
  headersTimeout: 0,
  bodyTimeout: 0,
});

/** Why there is no answer that could be passed on. */
export type UpstreamFailure =
  /** The name of its host is not known. */
  | 'dns'
  /** No connection: nobody listens there, or there is no way to it. */
  | 'refused'
  /** No encrypted connection: its certificate, or no TLS at all. */
  | 'tls'
  /** The connection broke before an answer. */
  | 'reset'
  /** What came was no HTTP, or no status (RFC 9110, section 15). */
  | 'protocol'
  /** Nothing came in time. */
  | 'timeout'
  /** 3xx: a POST cannot follow it, and where it leads is nobody we know. */
  | 'redirect';

/** What the upstream said to one submission. */
export type UpstreamResponse =
  Answered | { kind: 'failed'; failure: UpstreamFailure; status: number | null };

/**
 * @param url `http:` or `https:`
 * @param headers besides those that make it JSON
 * @param body JSON
 * @param timeoutMs from connecting to the last byte of the answer, in ms
 * @returns what the upstream said; a body that breaks off, never ends or is too long is cut, and
 *   does not change what the status said; never throws
 */
export async function postJson(
  url: string,
  headers: Record<string, string>,
  body: string,
  timeoutMs: number,
): Promise<UpstreamResponse> {
  // Not AbortSignal.timeout(): under load, thousands of signals would wait for their time to pass.
  const aborter = new AbortController();
  const timer = setTimeout(
    () => aborter.abort(new DOMException('no answer in time', 'TimeoutError')),
    timeoutMs,
  );
  try {
    const response = await request(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', accept: 'application/json' },
      body,
      dispatcher: agent,
      signal: aborter.signal,
    });
    return await read(response);
  } catch (error) {
    return { kind: 'failed', failure: failureOf(error), status: null };
  } finally {
    clearTimeout(timer);
  }
}

async function read(response: Dispatcher.ResponseData): Promise<UpstreamResponse> {
  const { statusCode: status, headers } = response;
  // Reset, too slow or too long: what came is what there is.
  response.body.on('error', () => undefined);
  if (status < 200 || status > 599) {
    response.body.destroy();
    return { kind: 'failed', failure: 'protocol', status: null };
  }
  if (status >= 300 && status < 400) {
    response.body.destroy();
    return { kind: 'failed', failure: 'redirect', status };
  }
  const body = await textOf(response.body);
  const type = String(headers['content-type'] ?? '');
  return {
    kind: 'answered',
    status,
    body,
    json: /^application\/([\w.+-]+\+)?json\b/i.test(type) && isJson(body),
    retryAfter: headers['retry-after'] === undefined ? null : String(headers['retry-after']),
  };
}

/** @returns the body, as far as it came */
async function textOf(body: Dispatcher.ResponseData['body']): Promise<string> {
  const chunks: Buffer[] = [];
  body.on('data', (chunk: Buffer) => chunks.push(chunk));
  await new Promise((resolve) => body.once('close', resolve));
  return new TextDecoder().decode(Buffer.concat(chunks));
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Codes of Node's network, TLS and HTTP parser, and of undici. */
const CODES: [RegExp, UpstreamFailure][] = [
  [/^(ENOTFOUND|EAI_)/, 'dns'],
  [/^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL)$/, 'refused'],
  [/^(ERR_SSL_|ERR_TLS_|CERT_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|EPROTO$)/, 'tls'],
  [/^(ETIMEDOUT$|UND_ERR_(CONNECT|HEADERS|BODY)_TIMEOUT$)/, 'timeout'],
  [/^(HPE_|UND_ERR_HEADERS_OVERFLOW$)/, 'protocol'],
];

/** @param error what undici threw: its message holds the host's name and is not looked at */
function failureOf(error: unknown): UpstreamFailure {
  if (!(error instanceof Error)) return 'reset';
  // Our own, from postJson.
  if (error.name === 'TimeoutError') return 'timeout';
  const code = 'code' in error ? String(error.code) : '';
  return CODES.find(([pattern]) => pattern.test(code))?.[1] ?? 'reset';
}
