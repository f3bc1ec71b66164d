/** One statement for what one turn of the event loop writes. */
import 'server-only';
import DataLoader from 'dataloader';

/**
 * A commit waits for the disk, however many rows it holds: fifty submissions at once would wait fifty
 * times, each for those before it.
 *
 * @param writeAll writes many in one statement; what it throws is thrown to each caller
 * @returns writes one, together with all that come in the same turn
 */
export function inBatches<Given, Result>(
  writeAll: (all: readonly Given[]) => Promise<Result[]>,
): (one: Given) => Promise<Result> {
  const batches = new DataLoader(writeAll, {
    cache: false,
    batchScheduleFn: setImmediate,
    maxBatchSize: 100,
  });
  return (one) => batches.load(one);
}
