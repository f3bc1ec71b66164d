/** Whether the files of an open store are still those that it was opened with. */
import 'server-only';
import { openSync, readSync, statSync } from 'node:fs';

/** Where the header of `-shm` has the size of a page and the number of the journal's last frame
 * (sqlite.org/walformat.html, 2.1), in the byte order of the machine. */
const [PAGE_SIZE, LAST_FRAME, HEADER] = [14, 16, 20];

/**
 * `-wal` holds what was acknowledged and is not in the file yet. SQLite does not notice that somebody deletes
 * or cuts it, and would go on behind what is missing.
 *
 * @param file open in WAL mode, and read from once, so that all three files are there
 * @returns `isReplaced`: whether the file is another one now, or none; `isDamaged`: that, or the journal is
 *   another one, none, or shorter than SQLite left it
 */
export function watchFiles(file: string) {
  const identity = (name: string) => {
    const stats = statSync(name, { throwIfNoEntry: false });
    return stats && `${stats.dev}:${stats.ino}`;
  };
  const journal = `${file}-wal`;
  const opened = [identity(file), identity(journal)];
  // Never closed: that would give up every lock that SQLite holds on it in this process (POSIX, fcntl).
  const index = openSync(`${file}-shm`, 'r');
  const header = Buffer.alloc(HEADER);
  const words = new DataView(header.buffer, header.byteOffset);
  const isLittle = new Uint8Array(new Uint16Array([1]).buffer)[0] === 1;
  /** What the journal must have, in bytes. */
  const least = () => {
    readSync(index, header, 0, HEADER, 0);
    const frames = words.getUint32(LAST_FRAME, isLittle);
    // 1 stands for 65,536, which does not fit.
    const size = words.getUint16(PAGE_SIZE, isLittle);
    return frames && 32 + frames * (24 + (size === 1 ? 65_536 : size));
  };
  const isCut = () => {
    const before = least();
    const { size } = statSync(journal, { throwIfNoEntry: false }) ?? { size: 0 };
    // Another process may have emptied it in between.
    return size < before && least() === before;
  };
  const isReplaced = () => identity(file) !== opened[0];
  return {
    isReplaced,
    isDamaged: () => isReplaced() || identity(journal) !== opened[1] || isCut(),
  };
}
