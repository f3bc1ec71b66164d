/** Reads a request's body against a size limit and a deadline; the server itself has neither. */
import 'server-only';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { BODY_LIMIT } from '@/lib/server/submissions/guard';
import { refusals } from '@/lib/server/submissions/outcome';

/**
 * @param limit in bytes; it may take 10 s to arrive
 * @throws {Refusal} 413, 408, or 400 when the visitor left in the middle
 */
export async function read(
  body: ReadableStream<Uint8Array> | null,
  limit = BODY_LIMIT,
): Promise<Uint8Array<ArrayBuffer>> {
  const signal = AbortSignal.timeout(10_000);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    const stream = body ? Readable.fromWeb(body as NodeStream, { signal }) : [];
    for await (const chunk of stream as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength;
      if (size > limit) break;
      chunks.push(chunk);
    }
  } catch {
    throw signal.aborted ? refusals.tooSlow() : refusals.cutShort();
  }
  if (size > limit) throw refusals.tooLarge();
  return Buffer.concat(chunks);
}
