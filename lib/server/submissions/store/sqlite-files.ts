/** Whether the files of an open store are still those that it was opened with. */
import 'server-only';
import { fstatSync, openSync, readSync, statSync } from 'node:fs';
import { endianness } from 'node:os';

/** Where the header of `-shm` has the size of a page and the number of the journal's last frame
 * (sqlite.org/walformat.html, 2.1), in the byte order of the machine. */
const [PAGE_SIZE, LAST_FRAME, HEADER] = [14, 16, 20];

/**
 * `-wal` holds what was acknowledged and is not in the file yet. SQLite does not notice that somebody deletes
 * or cuts it, and would go on behind what is missing.
 *
 * @param file open in WAL mode, and read from once, so that all three files are there
 * @returns `isReplaced`: whether the file is another one now, or none; `isJournalGone`: the same of the journal,
 *   which SQLite still has; `isJournalCut`: whether it is shorter than SQLite left it
 */
export function watchFiles(file: string) {
  const identity = (name: string) => {
    const stats = statSync(name, { throwIfNoEntry: false });
    return stats && `${stats.dev}:${stats.ino}`;
  };
  const [opened, openedJournal] = [identity(file), identity(`${file}-wal`)];
  // Neither is closed: that would give up every lock that SQLite holds on it in this process (POSIX, fcntl).
  const journal = openSync(`${file}-wal`, 'r');
  const index = openSync(`${file}-shm`, 'r');
  const header = Buffer.alloc(HEADER);
  const words = new DataView(header.buffer, header.byteOffset);
  /** What the journal must have, in bytes. */
  const least = () => {
    readSync(index, header, 0, HEADER, 0);
    const frames = words.getUint32(LAST_FRAME, endianness() === 'LE');
    // 1 stands for 65,536, which does not fit.
    const size = words.getUint16(PAGE_SIZE, endianness() === 'LE');
    return frames && 32 + frames * (24 + (size === 1 ? 65_536 : size));
  };
  return {
    isReplaced: () => identity(file) !== opened,
    isJournalGone: () => identity(`${file}-wal`) !== openedJournal,
    isJournalCut: () => {
      const before = least();
      // Another process may have emptied it in between.
      return fstatSync(journal).size < before && least() === before;
    },
  };
}
