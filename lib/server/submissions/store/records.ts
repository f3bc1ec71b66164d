/** Reads and changes submissions for operators, the health report and maintenance. */
import 'server-only';
import { sql } from 'kysely';
import { periods } from '@/lib/periods';
import type { FormId } from '@/lib/forms/types';
import { GIVE_UP_MS, isUnleased } from '@/lib/server/submissions/store/leases';
import {
  type OpenDatabase,
  type State,
  type SubmissionRow,
} from '@/lib/server/submissions/store/tables';

/** How long the store keeps a row after it was delivered or rejected, or received as `stored` or `spam`. */
export const RETENTION_MS = periods.retentionDays * 24 * 60 * 60_000;

/** How many rows `findByEmail` reads at once. Each has at most 64 KiB. */
const BATCH_SIZE = 500;

/** Returns the same text for all cases and Unicode forms of an address: É, é and e with an accent; STRASSE and straße. */
const foldCase = (text: string) => text.trim().toUpperCase().normalize('NFC');

interface Filter {
  key?: string;
  states?: readonly State[];
  form?: FormId;
  /** In ms since 1970. */
  since?: number;
  limit?: number;
}

export const createRecordMethods = ({ db, write }: OpenDatabase) => ({
  /** Returns rows, newest first. */
  list: ({ key, states, form, since, limit }: Filter = {}) =>
    db
      .selectFrom('submissions')
      .selectAll()
      .$if(key !== undefined, (rows) => rows.where('key', '=', key!))
      .$if(states !== undefined, (rows) => rows.where('state', 'in', states!))
      .$if(form !== undefined, (rows) => rows.where('form', '=', form!))
      .$if(since !== undefined, (rows) => rows.where('created_at', '>=', since!))
      .orderBy('created_at', 'desc')
      .orderBy('key')
      .$if(limit !== undefined, (rows) => rows.limit(limit!))
      .execute(),

  /**
   * Returns the rows with a field that is this email address, in any case, newest first. Delivered rows have no fields.
   * Compares in JavaScript, because SQLite's `lower` knows only ASCII, and in batches, because all rows may not fit
   * into memory.
   */
  async findByEmail(email: string): Promise<SubmissionRow[]> {
    const wanted = foldCase(email);
    const isWanted = (value: unknown) => typeof value === 'string' && foldCase(value) === wanted;
    const found: SubmissionRow[] = [];
    for (let lastKey = '', rows: SubmissionRow[] = []; ; lastKey = rows.at(-1)!.key) {
      rows = await db
        .selectFrom('submissions')
        .selectAll()
        .where('key', '>', lastKey)
        .where('body', 'is not', null)
        .orderBy('key')
        .limit(BATCH_SIZE)
        .execute();
      found.push(...rows.filter(({ body }) => Object.values(JSON.parse(body!)).some(isWanted)));
      if (rows.length < BATCH_SIZE) return found.sort((a, b) => b.created_at - a.created_at);
    }
  },

  /**
   * Gives the selected rows a state, except delivered rows and rows that are being sent. Pending rows are due now. Rows
   * that were not pending get `retryDays`; the others keep their time, so that health still counts how long they wait.
   *
   * @returns the number of rows
   */
  async setState({ key, states }: Filter, state: 'pending' | 'stored') {
    const now = Date.now();
    const { numUpdatedRows } = await write((db) =>
      db
        .updateTable('submissions')
        .set({
          state,
          retry_at: now,
          give_up_at: sql`CASE WHEN state = 'pending' THEN give_up_at ELSE ${now + GIVE_UP_MS} END`,
          lease_until: null,
        })
        .where('state', '<>', 'delivered')
        .where(isUnleased(now))
        .$if(key !== undefined, (rows) => rows.where('key', '=', key!))
        .$if(states !== undefined, (rows) => rows.where('state', 'in', states!))
        .executeTakeFirst(),
    );
    return Number(numUpdatedRows);
  },

  async delete(keys: readonly string[]) {
    const { numDeletedRows } = await write((db) =>
      db.deleteFrom('submissions').where('key', 'in', keys).executeTakeFirst(),
    );
    return Number(numDeletedRows);
  },

  /** Deletes the rows whose retention has ended. Keeps pending and parked rows. */
  async purge() {
    const cutoff = Date.now() - RETENTION_MS;
    const { numDeletedRows } = await write((db) =>
      db
        .deleteFrom('submissions')
        // Implied by the next condition, but this one has an index.
        .where('created_at', '<', cutoff)
        .where(sql<boolean>`coalesce(last_attempt_at, created_at) < ${cutoff}`)
        .where('state', 'not in', ['pending', 'parked'])
        .executeTakeFirst(),
    );
    return Number(numDeletedRows);
  },

  /** Returns the number of rows by state, without delivered rows. */
  async countByState() {
    const counts = { pending: 0, parked: 0, rejected: 0, stored: 0, spam: 0 };
    const rows = await db
      .selectFrom('submissions')
      .select(['state', ({ fn }) => fn.countAll<number>().as('count')])
      .where('state', 'in', Object.keys(counts) as (keyof typeof counts)[])
      .groupBy('state')
      .$narrowType<{ state: keyof typeof counts }>()
      .execute();
    for (const { state, count } of rows) counts[state] = count;
    return counts;
  },

  /** Returns when a visitor last sent the undelivered row that has waited longest, in ms; undefined if none waits. */
  async findLongestWait() {
    const row = await db
      .selectFrom('submissions')
      .select(({ fn }) => fn.min('give_up_at').as('end'))
      .where('state', 'in', ['pending', 'parked'])
      .executeTakeFirst();
    return row?.end ? row.end - GIVE_UP_MS : undefined;
  },

  findLastAttempt: () =>
    db
      .selectFrom('submissions')
      .select(['last_attempt_at', 'last_status'])
      .where('last_attempt_at', 'is not', null)
      .orderBy('last_attempt_at', 'desc')
      .limit(1)
      .executeTakeFirst(),
});
