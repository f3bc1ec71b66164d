import 'server-only';

/** The rest of a longer response is not read. */
export const MAX_RESPONSE_BYTES = 128 * 1024;
/** Must be shorter than LEASE_MS in leases.ts. */
const TIMEOUT_MS = 8_000;
/** Errors of a connection that the upstream closed, often an idle one just as it was used again. */
const CLOSED_CODES = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'];

/** `status` is null if there is no response; `error` is then TimeoutError, or another error's code or name. */
export type UpstreamResponse =
  | { status: number; contentType: string | null; body: string; retryAfter: string | null }
  | { status: null; error: string };

/** Returns up to MAX_RESPONSE_BYTES of a body, or as much of it as arrived. */
async function readText(body: Response['body']): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  try {
    for await (const part of body ?? []) {
      text += decoder.decode(part.subarray(0, MAX_RESPONSE_BYTES - size), { stream: true });
      size += part.length;
      if (size >= MAX_RESPONSE_BYTES) break;
    }
  } catch {
    // The status counts, even if the connection breaks after it.
  }
  return text;
}

/**
 * Posts JSON; never throws. Posts once more if the upstream closed the connection before it responded.
 *
 * @param timeoutMs from connecting to the last byte of the response
 */
export async function postJson(
  url: string,
  headers: Record<string, string>,
  body: string,
  timeoutMs = TIMEOUT_MS,
): Promise<UpstreamResponse> {
  const signal = AbortSignal.timeout(timeoutMs);
  const post = () =>
    fetch(url, {
      method: 'POST',
      body,
      signal,
      // A redirected POST would become a GET.
      redirect: 'manual',
      headers: { ...headers, 'content-type': 'application/json', accept: 'application/json' },
    });
  const readFailure = (error: unknown): string => {
    const { code, name } = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
    return typeof code === 'string' ? code : name;
  };
  try {
    const response = await post().catch((error: unknown) => {
      if (CLOSED_CODES.includes(readFailure(error))) return post();
      throw error;
    });
    return {
      status: response.status,
      contentType: response.headers.get('content-type'),
      body: await readText(response.body),
      retryAfter: response.headers.get('retry-after'),
    };
  } catch (error) {
    return { status: null, error: readFailure(error) };
  }
}
