/** What `npm run submissions` writes to a terminal, and asks there. */
import { createInterface } from 'node:readline/promises';
import { pipeline } from 'node:stream/promises';
import { fail } from '@/lib/fail.mjs';

type Chunks = AsyncIterable<string> | Iterable<string>;

/**
 * Visitors write what they like, and a terminal obeys some of it.
 *
 * @returns the text with control characters and marks that turn the direction of writing replaced
 *   by U+FFFD; line ends stay
 */
export async function* printable(chunks: Chunks) {
  for await (const chunk of chunks) {
    yield chunk
      .replaceAll('\r\n', '\n')
      .replace(/(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '\ufffd');
  }
}

/** Writes our own words. */
export const print = (text: string) => void process.stdout.write(text);

/** Writes what may hold a visitor's. */
export const show = (chunks: Chunks) => pipeline(printable(chunks), process.stdout, { end: false });

/** Ends the process unless somebody says yes, or has said so beforehand. */
export async function confirm(question: string, isConfirmed?: boolean): Promise<void> {
  if (isConfirmed) return;
  if (!process.stdin.isTTY) fail('This deletes submissions for good: add --yes.');
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  // Ctrl-C and Ctrl-D are no answer.
  const answer = await terminal.question(`${question} (y/N) `).catch(() => '');
  terminal.close();
  if (!/^y(es)?$/i.test(answer.trim())) fail('Nothing was deleted.');
}
