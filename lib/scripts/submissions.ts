/** `npm run submissions`: reads, exports, deletes and releases submissions, also while the site runs. */
import { existsSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import pino from 'pino';
import { getEnv } from '@/lib/env';
import { fail } from '@/lib/fail.mjs';
import { loadEnvFiles } from '@/lib/load-env.mjs';
import { formatCsv, formatTime, formatValue, readFields } from '@/lib/scripts/export';
import { createContext } from '@/lib/server/submissions/context';
import { explainFileError, UnusableStoreError } from '@/lib/server/submissions/store/errors';
import { STATES, type State, type SubmissionRow } from '@/lib/server/submissions/store/tables';

const USAGE = `npm run submissions list [STATE]         the newest 100 submissions, and how many arrived in 24 hours
npm run submissions show ID              every field of a submission
npm run submissions export FILE [FORM]   submissions as CSV in a new file
npm run submissions delete EMAIL [yes]   all submissions from an address; with yes, without asking
npm run submissions delete ID… [yes]     submissions in any state
npm run submissions release [STATE]      lets the site send pending and parked ones, or those of a state
npm run submissions release ID           lets the site send one submission, even spam

States: ${STATES.join(', ')}`;
const LIST_LIMIT = 100;
const DAY_MS = 86_400_000;
const DELIVERED_NOTICE =
  'Delivered submissions have no email address here. Ask the upstream for their IDs (Idempotency-Key).';

const [command = 'list', ...words] = process.argv.slice(2);
const [word] = words;
// Needs no store and no settings.
if (['help', '--help', '-h'].includes(command)) {
  console.log(USAGE);
  process.exit();
}

loadEnvFiles();
const { database, upstreamUrl } = getEnv();
const isState = (word = ''): word is State => (STATES as readonly string[]).includes(word);

/** Prints text that visitors may have typed. Replaces characters that could control the terminal. */
const print = (text: string) =>
  console.log(text.replaceAll(/(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '\ufffd'));

function explainError(error: Error & { code?: string; path?: string }): string {
  const { code, message } = error;
  if (code === 'EEXIST') return `${error.path} already exists. Choose another file.`;
  if (error.path) return `The file cannot be written: ${message}`;
  if (database.kind === 'sqlite') return explainFileError(error, database.file).message;
  if (error instanceof UnusableStoreError) return message;
  // Node reports a host with several addresses without a message.
  return `The database of DATABASE_URL cannot be used: ${message || code}`;
}

async function openStore() {
  // Only the site creates the store, because a missing file may be a typo in DATABASE_URL.
  if (database.kind === 'sqlite' && !existsSync(database.file))
    fail(`There is no store at ${database.file}. Start the site once, or check DATABASE_URL.`);
  const store = await createContext(getEnv(), pino({ level: 'silent' })).store();
  return store ?? fail('There is no store, because DATABASE_URL is off.');
}

async function findRow(key = ''): Promise<SubmissionRow> {
  const [row] = await store.list({ key });
  return row ?? fail(key ? `No submission has the ID ${key}.` : 'Pass an ID.');
}

function formatRow(row: SubmissionRow): string {
  const fields = readFields(row);
  const first = fields.firstName ?? fields.first_name ?? fields.name ?? '';
  const last = fields.lastName ?? fields.last_name ?? '';
  const sender = row.body ? `${first} ${last} <${fields.email ?? ''}>` : '(delivered)';
  const cells = [
    `${formatTime(row.created_at).slice(0, 16).replace('T', ' ')} UTC`,
    row.form.padEnd(25),
    sender.replaceAll(/\s+/g, ' ').padEnd(40),
    row.state.padEnd(9),
    row.key,
  ];
  return cells.join('  ');
}

function printRow(row: SubmissionRow): void {
  const { key, form, state, attempts, last_status } = row;
  const received = formatTime(row.created_at);
  const details = { received, form, state, ID: key, attempts, 'last status': last_status };
  for (const [name, value] of Object.entries({ ...details, ...readFields(row) }))
    print(`${name}: ${formatValue(value).replaceAll(/\r?\n/g, '\n    ')}`);
  if (!row.body) print('The typed text was removed after delivery. The upstream has it.');
}

async function printNewest(): Promise<void> {
  if (word && !isState(word)) fail(`${word} is not a state. States: ${STATES.join(', ')}`);
  const states = isState(word) ? [word] : undefined;
  const rows = await store.list({ states, limit: LIST_LIMIT });
  print(rows.map(formatRow).join('\n') || 'No submissions match.');
  const { received, failed, waiting } = await store.countSince(Date.now() - DAY_MS);
  print(
    `\nLast 24 hours: ${received} received, ${failed} failed (rejected or parked), ${waiting} waiting (pending).`,
  );
}

async function confirm(question: string): Promise<void> {
  if (!process.stdin.isTTY) fail('Nothing was deleted. Add the word yes to delete without asking.');
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  // Ctrl-C and Ctrl-D reject.
  const answer = await terminal.question(`${question} (y/N) `).catch(() => '');
  terminal.close();
  if (!/^y(es)?$/i.test(answer.trim())) fail('Nothing was deleted.');
}

async function deleteRows(words: string[]): Promise<void> {
  const isConfirmed = words.at(-1) === 'yes';
  const names = isConfirmed ? words.slice(0, -1) : words;
  if (names.length === 0) fail('Pass an email address, or one or more IDs.');
  const rows = await Promise.all(
    names.map((name) => (name.includes('@') ? store.findByEmail(name) : findRow(name))),
  ).then((found) => found.flat());
  if (rows.length === 0) fail(`No submissions match. ${DELIVERED_NOTICE}`);
  for (const row of rows) print(formatRow(row));
  if (!isConfirmed) await confirm(`Delete these submissions (${rows.length})?`);
  print(`${await store.delete(rows.map(({ key }) => key))} deleted.`);
  print('Also delete copies at the upstream, in backups and in exported files.');
  if (names.some((name) => name.includes('@'))) print(DELIVERED_NOTICE);
  if ((await store.erase?.()) === false)
    fail('Another process reads the store, whose journal may contain the text for a minute.');
}

async function release(word: string | undefined): Promise<void> {
  if (!upstreamUrl) fail('UPSTREAM_URL is not set.');
  if (word === 'delivered') fail('Delivered submissions cannot be sent again.');
  const isKey = word !== undefined && !isState(word);
  const key = isKey ? (await findRow(word)).key : undefined;
  const states: State[] = isState(word) ? [word] : ['pending', 'parked'];
  const count = await store.release(key ? { key } : { states });
  if (key && count === 0) fail(`${key} is delivered, or is being sent now.`);
  print(
    `${count} released. The site sends them within a minute; on Vercel, at the next cron call.`,
  );
}

process.on('uncaughtException', (error) => fail(explainError(error)));
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) =>
  // A reader such as `head` has stopped reading.
  code === 'EPIPE' ? process.exit() : fail(`The output could not be written: ${code}.`),
);
const commands: Record<string, () => unknown> = {
  list: printNewest,
  show: async () => printRow(await findRow(word)),
  export: async () => {
    const [file = fail('Pass the name of a new file.'), form] = words;
    const rows = await store.list({ form });
    if (form && rows.length === 0) fail(`No submissions match the form ${form}.`);
    // `wx` neither overwrites a file nor follows a link.
    writeFileSync(file, formatCsv(rows), { flag: 'wx', mode: 0o600 });
    print(`${rows.length} written to ${file}.`);
  },
  delete: () => deleteRows(words),
  release: () => release(word),
};
const runCommand = Object.hasOwn(commands, command) ? commands[command]! : fail(USAGE);
const store = await openStore();
await runCommand();
await store.close();
