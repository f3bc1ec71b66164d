import 'server-only';
import { sql } from 'kysely';
import { version as thisRelease } from '@/package.json';
import { migrations } from '@/lib/server/submissions/store/migrations/list';
import {
  UnusableStoreError,
  type Db,
  type OpenDatabase,
} from '@/lib/server/submissions/store/schema';

interface MigrationTarget {
  db: Db;
  kind: OpenDatabase['kind'];
  /** Returns whether the table `store_settings` exists. */
  hasTables: (db: Db) => Promise<boolean>;
  /** Runs the action in a transaction, under a lock that all processes share. */
  runExclusively: (action: (db: Db) => Promise<void>) => Promise<void>;
}

/**
 * Returns how many migrations ran (`schema`), how many a release must know to use the store (`schemaNeeds`), and which
 * release ran the last one (`schemaRelease`).
 */
async function readSchemaVersion({ hasTables }: MigrationTarget, db: Db) {
  if (!(await hasTables(db))) return { schema: 0, schemaNeeds: 0, schemaRelease: thisRelease };
  const rows = await db.selectFrom('store_settings').selectAll().execute();
  const values = Object.fromEntries(rows.map(({ name, value }) => [name, value]));
  // Release 0.1.0 did not record these values. Its stores have the tables of migration 1.
  const { schema = 1, schema_needs = 1, schema_release = '0.1.0' } = values;
  return {
    schema: Number(schema),
    schemaNeeds: Number(schema_needs),
    schemaRelease: `${schema_release}`,
  };
}

async function writeSchemaVersion(db: Db, schema: number, schemaNeeds: number): Promise<void> {
  const settings = { schema, schema_needs: schemaNeeds, schema_release: thisRelease };
  await db
    .insertInto('store_settings')
    .values(Object.entries(settings).map(([name, value]) => ({ name, value: `${value}` })))
    .onConflict((on) => on.column('name').doUpdateSet({ value: sql.ref('excluded.value') }))
    .execute();
}

/**
 * Runs the missing migrations in one transaction. If one is missing, the database's user must own the tables and have
 * the right to create tables; otherwise it needs neither.
 *
 * @throws {UnusableStoreError} if a later release changed the store so that this one cannot use it
 * @throws the database's error if the database cannot be reached or written
 */
export async function migrate(target: MigrationTarget): Promise<void> {
  const readCompatibleVersion = async (db: Db) => {
    const { schema, schemaNeeds, schemaRelease } = await readSchemaVersion(target, db);
    if (schemaNeeds > migrations.length) {
      throw new UnusableStoreError(
        'STORE_TOO_NEW',
        `Release ${schemaRelease} changed the store, and this release (${thisRelease}) cannot use it. Start release ${schemaRelease} or later, or restore a backup made with release ${thisRelease} or earlier.`,
      );
    }
    return { schema, schemaNeeds };
  };
  if ((await readCompatibleVersion(target.db)).schema >= migrations.length) return;
  await target.runExclusively(async (db) => {
    // Another process may have migrated the store before this one got the lock.
    const { schema, schemaNeeds } = await readCompatibleVersion(db);
    const missing = migrations.slice(schema);
    if (missing.length === 0) return;
    for (const { run } of missing) await run(db, target.kind);
    await writeSchemaVersion(
      db,
      migrations.length,
      Math.max(schemaNeeds, ...missing.map(({ needs }) => needs)),
    );
  });
}
