/** What `npm run submissions`, health and maintenance ask of the store. */
import 'server-only';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { LONGEST_WAIT, tryingSince, unleased } from '@/lib/server/submissions/store/leases';
import {
  STATES,
  type OpenDatabase,
  type State,
  type SubmissionRow,
} from '@/lib/server/submissions/store/schema';

/** How many rows are in memory at a time: one may have more than 1 MiB. */
const PAGE = 20;
/** Of one statement: SQLite works on the thread of pages, and PostgreSQL may be a round trip away. */
const PURGE = { rows: 500, bytes: 1024 * 1024 };
const DAY = 86_400_000;
/** Counting ends one above it. */
export const COUNT_LIMIT = 10_000;

/** What a person may send on; `delivered` has no body any more. */
type Releasable = Exclude<State, 'delivered'>;
const COUNTED = STATES.filter((state): state is Releasable => state !== 'delivered');

export const records = ({ db, write }: OpenDatabase) => ({
  /**
   * Reads page by page, newest first; not those that came since the first was read.
   *
   * @param state undefined: every row
   */
  async *list(state?: State): AsyncGenerator<SubmissionRow> {
    for (let before: number | undefined; ;) {
      const page = await db
        .selectFrom('submissions')
        .selectAll()
        .orderBy('seq', 'desc')
        .$if(before !== undefined, (rows) => rows.where('seq', '<', before!))
        // Not by the index of states, whose rows would be sorted for each page.
        .$if(state !== undefined, (rows) => rows.where(sql`(state || '')`, '=', state))
        .limit(PAGE)
        .execute();
      yield* page;
      before = page.at(-1)?.seq;
      if (page.length < PAGE) return;
    }
  },

  /** @returns rows whose key begins so; at most two, enough to tell that it is ambiguous */
  find(start: string): Promise<SubmissionRow[]> {
    return db
      .selectFrom('submissions')
      .selectAll()
      .where(sql`substr(key, 1, ${sql.lit(start.length)})`, '=', start)
      .orderBy('key')
      .limit(2)
      .execute();
  },

  /** Whether the key is held by a row that came after `since` (ms since 1970). */
  async knows(key: string, since: number): Promise<boolean> {
    const row = await db
      .selectFrom('submissions')
      .select('key')
      .where('key', '=', key)
      .where('received_at', '>', since)
      .executeTakeFirst();
    return row !== undefined;
  },

  /**
   * Makes rows due that nobody is sending. They keep their order and their number of attempts: what
   * failed before is behind what did not, also the next time.
   *
   * @param to `pending` where there is an upstream, `stored` where the store is the destination
   * @returns how many
   */
  async release(
    { states, key }: { states: readonly Releasable[]; key?: string },
    to: Extract<State, 'pending' | 'stored'> = 'pending',
  ): Promise<number> {
    const now = Date.now();
    const due = sql<number>`coalesce(retry_at, received_at) - ${sql.lit(LONGEST_WAIT)}`;
    const { numUpdatedRows } = await write((open) =>
      open
        .updateTable('submissions')
        .set({ state: to, retry_at: due, released_at: now, lease_owner: null, lease_until: null })
        .where('state', 'in', states)
        .where(unleased(now))
        .$if(key !== undefined, (rows) => rows.where('key', '=', key!))
        .executeTakeFirst(),
    );
    return Number(numUpdatedRows);
  },

  /**
   * Deletes rows that were received so many days ago; parked and rejected ones so many days after their
   * last attempt; pending ones never, also those that another process makes so meanwhile.
   *
   * @returns how many rows were deleted
   */
  async purge(days: number): Promise<number> {
    const before = Date.now() - days * DAY;
    for (let count = 0; ; await nextTurn()) {
      // A row goes, however large it is, if it is the first.
      const deletion = sql`
        WITH old AS (
          SELECT seq, received_at, coalesce(octet_length(body), 0) AS size FROM submissions
          WHERE received_at < ${before} AND state <> 'pending'
            AND (state NOT IN ('parked', 'rejected') OR last_attempt_at < ${before})
          ORDER BY received_at, seq LIMIT ${sql.lit(PURGE.rows)}
        ), sums AS (
          SELECT seq, sum(size) OVER (ORDER BY received_at, seq) - size AS size_before FROM old
        )
        DELETE FROM submissions WHERE state <> 'pending' AND seq IN (
          SELECT seq FROM sums WHERE size_before < ${sql.lit(PURGE.bytes)}
        )`;
      const { numAffectedRows } = await write((open) => deletion.execute(open));
      if (!numAffectedRows) return count;
      count += Number(numAffectedRows);
    }
  },

  /** How many rows are in which state; COUNT_LIMIT + 1 where there are more. */
  async countUndelivered(): Promise<Record<Releasable, number>> {
    const counted = COUNTED.map(
      (state) =>
        sql`(SELECT count(*) FROM (SELECT 1 FROM submissions WHERE state = ${sql.lit(state)}
          LIMIT ${sql.lit(COUNT_LIMIT + 1)}) AS counted) AS ${sql.ref(state)}`,
    );
    const query = sql<Record<Releasable, number>>`SELECT ${sql.join(counted)}`;
    const { rows } = await query.execute(db);
    return rows[0]!;
  },

  /** When the upstream was last tried, and what it answered; undefined if never. */
  lastAttempt: () =>
    db
      .selectFrom('submissions')
      .select(['last_attempt_at', 'last_status'])
      .where('last_attempt_at', 'is not', null)
      .orderBy('last_attempt_at', 'desc')
      .limit(1)
      .executeTakeFirst(),

  /** Whether the upstream has taken or rejected anything since then; times are ms since 1970. */
  async hasAnsweredSince(time: number): Promise<boolean> {
    const answered = await db
      .selectFrom('submissions')
      .select('seq')
      .where('last_attempt_at', '>', time)
      // Not by the index of states, which has every delivered row.
      .where(sql<boolean>`(state || '') IN ('delivered', 'rejected')`)
      .limit(1)
      .executeTakeFirst();
    return answered !== undefined;
  },

  /** Since when the pending row waits that has waited for longest; undefined if there is none. */
  async waitingSince(): Promise<number | undefined> {
    const row = await db
      .selectFrom('submissions')
      .select(tryingSince.as('since'))
      // Written out: the index is of pending rows alone.
      .where('state', '=', sql.lit('pending'))
      .orderBy(tryingSince)
      .limit(1)
      .executeTakeFirst();
    return row?.since;
  },
});
