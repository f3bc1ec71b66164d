/** What `npm run submissions`, health and maintenance ask of the store; store.ts says what each gives. */
import 'server-only';
import { sql } from 'kysely';
import { filtered, type Filter } from '@/lib/server/submissions/store/filters';
import { LEASE, LONGEST_WAIT, tryingSince, unleased } from '@/lib/server/submissions/store/leases';
import { STATES, type Db, type OpenDatabase } from '@/lib/server/submissions/store/schema';
import type { Counts, Releasable, Store } from '@/lib/server/submissions/store/store';
import { takingTurns } from '@/lib/server/submissions/store/turns';

const DAY = 86_400_000;
/** Counting ends one above it. */
export const COUNT_LIMIT = 10_000;

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

    find: (start) =>
      db
        .selectFrom('submissions')
        .selectAll()
        .where('key', '>=', start)
        // Behind every key that begins so.
        .where('key', '<', `${start}\u{10ffff}`)
        .orderBy('key')
        .limit(2)
        .execute(),

    release(filter, to = 'pending') {
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

    purge(days, filter = {}) {
      const before = Date.now() - days * DAY;
      const until = Math.min(before, filter.until ?? Infinity);
      const { states = FINISHED } = filter;
      return forEachPage({ ...filter, states, until }, async (open, seqs) => {
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

    async forget(keys) {
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

    async countUndelivered() {
      const counted = COUNTED.map(
        (state) =>
          sql`(SELECT count(*) FROM (SELECT 1 FROM submissions WHERE state = ${sql.lit(state)}
          LIMIT ${sql.lit(COUNT_LIMIT + 1)}) AS counted) AS ${sql.ref(state)}`,
      );
      const query = sql<Counts>`SELECT ${sql.join(counted)}`;
      const { rows } = await query.execute(db);
      return rows[0]!;
    },

    lastAttempt: () =>
      db
        .selectFrom('submissions')
        .select(['last_attempt_at', 'last_status'])
        // Not one of a clock that was ahead.
        .where('last_attempt_at', '<=', Date.now() + LEASE)
        .orderBy('last_attempt_at', 'desc')
        .limit(1)
        .executeTakeFirst(),

    async hasAnsweredSince(time) {
      const answered = await db
        .selectFrom('submissions')
        .select('seq')
        .where('last_attempt_at', '>', time)
        // Not one of a clock that was ahead.
        .where('last_attempt_at', '<=', Date.now() + LEASE)
        // Not by the index of states, which has every delivered row.
        .where(sql<boolean>`(state || '') IN ('delivered', 'rejected')`)
        .limit(1)
        .executeTakeFirst();
      return answered !== undefined;
    },

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
  } satisfies Partial<Store>;
};
