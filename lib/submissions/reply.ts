/** What the upstream's answer means to us. */
import type { Heard } from '@/lib/submissions/exchange';

export type Reply =
  | { kind: 'reply'; status: number; body: string; json: boolean; retryAfter: string | null }
  /** A POST cannot follow it, and where it leads is nobody we know. */
  | { kind: 'redirect'; status: number };

/** What a Response may be made with again. */
const isFinal = (status: number) => status >= 200 && status <= 599;

/**
 * @param heard the upstream's answer
 * @returns what is passed on of it
 * @throws RangeError on a status that is none (RFC 9110, section 15)
 */
export function replyOf({ status, headers, body }: Heard): Reply {
  if (!isFinal(status)) throw new RangeError('not a status');
  if (status >= 300 && status < 400) return { kind: 'redirect', status };
  return {
    kind: 'reply',
    status,
    body,
    json: /^application\/([\w.+-]+\+)?json\b/i.test(headers['content-type'] ?? '') && isJson(body),
    retryAfter: headers['retry-after'] ?? null,
  };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
