/** Takes a whole store to another database, while the site goes on with this one. */
import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { NumberedRow as Row } from '@/lib/server/submissions/store/filters';
import type { Db, OpenDatabase } from '@/lib/server/submissions/store/schema';
import { takingTurns } from '@/lib/server/submissions/store/turns';

/** How many numbers are looked at together: of an old release, a row may have more than 1 MiB. */
const AT_ONCE = 200;

/** The other database has submissions that are not this store's. */
export class ForeignRowsError extends Error {
  override name = 'ForeignRowsError';
}

const rowsBetween = ({ db }: OpenDatabase, after: number, upTo: number): Promise<Row[]> =>
  db
    .selectFrom('submissions')
    .selectAll()
    .where('seq', '>', after)
    .where('seq', '<=', upTo)
    .orderBy('seq')
    .execute();

const edgesOf = async ({ db }: OpenDatabase): Promise<{ first: number; last: number }> => {
  const query = sql<{ first: number; last: number }>`
    SELECT coalesce(min(seq), ${Number.MAX_SAFE_INTEGER}) AS first, coalesce(max(seq), 0) AS last FROM submissions`;
  return (await query.execute(db)).rows[0]!;
};

/** A copy has this store's secret: without it, no repeat would be known again. */
async function takeSecret(target: OpenDatabase, secret: string): Promise<void> {
  await target.write(async (db) => {
    const row = await db
      .selectFrom('store_settings')
      .select('value')
      .where('name', '=', 'secret')
      .executeTakeFirstOrThrow();
    if (row.value === secret) return;
    const any = await db.selectFrom('submissions').select('seq').limit(1).executeTakeFirst();
    if (any) throw new ForeignRowsError();
    await db
      .updateTable('store_settings')
      .set({ value: secret })
      .where('name', '=', 'secret')
      .execute();
  }, true);
}

/** What was told is told no more there, and what is unsent is not lost. */
async function takeAlerts(source: OpenDatabase, target: OpenDatabase): Promise<void> {
  const row = await source.db
    .selectFrom('store_settings')
    .select(['name', 'value'])
    .where('name', '=', 'alerts')
    .executeTakeFirst();
  if (!row) return;
  await target.write(
    (db) =>
      db
        .insertInto('store_settings')
        .values(row)
        .onConflict((on) => on.column('name').doUpdateSet(row))
        .execute(),
    true,
  );
}

async function writePage(db: Db, missing: Row[], changed: Row[], gone: Row[]): Promise<void> {
  const seqs = [...changed, ...gone].map(({ seq }) => seq);
  if (seqs.length > 0) await db.deleteFrom('submissions').where('seq', 'in', seqs).execute();
  const rows = [...missing, ...changed];
  if (rows.length > 0) await db.insertInto('submissions').values(rows).execute();
}

/**
 * Makes the other database the same: rows with their numbers, keys, states and times, the secret and the alerts.
 * Compares every row, so that a run that was killed goes on where it was, and a later one takes what came,
 * changed or went since.
 *
 * @param target opened, and used by no site
 * @returns how many rows this store has, and how many were added there, changed and removed
 * @throws {ForeignRowsError} when it has submissions of its own; then nothing was written
 */
export async function copyStore(source: OpenDatabase & { secret: string }, target: OpenDatabase) {
  const { first, last } = await edgesOf(source);
  const theirs = await edgesOf(target);
  if (theirs.last > last) throw new ForeignRowsError();
  await takeSecret(target, source.secret);
  const copied = { rows: 0, added: 0, changed: 0, removed: 0 };
  for (let after = Math.min(first, theirs.first) - 1; after < last; after += AT_ONCE) {
    const turn = takingTurns();
    const upTo = Math.min(after + AT_ONCE, last);
    const rows = await rowsBetween(source, after, upTo);
    const others = new Map((await rowsBetween(target, after, upTo)).map((row) => [row.seq, row]));
    const missing: Row[] = [];
    const changed: Row[] = [];
    for (const row of rows) {
      const their = others.get(row.seq);
      others.delete(row.seq);
      if (!their) missing.push(row);
      else if (their.key !== row.key) throw new ForeignRowsError();
      else if (!isDeepStrictEqual(row, their)) changed.push(row);
    }
    const gone = [...others.values()];
    if (missing.length + changed.length + gone.length > 0) {
      await target.write((db) => writePage(db, missing, changed, gone), true);
      // Not where it only compares: for that, the site is stopped.
      await turn();
    }
    copied.rows += rows.length;
    copied.added += missing.length;
    copied.changed += changed.length;
    copied.removed += gone.length;
  }
  await takeAlerts(source, target);
  // Where the other database goes on to count; SQLite does so by itself.
  if (target.kind === 'postgres' && last > 0)
    await sql`SELECT setval(pg_get_serial_sequence('submissions', 'seq'), ${last})`.execute(
      target.db,
    );
  return copied;
}
