/** Texts in `store_settings` that all processes of a site share. */
import 'server-only';
import type { OpenDatabase } from '@/lib/server/submissions/store/schema';
import type { Store } from '@/lib/server/submissions/store/store';

export const documents = ({
  db,
  write,
}: OpenDatabase): Pick<Store, 'readDocument' | 'replaceDocument'> => ({
  async readDocument(name) {
    const row = await db
      .selectFrom('store_settings')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirst();
    return row?.value;
  },

  async replaceDocument(name, before, value) {
    const replaced = await write((open) =>
      before === undefined
        ? open
            .insertInto('store_settings')
            .values({ name, value })
            .onConflict((on) => on.doNothing())
            .returning('name')
            .executeTakeFirst()
        : open
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
