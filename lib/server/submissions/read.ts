/** Reads a request's body within a size limit and a deadline, because the server has neither. */
import 'server-only';
import { MAX_BODY_BYTES } from '@/lib/server/submissions/guard';
import { refusals } from '@/lib/server/submissions/outcome';

/** How long a body may take to arrive. */
const DEADLINE_MS = 10_000;

/** @throws {Refusal} 413 above the limit (bytes), 408 after the deadline, 400 if the client closes the connection */
export async function readBody(
  body: ReadableStream<Uint8Array> | null,
  limit = MAX_BODY_BYTES,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!body) return new Uint8Array();
  const reader = body.getReader();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(refusals.requestTimeout()), DEADLINE_MS);
  });
  try {
    return await Promise.race([readAll(reader, limit), late]);
  } finally {
    clearTimeout(timer);
    // Not awaited: it ends with the next byte, which may never arrive.
    reader.cancel().catch(() => undefined);
  }
}

async function readAll(reader: ReadableStreamDefaultReader<Uint8Array>, limit: number) {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw refusals.incomplete();
    });
    if (done) return Buffer.concat(chunks);
    size += value.byteLength;
    if (size > limit) throw refusals.tooLarge();
    chunks.push(value);
  }
}
