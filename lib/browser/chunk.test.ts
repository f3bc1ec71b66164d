import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadChunk } from '@/lib/browser/chunk';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('loadChunk returns the module and clears its timer', async () => {
  await expect(loadChunk(async () => 'module')).resolves.toBe('module');
  expect(vi.getTimerCount()).toBe(0);
});

it('loadChunk throws a ChunkLoadError after 120 s', async () => {
  const stalled = loadChunk(() => new Promise(() => undefined));
  const error = stalled.catch((reason: unknown) => reason);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await error).toMatchObject({ name: 'ChunkLoadError' });
});
