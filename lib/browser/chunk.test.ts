import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chunkTimeout, loadChunk } from '@/lib/browser/chunk';

describe('loadChunk', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('gives what arrives, and leaves no timer behind', async () => {
    await expect(loadChunk(async () => 'module')).resolves.toBe('module');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('gives up after 120 s with a ChunkLoadError', async () => {
    const stalled = loadChunk(() => new Promise(() => undefined));
    const outcome = stalled.catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(chunkTimeout - 1);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toMatchObject({ name: 'ChunkLoadError' });
    expect(chunkTimeout).toBe(120_000);
  });
});
