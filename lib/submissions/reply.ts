/** Reading what the upstream says, without trusting how much or how fast it says it. */

/** How much of an answer is read, in bytes. */
export const REPLY_LIMIT = 64 * 1024;

export type Reply =
  | { kind: 'reply'; status: number; body: string; json: boolean; retryAfter: string | null }
  /** A POST cannot follow it, and where it leads is nobody we know. */
  | { kind: 'redirect'; status: number };

/** What a Response may be made with again. */
const isFinal = (status: number) => status >= 200 && status <= 599;

/**
 * @param response the upstream's, its body unread
 * @returns its status and as much of its body as came; a body that breaks off or never ends does
 *   not change what the status said
 * @throws RangeError on a status that is none (RFC 9110, section 15)
 */
export async function readReply(response: Response): Promise<Reply> {
  const { status, headers } = response;
  if (!isFinal(status)) throw new RangeError('not a status');
  if (status >= 300 && status < 400) {
    response.body?.cancel().catch(() => undefined);
    return { kind: 'redirect', status };
  }
  const body = await readUpTo(response.body, REPLY_LIMIT);
  return {
    kind: 'reply',
    status,
    body,
    json:
      /^application\/([\w.+-]+\+)?json\b/i.test(headers.get('content-type') ?? '') && isJson(body),
    retryAfter: headers.get('retry-after'),
  };
}

async function readUpTo(body: ReadableStream<Uint8Array> | null, limit: number): Promise<string> {
  if (!body) return '';
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let left = limit;
  try {
    while (left > 0) {
      const { done, value } = await reader.read();
      if (done) break;
      chunks.push(value.subarray(0, left));
      left -= value.byteLength;
    }
  } catch {
    // Reset or timed out in the middle: what came is what there is.
  }
  reader.cancel().catch(() => undefined);
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
