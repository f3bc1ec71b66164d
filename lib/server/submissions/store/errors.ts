/** Errors of the file system and the databases, in words for operators. */
import 'server-only';
import path from 'node:path';

/** Thrown if the store cannot be used until an operator acts. The message is one line that says what to do. */
export class UnusableStoreError extends Error {
  override name = 'UnusableStoreError';
}

/** Returns the code of an error of Node, SQLite or PostgreSQL, or else its name. */
export function readCode(error: unknown): string {
  const { code, name } = error as NodeJS.ErrnoException;
  return code ?? name;
}

/** Errors of a full disk: of Node, SQLite (also for its shared memory) and PostgreSQL. */
const DISK_FULL_CODES = ['ENOSPC', 'EDQUOT', 'SQLITE_FULL', 'SQLITE_IOERR_SHMSIZE', '53100'];

export const isDiskFull = (error: unknown): boolean => DISK_FULL_CODES.includes(readCode(error));

/** Explains why a SQLite file cannot be opened. */
export function explainFileError(error: unknown, file: string): UnusableStoreError {
  if (error instanceof UnusableStoreError) return error;
  const code = readCode(error);
  const explain = () => {
    if (isDiskFull(error)) return `The disk of ${file} is full. Free some space.`;
    if (code === 'ENOENT' || code === 'ENOTDIR')
      return `The folder ${path.dirname(file)} does not exist. Create it, or correct DATABASE_URL.`;
    if (code === 'EISDIR') return `${file} is a folder. Set DATABASE_URL to a file in it.`;
    if (code.startsWith('SQLITE_BUSY'))
      return `${file} is locked by another process. Try again later.`;
    return `${file} cannot be written (${code}). Make the file and its folder writable for this user, or use the user that owns them.`;
  };
  return new UnusableStoreError(explain());
}
