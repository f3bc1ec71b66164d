/** Reads and changes submissions for operators, health checks and maintenance. */
import 'server-only';
import { sql } from 'kysely';
import { PAGE_ROWS, readPages, type Filter } from '@/lib/server/submissions/store/filters';
import { queuedSince, isUnleased } from '@/lib/server/submissions/store/leases';
import { STATES, type OpenDatabase, type State } from '@/lib/server/submissions/store/schema';
import { createYield } from '@/lib/server/submissions/store/yield';

const DAY_MS = 86_400_000;
/** The highest exact count. Larger counts are returned as COUNT_LIMIT + 1. */
export const COUNT_LIMIT = 10_000;

/** The states whose rows have a body, so that an operator can release them. */
export type ReleasableState = Exclude<State, 'delivered'>;
export const RELEASABLE_STATES = STATES.filter(
  (state): state is ReleasableState => state !== 'delivered',
);

export const createSubmissionMethods = (database: OpenDatabase) => {
  const { db, write } = database;
  return {
    /** Returns the selected rows, newest first. A second iteration leaves out rows that arrived during the first. */
    list(filter: Filter = {}) {
      let beforeSeq: number | undefined;
      return {
        async *[Symbol.asyncIterator]() {
          const query = db.selectFrom('submissions').select(({ fn }) => fn.max('seq').as('last'));
          beforeSeq ??= ((await query.executeTakeFirst())?.last ?? 0) + 1;
          for await (const rows of readPages(database, filter, beforeSeq)) yield* rows;
        },
      };
    },

    /** Returns up to two rows whose key starts with the text; two mean that the text is ambiguous. */
    findByKeyStart: (start: string) =>
      db
        .selectFrom('submissions')
        .selectAll()
        .where('key', '>=', start)
        // U+10FFFF sorts after every character of a key.
        .where('key', '<', `${start}\u{10ffff}`)
        .orderBy('key')
        .limit(2)
        .execute(),

    /**
     * Makes the selected rows due now, except those that are being sent.
     *
     * @param newState `stored` if the site has no upstream
     * @returns the number of rows
     */
    async release(
      filter: Filter & { states: readonly ReleasableState[] },
      newState: Extract<State, 'pending' | 'stored'> = 'pending',
    ) {
      const now = Date.now();
      const yieldToOthers = createYield();
      let count = 0;
      for await (const rows of readPages(database, filter)) {
        const { numUpdatedRows } = await write((connection) =>
          connection
            .updateTable('submissions')
            .set({ state: newState, retry_at: now, released_at: now })
            .set({ lease_owner: null, lease_until: null })
            .where(
              'seq',
              'in',
              rows.map(({ seq }) => seq),
            )
            .where('state', 'in', filter.states)
            .where(isUnleased(now))
            .executeTakeFirst(),
        );
        count += Number(numUpdatedRows);
        await yieldToOthers();
      }
      return count;
    },

    /**
     * Deletes rows that arrived more than `days` ago. Keeps pending rows. Keeps parked and rejected rows that the site
     * has tried to send in the last `days` days.
     */
    async purge(days: number) {
      const cutoff = Date.now() - days * DAY_MS;
      const isExpired = sql<boolean>`(received_at < ${cutoff} AND state <> 'pending'
        AND (state NOT IN ('parked', 'rejected') OR last_attempt_at < ${cutoff}))`;
      const yieldToOthers = createYield();
      for (let count = 0; ;) {
        const { numDeletedRows } = await write((connection) =>
          connection
            .deleteFrom('submissions')
            .where('seq', 'in', (rows) =>
              rows.selectFrom('submissions').select('seq').where(isExpired).limit(PAGE_ROWS),
            )
            // Repeated here: if another process has just changed the row, PostgreSQL checks this condition again, but
            // not the one in the subquery.
            .where(isExpired)
            .executeTakeFirst(),
        );
        count += Number(numDeletedRows);
        if (numDeletedRows < PAGE_ROWS) return count;
        await yieldToOthers();
      }
    },

    async delete(keys: readonly string[]) {
      const { numDeletedRows } = await write((connection) =>
        connection.deleteFrom('submissions').where('key', 'in', keys).executeTakeFirst(),
      );
      return Number(numDeletedRows);
    },

    /** Returns the number of rows by state, at most COUNT_LIMIT + 1 each. */
    async countUndelivered() {
      const columns = RELEASABLE_STATES.map(
        (state) =>
          sql`(SELECT count(*) FROM (SELECT 1 FROM submissions WHERE state = ${sql.lit(state)}
          LIMIT ${sql.lit(COUNT_LIMIT + 1)}) AS limited) AS ${sql.ref(state)}`,
      );
      const query = sql<Record<ReleasableState, number>>`SELECT ${sql.join(columns)}`;
      const { rows } = await query.execute(db);
      return rows[0]!;
    },

    findLastAttempt: () =>
      db
        .selectFrom('submissions')
        .select(['last_attempt_at', 'last_status'])
        .where('last_attempt_at', 'is not', null)
        .orderBy('last_attempt_at', 'desc')
        .limit(1)
        .executeTakeFirst(),

    /** Returns whether the upstream has accepted or rejected a submission since `time`. */
    async hasUpstreamAnsweredSince(time: number) {
      const answered = await db
        .selectFrom('submissions')
        .select('seq')
        .where('last_attempt_at', '>', time)
        // `|| ''` stops SQLite from using the index by state, which contains every delivered row.
        .where(sql<boolean>`(state || '') IN ('delivered', 'rejected')`)
        .limit(1)
        .executeTakeFirst();
      return answered !== undefined;
    },

    /** Returns when the oldest pending row started to wait; undefined if none is pending. */
    async findOldestPendingTime() {
      const row = await db
        .selectFrom('submissions')
        .select(queuedSince.as('since'))
        // A literal, because SQLite does not use the partial index of pending rows if the state is a parameter.
        .where('state', '=', sql.lit('pending'))
        .orderBy(queuedSince)
        .limit(1)
        .executeTakeFirst();
      return row?.since;
    },
  };
};
