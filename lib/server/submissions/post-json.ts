/** One POST to the upstream and what came of it: the only place that calls it. */
import 'server-only';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { Responded } from '@/lib/server/submissions/outcome';

/** How much of a response is read, in bytes. */
export const RESPONSE_LIMIT = 128 * 1024;
/** In ms; a lease of the store is longer. */
const TIMEOUT = 8_000;
/** An idle connection is closed after 4 s: most servers close it later, and could do so as we post. */
const kept = { keepAlive: true, timeout: 4_000 };
const agents = { http: new http.Agent(kept), https: new https.Agent(kept) };

/**
 * `failed`: nothing that could be passed on. The reason is a code of Node's (ENOTFOUND, HPE_…), TIMEOUT,
 * REDIRECT, or NO_STATUS for what is none (RFC 9110, section 15).
 */
export type UpstreamResponse =
  Responded | { kind: 'failed'; reason: string; status: number | null };

/**
 * Posts JSON once, and once more only where a kept connection broke before a response.
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
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    return await read(await post(url, headers, body, signal));
  } catch (error) {
    return { kind: 'failed', reason: signal.aborted ? 'TIMEOUT' : codeOf(error), status: null };
  }
}

/** The message of an error holds the host's name. */
const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : 'UNKNOWN';

function post(
  url: string,
  headers: Record<string, string>,
  body: string,
  signal: AbortSignal,
  onNewConnection = false,
): Promise<IncomingMessage> {
  const [client, agent] = url.startsWith('https:') ? [https, agents.https] : [http, agents.http];
  return new Promise((resolve, reject) => {
    const request = client.request(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', accept: 'application/json' },
      agent: onNewConnection ? false : agent,
      signal,
    });
    request.on('response', resolve).on('error', (error) => {
      // The upstream may have closed the connection before this POST came.
      const isStale = request.reusedSocket && ['ECONNRESET', 'EPIPE'].includes(codeOf(error));
      if (isStale) resolve(post(url, headers, body, signal, true));
      else reject(error);
    });
    request.end(body);
  });
}

async function read(response: IncomingMessage): Promise<UpstreamResponse> {
  const { statusCode: status = 0, headers } = response;
  if (status < 200 || status > 599) {
    response.destroy();
    return { kind: 'failed', reason: 'NO_STATUS', status: null };
  }
  if (status >= 300 && status < 400) {
    // A POST cannot follow it, and where it leads is nobody we know.
    response.destroy();
    return { kind: 'failed', reason: 'REDIRECT', status };
  }
  const body = await textOf(response);
  const type = headers['content-type'] ?? '';
  const json = /^application\/([\w.+-]+\+)?json\b/i.test(type) && isJson(body);
  return { kind: 'responded', status, body, json, retryAfter: headers['retry-after'] ?? null };
}

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
