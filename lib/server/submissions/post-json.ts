import 'server-only';
import { EnvHttpProxyAgent, fetch, type Response } from 'undici';
import type { Responded } from '@/lib/server/submissions/outcome';

/** In characters. The rest of a longer response is not read. */
export const MAX_RESPONSE_LENGTH = 128 * 1024;
/** Must be shorter than LEASE_MS in leases.ts. */
const TIMEOUT_MS = 8_000;

/** Sends requests through HTTP_PROXY or HTTPS_PROXY, which Node's own fetch ignores. Created at first use. */
let agent: EnvHttpProxyAgent | undefined;

/**
 * `failed`: there is no response to pass on to the visitor. `reason` is an error's code or name, fetch's `bad port`,
 * TIMEOUT, REDIRECT, PROXY_AUTHENTICATION, or NO_STATUS for a status that HTTP does not define (RFC 9110, section 15).
 */
export type PostResult = Responded | { kind: 'failed'; reason: string; status: number | null };

const createFailure = (reason: string, status: number | null = null) =>
  ({ kind: 'failed', reason, status }) as const;

/**
 * Posts JSON to the upstream or ALERT_URL, without retries; never throws.
 *
 * @param timeoutMs from connecting to the last byte of the response
 * @returns the response, with as much of the body as arrived within the limits
 */
export async function postJson(
  url: string,
  headers: Record<string, string>,
  body: string,
  timeoutMs = TIMEOUT_MS,
): Promise<PostResult> {
  const controller = new AbortController();
  const { signal } = controller;
  // Not AbortSignal.timeout(), which cannot be cleared and keeps the request in memory.
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  try {
    const response = await fetch(url, {
      dispatcher: (agent ??= new EnvHttpProxyAgent({ keepAliveTimeout: 4_000 })),
      signal,
      body,
      method: 'POST',
      // A redirected POST would become a GET.
      redirect: 'manual',
      headers: { ...headers, 'content-type': 'application/json', accept: 'application/json' },
    });
    const text = await readText(response.body);
    const { status } = response;
    if (status > 599) return createFailure('NO_STATUS');
    if (status >= 300 && status < 400) return createFailure('REDIRECT', status);
    const type = response.headers.get('content-type') ?? '';
    const isJson = /^application\/([\w.+-]+\+)?json\b/i.test(type) && isValidJson(text);
    const retryAfter = response.headers.get('retry-after');
    return { kind: 'responded', status, body: text, isJson, retryAfter };
  } catch (error) {
    if (signal.aborted) return createFailure('TIMEOUT');
    const failure = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
    const { code, name, message } = failure;
    // fetch throws for 407, without a message (Fetch standard, "HTTP-network-or-cache fetch"). If a proxy refuses
    // CONNECT, undici gives the status only in a message.
    if ((!code && !message) || String(failure.cause).includes('Proxy response (407)'))
      return createFailure('PROXY_AUTHENTICATION', 407);
    // Messages other than `bad port` may contain the host's name.
    return createFailure(String(code || (message === 'bad port' ? message : name)));
  } finally {
    clearTimeout(timer);
  }
}

/** Returns a body up to MAX_RESPONSE_LENGTH, or as much of it as arrived. */
async function readText(body: Response['body']): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  try {
    for await (const part of body ?? []) {
      text += decoder.decode(part, { stream: true });
      if (text.length > MAX_RESPONSE_LENGTH) break;
    }
  } catch {
    // Connection reset, timeout, or wrong content-encoding.
  }
  return text.slice(0, MAX_RESPONSE_LENGTH);
}

function isValidJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
