/** One POST to the upstream and what came of it. The only place that calls the upstream. */
import 'server-only';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { Answered } from '@/lib/server/submissions/outcome';

/** How much of an answer is read, in bytes. */
export const RESPONSE_LIMIT = 128 * 1024;

/** From connecting to the last byte of the answer, in ms; the store's lease is longer. */
const TIMEOUT = 8_000;

/**
 * Connections are kept for the next submission. An idle one is closed after 4 s, before most servers
 * do: a server could close it in the moment of our next POST.
 */
const keepAlive = { keepAlive: true, timeout: 4_000 };
const agents = { 'http:': new http.Agent(keepAlive), 'https:': new https.Agent(keepAlive) };

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
 * Posts once, and once more only where a connection that was kept broke before an answer.
 *
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
  timeoutMs = TIMEOUT,
): Promise<UpstreamResponse> {
  const aborter = new AbortController();
  const timer = setTimeout(() => aborter.abort(), timeoutMs);
  try {
    return await read(await post(new URL(url), headers, body, aborter.signal));
  } catch (error) {
    return { kind: 'failed', failure: failureOf(error), status: null };
  } finally {
    clearTimeout(timer);
  }
}

function post(
  url: URL,
  headers: Record<string, string>,
  body: string,
  signal: AbortSignal,
  agent: http.Agent | false = agents[url.protocol as keyof typeof agents],
): Promise<IncomingMessage> {
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', accept: 'application/json' },
      agent,
      signal,
    });
    sent.on('response', resolve).on('error', (error) => {
      // The upstream may have closed it before it saw this POST. The second one has no such excuse.
      const isStale = sent.reusedSocket && failureOf(error) === 'reset';
      if (isStale) resolve(post(url, headers, body, signal, false));
      else reject(error);
    });
    sent.end(body);
  });
}

async function read(response: IncomingMessage): Promise<UpstreamResponse> {
  const { statusCode: status = 0, headers } = response;
  const isStatus = status >= 200 && status <= 599;
  if (!isStatus || (status >= 300 && status < 400)) {
    response.destroy();
    return isStatus
      ? { kind: 'failed', failure: 'redirect', status }
      : { kind: 'failed', failure: 'protocol', status: null };
  }
  const body = await textOf(response);
  const type = headers['content-type'] ?? '';
  return {
    kind: 'answered',
    status,
    body,
    json: /^application\/([\w.+-]+\+)?json\b/i.test(type) && isJson(body),
    retryAfter: headers['retry-after'] ?? null,
  };
}

/** @returns the body, as far as it came */
async function textOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      size += chunk.length;
      if (size > RESPONSE_LIMIT) break;
    }
  } catch {
    // Reset or too slow: what came is what there is.
  }
  return new TextDecoder().decode(Buffer.concat(chunks).subarray(0, RESPONSE_LIMIT));
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Codes of Node's network, TLS and HTTP parser. */
const CODES: [RegExp, UpstreamFailure][] = [
  [/^(ENOTFOUND|EAI_)/, 'dns'],
  [/^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL)$/, 'refused'],
  [/^(ERR_SSL_|ERR_TLS_|CERT_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|EPROTO$)/, 'tls'],
  // ABORT_ERR is our own, from postJson.
  [/^(ETIMEDOUT|ABORT_ERR)$/, 'timeout'],
  [/^HPE_/, 'protocol'],
];

/** By its code: the message holds the host's name. */
function failureOf(error: unknown): UpstreamFailure {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return CODES.find(([pattern]) => pattern.test(code))?.[1] ?? 'reset';
}
