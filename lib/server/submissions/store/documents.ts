/** What the processes of a site share besides submissions: a text under a name. */
import 'server-only';
import type { OpenDatabase } from '@/lib/server/submissions/store/schema';

export const documents = ({ db, write }: OpenDatabase) => ({
  /**
   * Changes a text, if nobody else has changed it in between; else asks again.
   *
   * @param change takes the text, undefined if there is none yet; gives the new one, and what to return. It
   *   may be called several times: the last call is the one that counts
   * @throws what the database says when it cannot be reached or written
   */
  async changeDocument<Result>(
    name: string,
    change: (text: string | undefined) => [text: string, result: Result],
  ): Promise<Result> {
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
