/** Where `npm run submissions` writes: files that hold home addresses, and terminals. */
import { createWriteStream, lstatSync, renameSync, rmSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';

/**
 * Visitors write what they like, and a terminal obeys some of it.
 *
 * @returns the text with control characters and marks that turn the direction of writing replaced
 *   by U+FFFD; line ends stay
 */
export async function* printable(chunks: AsyncIterable<string> | Iterable<string>) {
  for await (const chunk of chunks) {
    yield chunk
      .replaceAll('\r\n', '\n')
      .replace(/(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '\ufffd');
  }
}

/**
 * Writes a file that only this user can read. A file of that name is replaced when all is written,
 * or left as it is: a cut one would look complete.
 *
 * @param file its path
 * @throws when something else has that name, a symbolic link for instance
 * @throws what the file system or `chunks` say; then nothing new is left behind
 */
export async function writePrivateFile(file: string, chunks: AsyncIterable<string>): Promise<void> {
  const there = lstatSync(file, { throwIfNoEntry: false });
  if (there && !there.isFile()) throw new Error(`${file} is a link, a folder or a device`);
  const partial = `${file}.${process.pid}.part`;
  try {
    // `wx` neither follows a link nor takes over what is there.
    await pipeline(chunks, createWriteStream(partial, { flags: 'wx', mode: 0o600, flush: true }));
    renameSync(partial, file);
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  }
}
