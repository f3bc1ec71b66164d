/** The store, with the same functions for SQLite and PostgreSQL. */
import 'server-only';
import { createClaimMethods } from '@/lib/server/submissions/store/claims';
import { createLeaseMethods } from '@/lib/server/submissions/store/leases';
import { createRecordMethods } from '@/lib/server/submissions/store/records';
import type { OpenDatabase, Write } from '@/lib/server/submissions/store/tables';

export type Store = Awaited<ReturnType<typeof createStore>>;

/** Creates the store. Its functions throw the database's error if the database cannot be reached or written. */
export async function createStore(openDatabase: OpenDatabase) {
  let isWritable = true;
  const write: Write = async (action) => {
    try {
      return await openDatabase.write(action);
    } catch (error) {
      isWritable = false;
      throw error;
    }
  };
  const database = { ...openDatabase, write };
  const { value: secret } = await database.db
    .selectFrom('store_settings')
    .select('value')
    .where('name', '=', 'secret')
    .executeTakeFirstOrThrow();

  return {
    ...database,
    ...createClaimMethods(database, () => (isWritable = true)),
    ...createLeaseMethods(database),
    ...createRecordMethods(database),
    /** The secret for the HMACs in keys.ts. All processes share it. */
    secret,
    /** Returns false after a failed write of this process, until a submission or `tryWrite` is stored. */
    isWritable: () => isWritable,
    /** Writes a small row, because other writes change nothing if no row matches, even on a full disk. */
    async tryWrite() {
      const row = { name: 'last write', value: new Date().toISOString() };
      await write((db) =>
        db
          .insertInto('store_settings')
          .values(row)
          .onConflict((on) => on.column('name').doUpdateSet(row))
          .execute(),
      );
      isWritable = true;
    },
  };
}
