/** Has the name that bundlers give to this error. */
class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}

/**
 * Runs a dynamic import with a timeout, because `import()` never settles on a stalled connection.
 *
 * @throws {ChunkLoadError} after 120 s
 */
export function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    load().then(resolve, reject);
    setTimeout(() => reject(new ChunkLoadError('the chunk did not load within 120 s')), 120_000);
  });
}
