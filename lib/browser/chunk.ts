/** A script that did not load; bundlers throw errors with the same name. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}

/**
 * Runs a dynamic import with a timeout: on a stalled connection `import()` would wait forever.
 *
 * @throws {ChunkLoadError} after 120 s
 */
export function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new ChunkLoadError('nothing arrived within 120 s'));
    const timer = setTimeout(giveUp, 120_000);
    load()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
