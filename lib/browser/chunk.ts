/** A part of the site that did not load. Bundlers throw errors of this name, and so do we. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}

/**
 * Loads a part of the site when it is needed.
 *
 * A connection that stalls, or a proxy that answers with something else, would leave `import()`
 * waiting for ever; this gives up instead.
 *
 * @param load the dynamic import, as a function
 * @returns what `load` gives
 * @throws {ChunkLoadError} when it is not there after 120 s; what `load` throws otherwise
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
