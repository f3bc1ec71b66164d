/** What `npm run submissions`, health and maintenance ask of the store. */
import 'server-only';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db, State, SubmissionRow } from '@/lib/server/submissions/store/schema';

/** How long one step of a purge should hold up the event loop at most, in ms. */
const STEP = 20;
/** How many rows are in memory at a time: 1 MiB of control characters is 6 MiB of JSON. */
const PAGE = 20;
const MINUTE = 60_000;
const DAY = 86_400_000;

/** What a person may send on; `delivered` has no body any more. */
const RELEASABLE: readonly State[] = ['pending', 'parked', 'rejected', 'spam'];

/** What is left to do something about. */
const UNDELIVERED = ['pending', 'parked', 'rejected'] as const satisfies readonly State[];
type Undelivered = (typeof UNDELIVERED)[number];

const released = (state: Extract<State, 'pending' | 'stored'>) => {
  const now = Date.now();
  const due = state === 'pending' ? now : null;
  return { state, retry_at: due, released_at: now, lease_owner: null, lease_until: null };
};

/** @param db an open store */
export function records(db: Db) {
  return {
    /**
     * Reads the store page by page (keyset pagination), however many rows there are.
     *
     * @returns every row, newest first; not those that came since the first was read
     * @throws what the database says when it cannot be read
     */
    async *list(): AsyncGenerator<SubmissionRow> {
      for (let before: number | undefined; ;) {
        const page = await db
          .selectFrom('submissions')
          .selectAll()
          .orderBy('seq', 'desc')
          .$if(before !== undefined, (rows) => rows.where('seq', '<', before!))
          .limit(PAGE)
          .execute();
        yield* page;
        before = page.at(-1)?.seq;
        if (page.length < PAGE) return;
      }
    },

    /**
     * @param start a key, or how it begins
     * @returns the rows whose key begins so; at most two, enough to tell that it is ambiguous
     */
    find(start: string): Promise<SubmissionRow[]> {
      return db
        .selectFrom('submissions')
        .selectAll()
        .where(sql`substr(key, 1, ${sql.lit(start.length)})`, '=', start)
        .orderBy('key')
        .limit(2)
        .execute();
    },

    /** @returns whether the key is held by a row that came after `since` (ms since 1970) */
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
     * Makes a row due now that was not sent on: spam, parked, rejected by the upstream, or waiting
     * for its next attempt.
     *
     * @param to `pending` where there is an upstream, `stored` where the store is the destination
     * @returns whether there was such a row, and nobody is sending it right now
     */
    async release(key: string, to: Extract<State, 'pending' | 'stored'>): Promise<boolean> {
      const row = await db
        .updateTable('submissions')
        .set(released(to))
        .where('key', '=', key)
        .where('state', 'in', RELEASABLE)
        .where((is) => is.or([is('lease_until', 'is', null), is('lease_until', '<', Date.now())]))
        .returning('key')
        .executeTakeFirst();
      return row !== undefined;
    },

    /**
     * Makes all rows in these states due now, except those that somebody is sending.
     *
     * @returns how many
     */
    async releaseUndelivered(
      states: readonly Undelivered[] = ['pending', 'parked'],
    ): Promise<number> {
      const rows = await db
        .updateTable('submissions')
        .set(released('pending'))
        .where('state', 'in', states)
        .where((is) => is.or([is('lease_until', 'is', null), is('lease_until', '<', Date.now())]))
        .returning('key')
        .execute();
      return rows.length;
    },

    /**
     * Deletes old rows, oldest first. Pending ones stay until they are delivered or parked; parked
     * ones for the whole time after their last attempt. In small steps, as many rows at once as the
     * database deletes within 20 ms (one, if they are large): SQLite works on the thread that serves
     * pages.
     *
     * @param days how old a row must be, in days since it was received
     * @returns how many rows were deleted
     */
    async purge(days: number): Promise<number> {
      const before = Date.now() - days * DAY;
      const old = db
        .selectFrom('submissions')
        .select('seq')
        .where('received_at', '<', before)
        .where('state', '<>', 'pending')
        .where((is) => is.or([is('state', '<>', 'parked'), is('last_attempt_at', '<', before)]))
        .orderBy('received_at');
      let count = 0;
      for (let size = 1; ; await nextTurn()) {
        const started = performance.now();
        const rows = await db
          .deleteFrom('submissions')
          .where('seq', 'in', old.limit(size))
          .returning('key')
          .execute();
        count += rows.length;
        if (rows.length < size) return count;
        size = performance.now() - started < STEP ? size * 2 : Math.max(1, Math.floor(size / 2));
      }
    },

    /** @returns how many rows wait to be delivered, were given up, and were rejected */
    async countUndelivered(): Promise<Record<Undelivered, number>> {
      const rows = await db
        .selectFrom('submissions')
        .select((is) => ['state', is.fn.countAll<number>().as('count')])
        .where('state', 'in', UNDELIVERED)
        .groupBy('state')
        .execute();
      const count = (state: State) => Number(rows.find((row) => row.state === state)?.count ?? 0);
      return { pending: count('pending'), parked: count('parked'), rejected: count('rejected') };
    },

    /** @returns when the upstream was last tried, and what it answered; undefined if never */
    lastAttempt() {
      return (
        db
          .selectFrom('submissions')
          .select(['last_attempt_at', 'last_status'])
          // Not what was recorded while the clock was ahead: it would stay the latest for as long.
          .where('last_attempt_at', '<=', Date.now() + MINUTE)
          .orderBy('last_attempt_at', 'desc')
          .limit(1)
          .executeTakeFirst()
      );
    },
  };
}
