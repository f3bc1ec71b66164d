/**
 * Group commit: the two writes of every submission, in one statement for all that one turn of the
 * event loop brings. A statement costs a parse, a plan and a commit, which waits for the disk,
 * however little it writes: fifty submissions at once would wait fifty times, each for those before
 * it. The rows go as one JSON text, so the statement is the same for any number of them.
 *
 * What fails together: when a statement fails, every write that it carried fails with the same
 * error, and none of its rows is written. Each caller's promise settles after the commit.
 */
import 'server-only';
import DataLoader from 'dataloader';
import { sql, type RawBuilder } from 'kysely';
import type { DeliveryResult } from '@/lib/server/submissions/store/claims';
import { columns, type Db, type SubmissionRow } from '@/lib/server/submissions/store/schema';

/**
 * How a database makes a table, with the columns of `submissions`, of a JSON array of such rows.
 *
 * @param json the array; what a row does not have is null
 * @param count how many they are
 */
export type JsonTable = (json: string, count: number) => RawBuilder<unknown>;

/** By key, so that two processes with the same rows never wait for each other in a circle. */
const inOrder = <Row extends { key: string }>(rows: readonly Row[]) =>
  rows.toSorted((one, other) => (one.key < other.key ? -1 : Number(one.key > other.key)));

/** @returns the first row of each key, and the others */
function firstOfEach<Row extends { key: string }>(rows: readonly Row[]): [Row[], Row[]] {
  const firsts = new Map<string, Row>();
  for (const row of rows) if (!firsts.has(row.key)) firsts.set(row.key, row);
  return [[...firsts.values()], rows.filter((row) => firsts.get(row.key) !== row)];
}

/** @returns the columns that a delivery's end writes */
function rowOf({ key, lease, state, attempts, status, answer, retryAt }: DeliveryResult) {
  const now = Date.now();
  return {
    key,
    state,
    attempts,
    last_attempt_at: now,
    last_status: status,
    retry_at: retryAt,
    lease_owner: lease,
    delivered_at: state === 'delivered' ? now : null,
    answer,
  } satisfies Partial<SubmissionRow>;
}

/**
 * @param db an open store
 * @param jsonTable of its kind of database
 */
export function groupCommit(db: Db, jsonTable: JsonTable) {
  const table = <Row extends { key: string }>(rows: readonly Row[]) =>
    jsonTable(JSON.stringify(inOrder(rows)), rows.length);
  const names = sql.join(columns.map((name) => sql.ref(name)));

  async function insertAll(all: readonly SubmissionRow[]): Promise<boolean[]> {
    const [firsts] = firstOfEach(all);
    // WHERE, or SQLite takes ON for that of a join.
    const { rows } = await sql<{ key: string }>`
      INSERT INTO submissions (${names}) SELECT ${names} FROM ${table(firsts)} AS row WHERE true
      ON CONFLICT (key) DO NOTHING RETURNING key`.execute(db);
    const inserted = new Set(rows.map(({ key }) => key));
    return all.map((row) => firsts.includes(row) && inserted.has(row.key));
  }

  /** A statement updates a row once, so a second result for the same row takes a second one. */
  async function recordAll(all: readonly DeliveryResult[]): Promise<void> {
    const [firsts, others] = firstOfEach(all);
    await sql`
      UPDATE submissions SET
        state = result.state,
        attempts = submissions.attempts + result.attempts,
        last_attempt_at = result.last_attempt_at,
        last_status = result.last_status,
        retry_at = result.retry_at,
        lease_owner = NULL,
        lease_until = NULL,
        body = CASE result.state WHEN 'delivered' THEN NULL ELSE submissions.body END,
        delivered_at = coalesce(result.delivered_at, submissions.delivered_at),
        answer = coalesce(result.answer, submissions.answer)
      FROM ${table(firsts.map(rowOf))} AS result
      WHERE submissions.key = result.key
        AND (result.state = 'delivered' OR submissions.lease_owner = result.lease_owner)
    `.execute(db);
    if (others.length > 0) await recordAll(others);
  }

  const ofOneTurn = { cache: false, batchScheduleFn: setImmediate };
  const inserts = new DataLoader(insertAll, ofOneTurn);
  const results = new DataLoader(async (all: readonly DeliveryResult[]) => {
    await recordAll(all);
    return all;
  }, ofOneTurn);

  return {
    /**
     * @returns whether the row is stored now; false: its key was there before
     * @throws what the database says when it cannot be written
     */
    insert: (row: SubmissionRow): Promise<boolean> => inserts.load(row),

    /** @throws what the database says when it cannot be written */
    async record(result: DeliveryResult): Promise<void> {
      await results.load(result);
    },
  };
}

export type GroupCommit = ReturnType<typeof groupCommit>;
