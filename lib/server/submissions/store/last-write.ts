/** How the last write to the store ended, for health: a full or read-only disk can still be read. */
import 'server-only';

/** For how long a write says something about the next one, in ms: anyone can ask for health. */
const GOOD_FOR = 60_000;

/**
 * @param writeSomething writes a small row
 * @returns `noting`, which wraps what writes, and `probeWrite`
 */
export function lastWrite(writeSomething: () => Promise<unknown>) {
  let at = -Infinity;
  let failure: unknown;

  const noting =
    <Given extends unknown[], Result>(write: (...given: Given) => Promise<Result>) =>
    async (...given: Given): Promise<Result> => {
      try {
        const result = await write(...given);
        failure = undefined;
        return result;
      } catch (error) {
        failure = error;
        throw error;
      } finally {
        at = performance.now();
      }
    };
  const probe = noting(writeSomething);

  return {
    noting,
    /**
     * Writes a small row if nothing was written for a minute.
     *
     * @throws what the database said to the last write, if that failed
     */
    async probeWrite(): Promise<void> {
      if (performance.now() - at >= GOOD_FOR) await probe();
      else if (failure) throw failure;
    },
  };
}
