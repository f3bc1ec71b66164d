/** What `npm run submissions`, health and maintenance ask of the store. */
import 'server-only';
import { sql } from 'kysely';
import { filtered, type Filter, type NumberedRow } from '@/lib/server/submissions/store/filters';
import { LEASE, LONGEST_WAIT, tryingSince, unleased } from '@/lib/server/submissions/store/leases';
import {
  STATES,
  type Db,
  type OpenDatabase,
  type State,
} from '@/lib/server/submissions/store/schema';
import { takingTurns } from '@/lib/server/submissions/store/turns';

/** Of one statement: SQLite works on the thread of pages, and PostgreSQL may be a round trip away. */
const PURGED_AT_ONCE = 100;
const DAY = 86_400_000;
/** Counting ends one above it. */
export const COUNT_LIMIT = 10_000;

/** What a person may send on: what has a body. */
export type Releasable = Exclude<State, 'delivered' | 'deleted'>;
/** How many rows are in which state. */
export type Counts = Record<Releasable, number>;
const COUNTED = STATES.filter(
  (state): state is Releasable => state !== 'delivered' && state !== 'deleted',
);

/** Of what is finished, what is older than `before`, in ms since 1970. */
const old = (before: number) => sql<boolean>`received_at < ${before} AND state <> 'pending'
  AND (state NOT IN ('parked', 'rejected') OR last_attempt_at < ${before})`;

export const records = ({ db, write, kind }: OpenDatabase) => {
  const { select, selectPages } = filtered({ db, kind });
  /** Writes to what is selected, a page at a time. @returns how many rows were written */
  const forEachPage = async (
    filter: Filter,
    change: (open: Db, seqs: number[]) => Promise<{ count?: bigint | undefined }>,
  ) => {
    let count = 0;
    const turn = takingTurns();
    for await (const page of selectPages(filter)) {
      const seqs = page.map(({ seq }) => seq);
      count += Number((await write((open) => change(open, seqs))).count ?? 0);
      await turn();
    }
    return count;
  };
  return {
    select,

    /** Every row that the filter lets through, newest first; not those that came since it was called. */
    async *list(filter: Filter = {}): AsyncGenerator<NumberedRow> {
      yield* (await select(filter))();
    },

    /** @returns rows whose key begins so; at most two, enough to tell that it is ambiguous */
    find(start: string): Promise<NumberedRow[]> {
      return (
        db
          .selectFrom('submissions')
          .selectAll()
          .where('key', '>=', start)
          // Behind every key that begins so.
          .where('key', '<', `${start}\u{10ffff}`)
          .orderBy('key')
          .limit(2)
          .execute()
      );
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
    release(
      filter: Filter & { states: readonly Releasable[] },
      to: Extract<State, 'pending' | 'stored'> = 'pending',
    ): Promise<number> {
      const now = Date.now();
      // A clock that was ahead must not decide.
      const due = sql<number>`CASE WHEN retry_at <= ${now + LONGEST_WAIT} THEN retry_at
      WHEN received_at <= ${now} THEN received_at ELSE CAST(${now} AS bigint) END
      - ${sql.lit(LONGEST_WAIT)}`;
      return forEachPage(filter, async (open, seqs) => {
        const { numUpdatedRows } = await open
          .updateTable('submissions')
          .set({ state: to, retry_at: due, released_at: now, lease_owner: null, lease_until: null })
          .where('seq', 'in', seqs)
          .where('state', 'in', filter.states)
          .where(unleased(now))
          .executeTakeFirst();
        return { count: numUpdatedRows };
      });
    },

    /**
     * Deletes rows that were received so many days ago; parked and rejected ones so many days after their
     * last attempt; pending ones never, also those that another process makes so meanwhile.
     *
     * @returns how many rows were deleted
     */
    async purge(days: number, filter?: Filter): Promise<number> {
      const before = Date.now() - days * DAY;
      if (filter) {
        const finished = { states: STATES.filter((state) => state !== 'pending'), ...filter };
        return forEachPage(finished, async (open, seqs) => {
          const { numDeletedRows } = await open
            .deleteFrom('submissions')
            .where('seq', 'in', seqs)
            .where(old(before))
            .executeTakeFirst();
          return { count: numDeletedRows };
        });
      }
      const turn = takingTurns();
      for (let count = 0; ; await turn()) {
        const deletion = sql`DELETE FROM submissions WHERE state <> 'pending' AND seq IN (
        SELECT seq FROM submissions WHERE ${old(before)}
        ORDER BY received_at, seq LIMIT ${sql.lit(PURGED_AT_ONCE)})`;
        const { numAffectedRows } = await write((open) => deletion.execute(open));
        if (!numAffectedRows) return count;
        count += Number(numAffectedRows);
      }
    },

    /**
     * Deletes what people wrote, whatever became of it. Key and form stay, until the row would have gone
     * anyway: so the same browser's next attempt is known, and does not bring it back.
     *
     * @returns how many rows were deleted
     */
    async forget(keys: readonly string[]): Promise<number> {
      const { numUpdatedRows } = await write((open) =>
        open
          .updateTable('submissions')
          .set({ state: 'deleted', body: null, fingerprint: '', retry_at: null })
          .set({ lease_owner: null, lease_until: null })
          .where('key', 'in', keys)
          .where('state', '<>', 'deleted')
          .executeTakeFirst(),
      );
      return Number(numUpdatedRows);
    },

    /** How many rows are in which state; COUNT_LIMIT + 1 where there are more. */
    async countUndelivered(): Promise<Counts> {
      const counted = COUNTED.map(
        (state) =>
          sql`(SELECT count(*) FROM (SELECT 1 FROM submissions WHERE state = ${sql.lit(state)}
          LIMIT ${sql.lit(COUNT_LIMIT + 1)}) AS counted) AS ${sql.ref(state)}`,
      );
      const query = sql<Counts>`SELECT ${sql.join(counted)}`;
      const { rows } = await query.execute(db);
      return rows[0]!;
    },

    /** When the upstream was last tried, and what it answered; undefined if never. */
    lastAttempt: () =>
      db
        .selectFrom('submissions')
        .select(['last_attempt_at', 'last_status'])
        // Not one of a clock that was ahead.
        .where('last_attempt_at', '<=', Date.now() + LEASE)
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
  };
};
