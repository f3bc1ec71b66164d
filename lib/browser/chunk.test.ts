import { expect, onTestFinished, test, vi } from 'vitest';
import { loadChunk } from '@/lib/browser/chunk';

test('loadChunk throws a ChunkLoadError after 120 s', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const onError = vi.fn();
  loadChunk(() => new Promise(() => undefined)).catch(onError);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(onError).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ name: 'ChunkLoadError' }));
});
