/** `npm run submissions -- copy`: to another database. */
import pino from 'pino';
import { env, EnvError, parseEnv } from '@/lib/env';
import { fail } from '@/lib/fail.mjs';
import { placeOf } from '@/lib/scripts/store-place';
import { print } from '@/lib/scripts/terminal';
import { createServices } from '@/lib/server/submissions/services';
import { copyStore, ForeignRowsError } from '@/lib/server/submissions/store/copy';
import type { Store } from '@/lib/server/submissions/store/store';

/** One run to copy, one to compare; while a site writes, the second copies as well. */
const MOST_RUNS = 2;

function settingsOf(to: string) {
  try {
    return parseEnv({ DATABASE_URL: to.trim() || 'off' });
  } catch (error) {
    if (error instanceof EnvError)
      return fail(
        '--to must name a database: postgres://user:password@host/name, or file:path/to/a.db.',
      );
    throw error;
  }
}

/** Ends the process with one line where the other database cannot be the copy. */
export async function copyTo(source: Store, to: string) {
  const settings = settingsOf(to);
  if (placeOf(settings) === placeOf(env())) fail('--to names this store: give another.');
  const opening = createServices(settings, pino({ level: 'silent' })).store();
  const target = (await opening.catch(() => fail('The database of --to cannot be opened.')))!;
  try {
    for (let run = 1; run <= MOST_RUNS; run += 1) {
      const { rows, added, changed, removed } = await copyStore(source, target);
      print(`${rows} compared: ${added} added, ${changed} changed, ${removed} removed\n`);
      if (added + changed + removed === 0) return print('The copy is the same as this store.\n');
    }
    print('This store changes meanwhile: run this again when the site has stopped.\n');
    process.exitCode = 1;
  } catch (error) {
    if (error instanceof ForeignRowsError)
      fail('The other database has submissions of its own: give one that is empty.');
    throw error;
  } finally {
    await target.close();
  }
}
