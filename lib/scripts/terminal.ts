import { createInterface } from 'node:readline/promises';
import { pipeline } from 'node:stream/promises';
import { fail } from '@/lib/fail.mjs';

type Chunks = AsyncIterable<string> | Iterable<string>;

/**
 * Replaces control characters, and characters that reverse text, with U+FFFD, so that visitors' text cannot control the
 * terminal. Keeps line breaks.
 */
export async function* replaceControlCharacters(chunks: Chunks) {
  for await (const chunk of chunks) {
    yield chunk
      .replaceAll('\r\n', '\n')
      .replace(/(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '\ufffd');
  }
}

/** Prints text unchanged. The text must not contain what visitors typed. */
export const printUnescaped = (text: string) => void process.stdout.write(text);

/** Prints text that visitors may have typed, with its control characters replaced. */
export const printEscaped = (chunks: Chunks) =>
  pipeline(replaceControlCharacters(chunks), process.stdout, { end: false });

/** Ends the process unless the operator answers yes. With `isConfirmed` (--yes), does not ask. */
export async function confirm(question: string, isConfirmed?: boolean): Promise<void> {
  if (isConfirmed) return;
  if (!process.stdin.isTTY) fail('There is no terminal to confirm in. Add --yes.');
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  // If the operator presses Ctrl-C or Ctrl-D, `question` rejects. This counts as no.
  const answer = await terminal.question(`${question} (y/N) `).catch(() => '');
  terminal.close();
  if (!/^y(es)?$/i.test(answer.trim())) fail('Nothing was deleted.');
}
