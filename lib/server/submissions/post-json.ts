/** Posts JSON to the upstream or to the address for alerts: the only module that makes requests. */
import 'server-only';
import { EnvHttpProxyAgent, fetch, type Response } from 'undici';
import type { Responded } from '@/lib/server/submissions/outcome';

/** How much of a response is read, in characters. */
export const MAX_RESPONSE_LENGTH = 128 * 1024;
/** Shorter than a lease of the store. */
const TIMEOUT_MS = 8_000;

/** Keeps connections for 4 s, or for a second less than the server announces. Reads HTTP_PROXY and the like. */
let agent: EnvHttpProxyAgent | undefined;

/**
 * `failed`: there is no response to pass on. The reason is an error's code or name, `bad port`, TIMEOUT, REDIRECT,
 * PROXY_AUTHENTICATION, or NO_STATUS for statuses that HTTP does not have (RFC 9110, section 15).
 */
export type UpstreamResponse =
  Responded | { kind: 'failed'; reason: string; status: number | null };

const failed = (reason: string, status: number | null = null) =>
  ({ kind: 'failed', reason, status }) as const;

/**
 * Posts JSON once; never throws. Callers that send it again use an idempotency key (docs/decisions/0018).
 *
 * @param timeoutMs from connecting to the last byte of the response
 * @returns the response; a body that breaks off, never ends or is too long is cut, and the status still counts
 */
export async function postJson(
  url: string,
  headers: Record<string, string>,
  body: string,
  timeoutMs = TIMEOUT_MS,
): Promise<UpstreamResponse> {
  const controller = new AbortController();
  const { signal } = controller;
  // Cleared at the end, unlike AbortSignal.timeout(): a timer keeps its request in memory.
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  try {
    const response = await fetch(url, {
      dispatcher: (agent ??= new EnvHttpProxyAgent({ keepAliveTimeout: 4_000 })),
      signal,
      body,
      method: 'POST',
      // A POST cannot follow one.
      redirect: 'manual',
      headers: { ...headers, 'content-type': 'application/json', accept: 'application/json' },
    });
    const text = await readText(response.body);
    const { status } = response;
    if (status > 599) return failed('NO_STATUS');
    if (status >= 300 && status < 400) return failed('REDIRECT', status);
    const type = response.headers.get('content-type') ?? '';
    const json = /^application\/([\w.+-]+\+)?json\b/i.test(type) && isJson(text);
    const retryAfter = response.headers.get('retry-after');
    return { kind: 'responded', status, body: text, json, retryAfter };
  } catch (error) {
    if (signal.aborted) return failed('TIMEOUT');
    const { code, name, message } = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
    // fetch throws for 407, without a message (Fetch standard, "HTTP-network-or-cache fetch").
    if (!code && !message) return failed('PROXY_AUTHENTICATION', 407);
    // Other messages may contain the host's name.
    return failed(String(code || (message === 'bad port' ? message : name)));
  } finally {
    clearTimeout(timer);
  }
}

/** Returns the beginning of a body, or what arrived of it. */
async function readText(body: Response['body']): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  try {
    for await (const part of body ?? []) {
      text += decoder.decode(part, { stream: true });
      if (text.length > MAX_RESPONSE_LENGTH) break;
    }
  } catch {
    // Reset, too slow, or not in the encoding that it claims.
  }
  return text.slice(0, MAX_RESPONSE_LENGTH);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
