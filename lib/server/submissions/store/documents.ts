/** What the processes of a site share besides submissions: a text under a name. */
import 'server-only';
import type { OpenDatabase } from '@/lib/server/submissions/store/schema';

/** @returns undefined if there is none under that name */
export async function textOf(db: OpenDatabase['db'], name: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('store_settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value;
}

export const documents = ({ db, write }: OpenDatabase) => ({
  /**
   * Changes a text if nobody else has changed it in between; else asks again.
   *
   * @param change takes the text, undefined if there is none yet; gives the new one, and what to return. It
   *   may be called several times: the last call is the one that counts
   */
  async changeDocument<Result>(
    name: string,
    change: (text: string | undefined) => [text: string, result: Result],
  ): Promise<Result> {
    for (;;) {
      const before = await textOf(db, name);
      const [value, result] = change(before);
      if (value === before) return result;
      const changed = await write((open) =>
        open
          .insertInto('store_settings')
          .values({ name, value })
          .onConflict((on) =>
            before === undefined
              ? on.doNothing()
              : on.column('name').doUpdateSet({ value }).where('store_settings.value', '=', before),
          )
          .returning('name')
          .executeTakeFirst(),
      );
      if (changed) return result;
    }
  },
});
