/** What `npm run submissions`, health and maintenance ask of the store. */
import 'server-only';
import { sql } from 'kysely';
import { filtered, type Filter } from '@/lib/server/submissions/store/filters';
import { LEASE, LONGEST_WAIT, tryingSince, unleased } from '@/lib/server/submissions/store/leases';
import {
  STATES,
  type Db,
  type OpenDatabase,
  type State,
} from '@/lib/server/submissions/store/schema';
import { takingTurns } from '@/lib/server/submissions/store/turns';

const DAY = 86_400_000;
/** Counting ends one above it. */
export const COUNT_LIMIT = 10_000;

/** What a person may send on: what has a body. */
export type Releasable = Exclude<State, 'delivered' | 'deleted'>;

const FINISHED = STATES.filter((state) => state !== 'pending');
const COUNTED = STATES.filter(
  (state): state is Releasable => state !== 'delivered' && state !== 'deleted',
);

export const records = (opened: OpenDatabase) => {
  const { db, write } = opened;
  const { list, listNumbers } = filtered(opened);
  /** Writes to what is selected, a page at a time. @returns how many rows were written */
  const forEachPage = async (
    filter: Filter,
    change: (open: Db, seqs: number[]) => Promise<bigint>,
  ) => {
    let count = 0;
    const turn = takingTurns();
    for await (const seqs of listNumbers(filter)) {
      count += Number(await write((open) => change(open, seqs)));
      await turn();
    }
    return count;
  };
  return {
    list,

    /** At most two rows whose key begins so: enough to tell that it is ambiguous. */
    find: (start: string) =>
      db
        .selectFrom('submissions')
        .selectAll()
        .where('key', '>=', start)
        // Behind every key that begins so.
        .where('key', '<', `${start}\u{10ffff}`)
        .orderBy('key')
        .limit(2)
        .execute(),

    /** Whether the key is held by a row that came after `since`. */
    async knows(key: string, since: number) {
      const row = await db
        .selectFrom('submissions')
        .select('key')
        .where('key', '=', key)
        .where('received_at', '>', since)
        .executeTakeFirst();
      return row !== undefined;
    },

    /**
     * Makes rows due that nobody is sending. They keep their order and their number of attempts: what failed
     * before is behind what did not, also the next time.
     *
     * @param to `pending` where there is an upstream, `stored` where the store is the destination
     * @returns how many
     */
    release(
      filter: Filter & { states: readonly Releasable[] },
      to: Extract<State, 'pending' | 'stored'> = 'pending',
    ) {
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
        return numUpdatedRows;
      });
    },

    /**
     * Deletes rows that were received so many days ago; parked and rejected ones so many days after their last
     * attempt; pending ones never.
     *
     * @returns how many
     */
    purge(days: number, filter: Filter = {}) {
      const before = Date.now() - days * DAY;
      const until = Math.min(before, filter.until ?? Infinity);
      return forEachPage({ states: FINISHED, ...filter, until }, async (open, seqs) => {
        const { numDeletedRows } = await open
          .deleteFrom('submissions')
          .where('seq', 'in', seqs)
          // Another process may have made it so meanwhile.
          .where('state', '<>', 'pending')
          .where(sql<boolean>`(state NOT IN ('parked', 'rejected') OR last_attempt_at < ${before})`)
          .executeTakeFirst();
        return numDeletedRows;
      });
    },

    /**
     * Deletes what people wrote, whatever became of it. Key and form stay, until the row would have gone
     * anyway: so the same browser's next attempt is known, and does not bring it back.
     *
     * @returns how many
     */
    async forget(keys: readonly string[]) {
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
    async countUndelivered() {
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
        // Not one of a clock that was ahead.
        .where('last_attempt_at', '<=', Date.now() + LEASE)
        .orderBy('last_attempt_at', 'desc')
        .limit(1)
        .executeTakeFirst(),

    /** Whether the upstream has taken or rejected anything since then. */
    async hasAnsweredSince(time: number) {
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

    /** Since when the pending row waits that has waited for longest. */
    async waitingSince() {
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
