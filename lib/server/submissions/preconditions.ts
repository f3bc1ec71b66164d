/** What must be right before the site can start, each in one line that says what to change. */
import 'server-only';
import { EnvError, type Env } from '@/lib/env';

/**
 * @param read gives the settings, or throws an EnvError
 * @param open opens the store, if that is a file of ours; a database elsewhere may still be starting
 * @returns what is wrong, as one line; undefined if nothing is
 */
export async function problemWith(
  read: () => Env,
  open: (file: string) => Promise<unknown>,
): Promise<string | undefined> {
  let file = '';
  try {
    const { database } = read();
    if (database.kind !== 'sqlite') return undefined;
    file = database.file;
    await open(file);
    return undefined;
  } catch (error) {
    if (error instanceof EnvError) return error.message;
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    return `Submissions cannot be stored in ${file}${code}: make its folder writable, or set DATABASE_URL to another place.`;
  }
}
