/** How long a part that is loaded when needed may take, in milliseconds. */
export const chunkTimeout = 120_000;

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
 * @param timeout in milliseconds
 * @returns what `load` gives
 * @throws {ChunkLoadError} when it is not there in time; what `load` throws otherwise
 */
export function loadChunk<T>(load: () => Promise<T>, timeout = chunkTimeout): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new ChunkLoadError(`nothing arrived within ${timeout / 1000} s`)),
      timeout,
    );
    load()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
