/** What people ask of the store: `npm run submissions`, health, and housekeeping. */
import { sql } from 'kysely';
import type { Db, State, SubmissionRow } from '@/lib/submissions/store/schema';

const DAY = 86_400_000;

/** Finished, one way or the other; a pending submission is never thrown away. */
const FINISHED: readonly State[] = ['delivered', 'rejected', 'kept', 'spam'];

/** @param db an open store */
export function records(db: Db) {
  return {
    /** @returns every row, newest first */
    list(): Promise<SubmissionRow[]> {
      return db
        .selectFrom('submissions')
        .selectAll()
        .orderBy('received_at', 'desc')
        .orderBy('key')
        .execute();
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
     * Sets a row free that went nowhere: spam, or what the upstream refused.
     *
     * @param to `pending` where there is an upstream, `kept` where the store is the destination
     * @returns whether there was such a row
     */
    async release(key: string, to: Extract<State, 'pending' | 'kept'>): Promise<boolean> {
      const row = await db
        .updateTable('submissions')
        .set({ state: to, retry_at: null, lease_owner: null, lease_until: null })
        .where('key', '=', key)
        .where('state', 'in', ['spam', 'rejected'])
        .returning('key')
        .executeTakeFirst();
      return row !== undefined;
    },

    /**
     * Deletes finished rows. Pending ones stay until they are delivered.
     *
     * @param days how old a row must be, in days since it was received
     * @returns how many rows went
     */
    async purge(days: number): Promise<number> {
      const gone = await db
        .deleteFrom('submissions')
        .where('state', 'in', FINISHED)
        .where('received_at', '<', Date.now() - days * DAY)
        .returning('key')
        .execute();
      return gone.length;
    },

    /** @returns how many rows wait to be delivered */
    async countPending(): Promise<number> {
      const { count } = await db
        .selectFrom('submissions')
        .select((is) => is.fn.countAll<number>().as('count'))
        .where('state', '=', 'pending')
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    /** @returns when the upstream was last tried, and what it answered; undefined if never */
    lastAttempt() {
      return db
        .selectFrom('submissions')
        .select(['last_attempt_at', 'last_status'])
        .where('last_attempt_at', 'is not', null)
        .orderBy('last_attempt_at', 'desc')
        .limit(1)
        .executeTakeFirst();
    },
  };
}
