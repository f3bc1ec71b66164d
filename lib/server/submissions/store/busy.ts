/** Waiting for another process's lock on the SQLite file without holding up the event loop. */
import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { CompiledQuery, SqliteDialect, type Driver } from 'kysely';

/** How long a statement waits for another process's lock, in ms. */
export const BUSY_TIMEOUT = 5000;
/** The first pause between two tries, and the longest, in ms. */
const FIRST_PAUSE = 2;
const LONGEST_PAUSE = 50;

const isBusy = (error: unknown) =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');

/**
 * SQLite's own `busy_timeout` sleeps on this thread, and no page is served meanwhile. So it is 0, and
 * the wait happens here. A statement that was refused has done nothing: it can be tried again.
 *
 * @param action runs one statement, or one transaction from its BEGIN
 * @param deadline by performance.now(); there is always one try
 * @throws what SQLite says, SQLITE_BUSY included once the deadline has passed
 */
export async function retryWhileBusy<Result>(
  action: () => Result | Promise<Result>,
  deadline = performance.now() + BUSY_TIMEOUT,
): Promise<Result> {
  for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
    try {
      return await action();
    } catch (error) {
      if (!isBusy(error) || performance.now() + pause > deadline) throw error;
      await sleep(pause);
    }
  }
}

/** Kysely's dialect, with waits outside of SQLite and a look at the file after each statement. */
export class NonBlockingSqliteDialect extends SqliteDialect {
  readonly #verify: () => void;

  /**
   * @param config Kysely's
   * @param verify called after each statement; what it throws is what the statement throws
   */
  constructor(config: ConstructorParameters<typeof SqliteDialect>[0], verify: () => void) {
    super(config);
    this.#verify = verify;
  }

  override createDriver(): Driver {
    const driver = super.createDriver();
    const acquire = driver.acquireConnection.bind(driver);
    // A transaction takes the lock at its BEGIN, where it can wait for it. One that has begun to read
    // and then meets another's commit is refused for as long as it lasts (SQLITE_BUSY_SNAPSHOT).
    driver.beginTransaction = async (connection) => {
      await connection.executeQuery(CompiledQuery.raw('begin immediate'));
    };
    driver.acquireConnection = async () => {
      // From here: the one connection is shared, and waiting for it counts.
      const deadline = performance.now() + BUSY_TIMEOUT;
      const connection = await acquire();
      return {
        executeQuery: async <Row>(query: CompiledQuery) => {
          const result = await retryWhileBusy(() => connection.executeQuery<Row>(query), deadline);
          this.#verify();
          return result;
        },
        streamQuery: connection.streamQuery.bind(connection),
      };
    };
    return driver;
  }
}
