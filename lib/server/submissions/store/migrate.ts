/** Brings the tables of an opened store up to what this release expects. */
import 'server-only';
import { sql } from 'kysely';
import { version as release } from '@/package.json';
import { migrations } from '@/lib/server/submissions/store/migrations/list';
import {
  UnusableStoreError,
  type Db,
  type OpenDatabase,
} from '@/lib/server/submissions/store/schema';

interface Unmigrated {
  db: Db;
  kind: OpenDatabase['kind'];
  /** Whether there is a table `store_settings`. */
  hasTables: (db: Db) => Promise<boolean>;
  /** Alone among all processes that call this for the same store. */
  alone: (action: (db: Db) => Promise<void>) => Promise<void>;
}

/** @returns where a store stands, as it says itself in `store_settings` */
async function standing({ hasTables }: Unmigrated, db: Db) {
  if (!(await hasTables(db))) return { at: 0, needs: 0, by: release };
  const rows = await db.selectFrom('store_settings').selectAll().execute();
  const values = Object.fromEntries(rows.map(({ name, value }) => [name, value]));
  // A store of release 0.1.0 has the first tables and does not say so.
  const { schema = 1, schema_needs = 1, schema_release = '0.1.0' } = values;
  return { at: Number(schema), needs: Number(schema_needs), by: `${schema_release}` };
}

async function record(db: Db, at: number, needs: number): Promise<void> {
  const says = { schema: at, schema_needs: needs, schema_release: release };
  await db
    .insertInto('store_settings')
    .values(Object.entries(says).map(([name, value]) => ({ name, value: `${value}` })))
    .onConflict((on) => on.column('name').doUpdateSet({ value: sql.ref('excluded.value') }))
    .execute();
}

/**
 * Runs the migrations that the store has not had, all in one transaction: a process that is killed
 * leaves the store as it was. Where none is due, no right to create tables is needed.
 *
 * @throws {UnusableStoreError} when a later release left what this one cannot work with
 * @throws what the database says when it cannot be reached or written
 */
export async function migrate(store: Unmigrated): Promise<void> {
  const verify = async (db: Db) => {
    const { at, needs, by } = await standing(store, db);
    if (needs > migrations.length) {
      throw new UnusableStoreError(
        'STORE_TOO_NEW',
        `The store was changed by release ${by}, which this release (${release}) cannot work with: start ${by} or later, or restore a backup made before.`,
      );
    }
    return { at, needs };
  };
  if ((await verify(store.db)).at >= migrations.length) return;
  await store.alone(async (db) => {
    // Another process may have been first.
    const { at, needs } = await verify(db);
    const due = migrations.slice(at);
    if (due.length === 0) return;
    for (const { run } of due) await run(db, store.kind);
    await record(db, migrations.length, Math.max(needs, ...due.map((each) => each.needs)));
  });
}
