/** Prints to a terminal and asks for confirmation. */
import { createInterface } from 'node:readline/promises';
import { pipeline } from 'node:stream/promises';
import { fail } from '@/lib/fail.mjs';

type Chunks = AsyncIterable<string> | Iterable<string>;

/**
 * Replaces control characters and marks that change the direction of text by U+FFFD, so that a visitor's
 * text cannot control the terminal. Keeps line ends.
 */
export async function* replaceControlCharacters(chunks: Chunks) {
  for await (const chunk of chunks) {
    yield chunk
      .replaceAll('\r\n', '\n')
      .replace(/(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '\ufffd');
  }
}

/** Prints text that contains none of a visitor's. */
export const print = (text: string) => void process.stdout.write(text);

/** Prints text that may contain a visitor's. */
export const show = (chunks: Chunks) =>
  pipeline(replaceControlCharacters(chunks), process.stdout, { end: false });

/** Ends the process unless the operator answers yes or has confirmed already. */
export async function confirm(question: string, isConfirmed?: boolean): Promise<void> {
  if (isConfirmed) return;
  if (!process.stdin.isTTY) fail('There is no terminal to confirm in. Add --yes.');
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  // Ctrl-C and Ctrl-D reject the question.
  const answer = await terminal.question(`${question} (y/N) `).catch(() => '');
  terminal.close();
  if (!/^y(es)?$/i.test(answer.trim())) fail('Nothing was deleted.');
}
