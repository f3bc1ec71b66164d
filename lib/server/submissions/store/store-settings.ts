/** What the processes on one store share besides submissions: its secret, its last known time. */
import 'server-only';
import { randomBytes } from 'node:crypto';
import type { Db } from '@/lib/server/submissions/store/schema';

/** How much a trial write writes, in bytes, about as much as a long submission. */
const PROBE_SIZE = 64 * 1024;
/** How long a trial write that worked is good for, in ms: anyone can ask for health. */
const PROBE_LIFE = 5000;

/**
 * @param db an open store
 * @throws what the database says when it cannot be written
 */
export async function storeSettings(db: Db) {
  const read = async (name: string) => {
    const query = db.selectFrom('store_settings').select('value').where('name', '=', name);
    return (await query.executeTakeFirst())?.value;
  };
  const write = (name: string, value: string) =>
    db
      .insertInto('store_settings')
      .values({ name, value })
      .onConflict((on) => on.column('name').doUpdateSet({ value }))
      .execute();
  /** @returns what is there already, or what was written now, by us or another process */
  const readOrWrite = async (name: string, value: string) => {
    const found = await read(name);
    if (found !== undefined) return found;
    await db
      .insertInto('store_settings')
      .values({ name, value })
      .onConflict((on) => on.column('name').doNothing())
      .execute();
    return (await read(name)) ?? value;
  };

  const secret = await readOrWrite('secret', randomBytes(32).toString('base64'));
  if ((await read('clock')) === undefined) {
    const { latest } = await db
      .selectFrom('submissions')
      .select((is) => is.fn.max('received_at').as('latest'))
      .executeTakeFirstOrThrow();
    await readOrWrite('clock', `${latest ?? Date.now()}`);
  }

  let probe: { at: number; result: Promise<void> } | undefined;
  const probeNow = async () => {
    await write('probe', randomBytes(PROBE_SIZE * 0.75).toString('base64'));
    await db.deleteFrom('store_settings').where('name', '=', 'probe').execute();
  };

  return {
    /** For hashes of what people typed (keys.ts, seal.ts); the same for all processes. */
    secret,

    /** @returns how far the clock is ahead of the time that was last confirmed, in ms */
    async clockAdvance(): Promise<number> {
      return Date.now() - Number(await read('clock'));
    },

    /** Takes the clock's time for the right one. */
    async confirmClock(): Promise<void> {
      await write('clock', `${Date.now()}`);
    },

    /**
     * Writes as much as a submission and deletes it again, in two commits: reading works on a full
     * disk, and so does what is not committed. Within 5 s of one that worked it does nothing.
     *
     * @throws what the database says when it cannot be written
     */
    probeWrite(): Promise<void> {
      const now = performance.now();
      if (!probe || now - probe.at > PROBE_LIFE) {
        const result = probeNow().catch((error: unknown) => {
          probe = undefined;
          throw error;
        });
        probe = { at: now, result };
      }
      return probe.result;
    },
  };
}
