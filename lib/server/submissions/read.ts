/** Reads a request's body within a size limit and a time limit. */
import 'server-only';
import { MAX_BODY_BYTES } from '@/lib/server/submissions/guard';
import { refusals } from '@/lib/server/submissions/outcome';

/** How long a body may take to arrive. */
const TIMEOUT_MS = 10_000;

/**
 * @param maxBytes the size limit
 * @throws {Refusal} 413 above the limit, 408 after TIMEOUT_MS, 400 if the client closes the connection
 */
export async function readBody(
  body: ReadableStream<Uint8Array> | null,
  maxBytes = MAX_BODY_BYTES,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!body) return new Uint8Array();
  const reader = body.getReader();
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(refusals.requestTimeout()), TIMEOUT_MS);
  });
  try {
    return await Promise.race([readAll(reader, maxBytes), timeout]);
  } finally {
    clearTimeout(timer);
    // Not awaited, because the promise settles only when the next byte arrives, which may never happen.
    reader.cancel().catch(() => undefined);
  }
}

async function readAll(reader: ReadableStreamDefaultReader<Uint8Array>, maxBytes: number) {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw refusals.incomplete();
    });
    if (done) return Buffer.concat(chunks);
    size += value.byteLength;
    if (size > maxBytes) throw refusals.tooLarge();
    chunks.push(value);
  }
}
