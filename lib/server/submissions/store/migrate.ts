import 'server-only';
import { sql } from 'kysely';
import { version as release } from '@/package.json';
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
 * Returns how many migrations ran (`version`), how many a release must know to use the store (`schemaNeeds`), and which
 * release ran the last one (`migratedBy`).
 */
async function readSchemaVersion({ hasTables }: MigrationTarget, db: Db) {
  if (!(await hasTables(db))) return { version: 0, schemaNeeds: 0, migratedBy: release };
  const rows = await db.selectFrom('store_settings').selectAll().execute();
  const values = Object.fromEntries(rows.map(({ name, value }) => [name, value]));
  // Release 0.1.0 did not record these values. Its stores have the tables of migration 1.
  const { schema = 1, schema_needs = 1, schema_release = '0.1.0' } = values;
  return {
    version: Number(schema),
    schemaNeeds: Number(schema_needs),
    migratedBy: `${schema_release}`,
  };
}

async function writeSchemaVersion(db: Db, version: number, schemaNeeds: number): Promise<void> {
  const settings = { schema: version, schema_needs: schemaNeeds, schema_release: release };
  await db
    .insertInto('store_settings')
    .values(Object.entries(settings).map(([name, value]) => ({ name, value: `${value}` })))
    .onConflict((on) => on.column('name').doUpdateSet({ value: sql.ref('excluded.value') }))
    .execute();
}

/**
 * Runs the missing migrations in one transaction. The database's user needs the right to create tables only if a
 * migration is missing.
 *
 * @throws {UnusableStoreError} if a later release changed the store in a way that this one cannot use
 * @throws the database's error if it cannot be reached or written
 */
export async function migrate(target: MigrationTarget): Promise<void> {
  const readCompatibleVersion = async (db: Db) => {
    const { version, schemaNeeds, migratedBy } = await readSchemaVersion(target, db);
    if (schemaNeeds > migrations.length) {
      throw new UnusableStoreError(
        'STORE_TOO_NEW',
        `Release ${migratedBy} changed the store in a way that this release (${release}) cannot use. Start release ${migratedBy} or later, or restore a backup from before.`,
      );
    }
    return { version, schemaNeeds };
  };
  if ((await readCompatibleVersion(target.db)).version >= migrations.length) return;
  await target.runExclusively(async (db) => {
    // Another process may have migrated the store before this one got the lock.
    const { version, schemaNeeds } = await readCompatibleVersion(db);
    const missing = migrations.slice(version);
    if (missing.length === 0) return;
    for (const { run } of missing) await run(db, target.kind);
    await writeSchemaVersion(
      db,
      migrations.length,
      Math.max(schemaNeeds, ...missing.map(({ needs }) => needs)),
    );
  });
}
