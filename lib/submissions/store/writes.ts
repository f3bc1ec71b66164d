/**
 * The two writes of every submission, in one statement for all that one turn of the event loop
 * brings. A statement costs a parse, a plan and a commit, which waits for the disk, however little
 * it writes: fifty submissions at once would wait fifty times, each for those before it. The rows
 * go as one JSON text, so the statement is the same for any number of them. Nobody hears of their
 * own before it is on disk; when the statement fails, it fails for everyone whose rows it carried.
 * A lone submission waits as long as it would by itself.
 */
import DataLoader from 'dataloader';
import { sql, type RawBuilder } from 'kysely';
import { columns, type Db, type SubmissionRow } from '@/lib/submissions/store/schema';

/** How one round of sending ended, as it is written into the row. */
export type Ending = Pick<
  SubmissionRow,
  | 'key'
  | 'state'
  /** How many came on top of those before. */
  | 'attempts'
  | 'last_attempt_at'
  | 'last_status'
  | 'retry_at'
  /** Who sent it: a failure counts only from whoever still holds the lease. */
  | 'lease_owner'
  /** Null unless it was delivered, and so is `answer`. */
  | 'delivered_at'
  | 'answer'
>;

/**
 * How a database makes a table, with the columns of `submissions`, of a JSON array of such rows.
 *
 * @param json the array; what a row does not have is null
 * @param count how many they are
 */
export type AsTable = (json: string, count: number) => RawBuilder<unknown>;

/** By key, so that two processes with the same rows never wait for each other in a circle. */
const inOrder = <Row extends { key: string }>(rows: readonly Row[]) =>
  rows.toSorted((one, other) => (one.key < other.key ? -1 : Number(one.key > other.key)));

/** @returns the first row of each key, and the others */
function firstOfEach<Row extends { key: string }>(rows: readonly Row[]): [Row[], Row[]] {
  const firsts = new Map<string, Row>();
  for (const row of rows) if (!firsts.has(row.key)) firsts.set(row.key, row);
  return [[...firsts.values()], rows.filter((row) => firsts.get(row.key) !== row)];
}

/**
 * @param db an open store
 * @param asTable of its kind of database
 */
export function writes(db: Db, asTable: AsTable) {
  const table = <Row extends { key: string }>(rows: readonly Row[]) =>
    asTable(JSON.stringify(inOrder(rows)), rows.length);
  const names = sql.join(columns.map((name) => sql.ref(name)));

  async function insert(all: readonly SubmissionRow[]): Promise<boolean[]> {
    const [firsts] = firstOfEach(all);
    // WHERE, or SQLite takes ON for that of a join.
    const { rows } = await sql<{ key: string }>`
      INSERT INTO submissions (${names}) SELECT ${names} FROM ${table(firsts)} AS row WHERE true
      ON CONFLICT (key) DO NOTHING RETURNING key`.execute(db);
    const inserted = new Set(rows.map(({ key }) => key));
    return all.map((row) => firsts.includes(row) && inserted.has(row.key));
  }

  /** A statement updates a row once, so a second ending of the same row takes a second one. */
  async function settle(all: readonly Ending[]): Promise<void> {
    const [firsts, others] = firstOfEach(all);
    await sql`
      UPDATE submissions SET
        state = ending.state,
        attempts = submissions.attempts + ending.attempts,
        last_attempt_at = ending.last_attempt_at,
        last_status = ending.last_status,
        retry_at = ending.retry_at,
        lease_owner = NULL,
        lease_until = NULL,
        body = CASE ending.state WHEN 'delivered' THEN NULL ELSE submissions.body END,
        delivered_at = coalesce(ending.delivered_at, submissions.delivered_at),
        answer = coalesce(ending.answer, submissions.answer)
      FROM ${table(firsts)} AS ending
      WHERE submissions.key = ending.key
        AND (ending.state = 'delivered' OR submissions.lease_owner = ending.lease_owner)
    `.execute(db);
    if (others.length > 0) await settle(others);
  }

  const ofOneTurn = { cache: false, batchScheduleFn: setImmediate };
  const inserts = new DataLoader(insert, ofOneTurn);
  const endings = new DataLoader(async (all: readonly Ending[]) => {
    await settle(all);
    return all;
  }, ofOneTurn);

  return {
    /**
     * @returns whether the row is stored now; false: its key was there before
     * @throws what the database says when it cannot be written
     */
    insert: (row: SubmissionRow): Promise<boolean> => inserts.load(row),

    /**
     * Writes into a row how sending it ended, and gives its lease back. Blanks the body of what
     * was delivered.
     *
     * @throws what the database says when it cannot be written
     */
    async settle(ending: Ending): Promise<void> {
      await endings.load(ending);
    },
  };
}

export type Writes = ReturnType<typeof writes>;
