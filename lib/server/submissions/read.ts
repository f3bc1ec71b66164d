/** Reads a request's body against a size limit and a deadline; the server itself has neither. */
import 'server-only';
import { BODY_LIMIT } from '@/lib/server/submissions/guard';
import { refusals } from '@/lib/server/submissions/outcome';

/** How long a body may take to arrive, in ms. */
const DEADLINE = 10_000;

/**
 * @param limit in bytes
 * @returns the body, which may take 10 s to arrive
 * @throws {Refusal} 413, 408 whatever the client does, or 400 when it left in the middle
 */
export async function read(
  body: ReadableStream<Uint8Array> | null,
  limit = BODY_LIMIT,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!body) return new Uint8Array();
  const reader = body.getReader();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(refusals.tooSlow()), DEADLINE);
  });
  try {
    return await Promise.race([readAll(reader, limit), late]);
  } finally {
    clearTimeout(timer);
    // Not waited for: it ends with the next byte, which may never come.
    reader.cancel().catch(() => undefined);
  }
}

async function readAll(reader: ReadableStreamDefaultReader<Uint8Array>, limit: number) {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw refusals.cutShort();
    });
    if (done) return Buffer.concat(chunks);
    size += value.byteLength;
    if (size > limit) throw refusals.tooLarge();
    chunks.push(value);
  }
}
