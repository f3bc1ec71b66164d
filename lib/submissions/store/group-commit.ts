/**
 * SQLite under Kysely, with one commit for all that is written in one turn of the event loop.
 *
 * A commit waits for the disk and holds up everyone meanwhile, so fifty submissions at once would
 * wait fifty times, each for those before it. Together they wait once: what is written is collected
 * until the turn ends, runs in one transaction, and nobody hears of their own before the disk has
 * all of it. A lone submission waits as long as before.
 */
import type { Database, Statement } from 'libsql';
import {
  SelectQueryNode,
  SqliteDialect,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
} from 'kysely';

type Result = QueryResult<never>;

/** A statement that waits for the end of the turn. */
interface Waiting {
  query: CompiledQuery;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/** What a statement came to: told to whoever asked for it once everything is on disk. */
type Settlement = () => void;

class GroupCommit implements Driver, DatabaseConnection {
  readonly #database: Database;
  readonly #prepared = new Map<string, Statement>();
  #waiting: Waiting[] = [];

  constructor(database: Database) {
    this.#database = database;
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>>;
  executeQuery(query: CompiledQuery): Promise<Result> {
    // libsql ends the process if a closed file is asked anything.
    if (!this.#database.open) return Promise.reject(new Error('the store is closed'));
    const { kind } = query.query;
    // What reads and what manages the file (PRAGMA, VACUUM) has no place in a transaction.
    if (SelectQueryNode.is(query.query) || kind === 'RawNode') {
      return Promise.resolve(this.#run(query));
    }
    return new Promise((resolve, reject) => {
      if (this.#waiting.length === 0) setImmediate(() => this.#commit());
      this.#waiting.push({ query, resolve, reject });
    });
  }

  #commit() {
    const group = this.#waiting;
    this.#waiting = [];
    if (group.length === 0) return;
    const settlements: Settlement[] = [];
    try {
      this.#database.exec('BEGIN IMMEDIATE');
      for (const one of group) settlements.push(this.#settle(one));
      this.#database.exec('COMMIT');
    } catch (error) {
      if (this.#database.inTransaction) this.#database.exec('ROLLBACK');
      for (const { reject } of group) reject(error);
      return;
    }
    for (const settle of settlements) settle();
  }

  /** @throws what ended the transaction; an error of one statement alone is its own */
  #settle({ query, resolve, reject }: Waiting): Settlement {
    try {
      const result = this.#run(query);
      return () => resolve(result);
    } catch (error) {
      if (!this.#database.inTransaction) throw error;
      return () => reject(error);
    }
  }

  #run({ sql, parameters }: CompiledQuery): Result {
    const statement = this.#prepare(sql);
    if (statement.reader) return { rows: statement.all(parameters) as never[] };
    return { rows: [], numAffectedRows: BigInt(statement.run(parameters).changes) };
  }

  /** Few statements are asked for again and again; one that is not costs its place. */
  #prepare(sql: string): Statement {
    const known = this.#prepared.get(sql);
    if (known) return known;
    const statement = this.#database.prepare(sql);
    if (this.#prepared.size < 50) this.#prepared.set(sql, statement);
    return statement;
  }

  // One connection serves everyone at once; transactions are made here and nowhere else.
  acquireConnection = () => Promise.resolve(this);
  releaseConnection = () => Promise.resolve();
  init = () => Promise.resolve();
  beginTransaction = unsupported;
  commitTransaction = unsupported;
  rollbackTransaction = unsupported;
  streamQuery = (): never => {
    throw new Error('rows are read at once');
  };

  destroy(): Promise<void> {
    this.#commit();
    this.#database.close();
    return Promise.resolve();
  }
}

const unsupported = () => Promise.reject(new Error('each statement stands for itself'));

/** Kysely's own dialect, with {@link GroupCommit} under it. */
export class GroupCommitDialect extends SqliteDialect {
  readonly #database: Database;

  /** @param database an open connection; the dialect closes it */
  constructor(database: Database) {
    super({ database });
    this.#database = database;
  }

  override createDriver(): Driver {
    return new GroupCommit(this.#database);
  }
}
