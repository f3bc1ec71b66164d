/** Documents: named texts in `store_settings` that all processes share. */
import 'server-only';
import type { OpenDatabase } from '@/lib/server/submissions/store/schema';

export const createDocumentMethods = ({ db, write }: OpenDatabase) => ({
  async readDocument(name: string) {
    const row = await db
      .selectFrom('store_settings')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirst();
    return row?.value;
  },

  /**
   * Replaces a document if it still equals `before`. If `before` is undefined, creates the document.
   *
   * @returns false if another process has changed or created it meanwhile
   */
  async replaceDocument(name: string, before: string | undefined, value: string) {
    const replaced = await write((connection) =>
      before === undefined
        ? connection
            .insertInto('store_settings')
            .values({ name, value })
            .onConflict((on) => on.doNothing())
            .returning('name')
            .executeTakeFirst()
        : connection
            .updateTable('store_settings')
            .set({ value })
            .where('name', '=', name)
            .where('value', '=', before)
            .returning('name')
            .executeTakeFirst(),
    );
    return replaced !== undefined;
  },
});
