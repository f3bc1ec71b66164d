/** What the processes on one store share besides submissions: its secret and its last known time. */
import { randomBytes } from 'node:crypto';
import type { Db } from '@/lib/submissions/store/schema';

/**
 * @param db an open store
 * @returns the store's secret, 32 random bytes in base64; made by whoever opens the store first
 */
export async function readSecret(db: Db): Promise<string> {
  await db
    .insertInto('store_settings')
    .values({ name: 'secret', value: randomBytes(32).toString('base64') })
    .onConflict((on) => on.column('name').doNothing())
    .execute();
  const { value } = await db
    .selectFrom('store_settings')
    .select('value')
    .where('name', '=', 'secret')
    .executeTakeFirstOrThrow();
  return value;
}
