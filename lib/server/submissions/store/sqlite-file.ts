/** The SQLite file on disk: made private, and watched for being deleted or replaced. */
import 'server-only';
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

// Another process may have been faster.
function unlessThere(make: () => void): void {
  try {
    make();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/**
 * Not by `mkdirSync`'s `recursive`, which asks for ever where the system lets nobody make a folder,
 * as below /proc (Node 20 to 24).
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  unlessThere(() => mkdirSync(folder, { mode: 0o700 }));
}

/**
 * Makes an empty file that only this user can read, in a folder that only this user can read; SQLite
 * would let others, and gives its journal the file's rights. One that is there is never opened here:
 * closing it would give up every lock that SQLite holds on it in this process (POSIX, fcntl), and
 * another process that thinks itself the last would delete the journal under us.
 *
 * @throws what the file system says
 */
export function makePrivateFile(file: string): void {
  makeFolder(path.dirname(file));
  unlessThere(() => writeFileSync(file, '', { flag: 'wx', mode: 0o600 }));
  // SQLite would not say why.
  if (statSync(file).isDirectory()) throw Object.assign(new Error('a folder'), { code: 'EISDIR' });
}

/**
 * @param file just opened
 * @returns tells whether another file, or none, has its name now
 */
export function watchFile(file: string): () => boolean {
  const identity = () => {
    const stats = statSync(file, { throwIfNoEntry: false });
    return stats && `${stats.dev}:${stats.ino}`;
  };
  const opened = identity();
  return () => identity() !== opened;
}
