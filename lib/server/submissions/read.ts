/** Reads a request's body against a size limit and a deadline. */
import 'server-only';
import { BODY_LIMIT } from '@/lib/server/submissions/guard';
import { refusals } from '@/lib/server/submissions/outcome';

/** How long a body may take to arrive, in ms. */
const READ_DEADLINE = 10_000;

/**
 * The server itself has neither.
 *
 * @param body the request's stream, null if there is none
 * @param limit in bytes
 * @param deadline in ms
 * @throws {Refusal} 413, 408, or 400 when the visitor left in the middle
 */
export async function read(
  body: ReadableStream<Uint8Array> | null,
  limit = BODY_LIMIT,
  deadline = READ_DEADLINE,
): Promise<Uint8Array> {
  if (!body) return new Uint8Array();
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    // Settles the read under way.
    reader.cancel().catch(() => undefined);
  }, deadline);
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        throw late ? refusals.tooSlow() : refusals.cutShort();
      });
      if (late) throw refusals.tooSlow();
      if (done) return Buffer.concat(chunks);
      size += value.byteLength;
      if (size > limit) {
        reader.cancel().catch(() => undefined);
        throw refusals.tooLarge();
      }
      chunks.push(value);
    }
  } finally {
    clearTimeout(timer);
  }
}
