/** `npm run submissions`: reads, exports, deletes and releases submissions, also while the site runs. */
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import pino from 'pino';
import { getSettings } from '@/lib/settings';
import { fail } from '@/lib/fail.mjs';
import { loadEnvFiles } from '@/lib/load-env.mjs';
import { CommandError, runCommand } from '@/deploy/submissions/commands';
import { createContext } from '@/lib/server/context';
import { explainFileError, UnusableStoreError } from '@/lib/server/submissions/store/errors';

function explainError(error: Error & { code?: string; path?: string }): string {
  const { code, message } = error;
  if (error instanceof CommandError) return message;
  if (code === 'EEXIST') return `${error.path} already exists. Choose another file.`;
  if (error.path) return `The file cannot be written: ${message}`;
  const { database } = getSettings();
  if (database.kind === 'sqlite') return explainFileError(error, database.file).message;
  if (error instanceof UnusableStoreError) return message;
  // Node reports a host with several addresses without a message.
  return `The database of DATABASE_URL cannot be used: ${message || code}`;
}

async function openStore() {
  const { database } = getSettings();
  // Only the site creates the store, because a missing file may be a typo in DATABASE_URL.
  if (database.kind === 'sqlite' && !existsSync(database.file))
    fail(`There is no store at ${database.file}. Start the site once, or check DATABASE_URL.`);
  const store = await createContext(getSettings(), pino({ level: 'silent' })).store();
  return store ?? fail('There is no store, because DATABASE_URL is off.');
}

async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) fail('Nothing was deleted. Add the word yes to delete without asking.');
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  // Ctrl-C and Ctrl-D reject.
  const answer = await terminal.question(`${question} (y/N) `).catch(() => '');
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

process.on('uncaughtException', (error) => fail(explainError(error)));
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) =>
  // A reader such as `head` has stopped reading.
  code === 'EPIPE' ? process.exit() : fail(`The output could not be written: ${code}.`),
);
await runCommand(process.argv.slice(2), console.log, async () => {
  loadEnvFiles();
  const { upstreamUrl } = getSettings();
  return { store: await openStore(), hasUpstream: upstreamUrl !== undefined, confirm };
});
