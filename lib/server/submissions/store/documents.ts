/** What the processes of a site share besides submissions: a text under a name. */
import 'server-only';
import type { OpenDatabase } from '@/lib/server/submissions/store/schema';
import type { Store } from '@/lib/server/submissions/store/store';

export const documents = ({ db, write }: OpenDatabase): Pick<Store, 'changeDocument'> => ({
  async changeDocument(name, change) {
    for (;;) {
      const row = await db
        .selectFrom('store_settings')
        .select('value')
        .where('name', '=', name)
        .executeTakeFirst();
      const [value, result] = change(row?.value);
      if (value === row?.value) return result;
      const changed = await write((open) =>
        open
          .insertInto('store_settings')
          .values({ name, value })
          .onConflict((on) =>
            row
              ? on
                  .column('name')
                  .doUpdateSet({ value })
                  .where('store_settings.value', '=', row.value)
              : on.doNothing(),
          )
          .returning('name')
          .executeTakeFirst(),
      );
      if (changed) return result;
    }
  },
});
