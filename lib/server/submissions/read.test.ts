import { describe, expect, test } from 'vitest';
import { read } from '@/lib/server/submissions/read';

const stream = (...chunks: string[]) => new Blob(chunks).stream() as ReadableStream<Uint8Array>;

describe('read', () => {
  test('gives the whole body', async () => {
    expect(Buffer.from(await read(stream('ab', 'c'))).toString()).toBe('abc');
    expect((await read(null)).byteLength).toBe(0);
  });

  test('stops at the limit, without waiting for the rest', async () => {
    let cancelled = false;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(60)),
      cancel: () => void (cancelled = true),
    });
    await expect(read(endless, 100)).rejects.toMatchObject({
      refused: { status: 413, close: true },
    });
    expect(cancelled).toBe(true);
    expect((await read(stream('x'.repeat(100)), 100)).byteLength).toBe(100);
  });

  test('a visitor who leaves in the middle is no error of ours', async () => {
    const broken = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.error(new Error('aborted')),
    });
    await expect(read(broken)).rejects.toMatchObject({ refused: { status: 400 } });
  });
});
