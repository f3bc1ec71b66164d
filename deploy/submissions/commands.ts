/** The commands of `npm run submissions`. */
import { writeFileSync } from 'node:fs';
import { z } from 'zod';
import { formatCsv, formatTime, formatValue, readFields } from '@/deploy/submissions/csv';
import type { Store } from '@/lib/server/submissions/store/store';
import { STATES, type State, type SubmissionRow } from '@/lib/server/submissions/store/tables';

const USAGE = `npm run submissions list [STATE]                the newest 100 submissions, and how many have each state
npm run submissions list EMAIL                  all submissions from an address
npm run submissions show ID or EMAIL            every field of a submission, or of all from an address
npm run submissions export FILE [FORM] [DATE]   submissions as CSV in a new file, since a date like 2026-11-23 (UTC)
npm run submissions delete EMAIL [yes]          all submissions from an address; with yes, without asking
npm run submissions delete ID… [yes]            submissions in any state
npm run submissions release [STATE]             without asking, lets the site send all pending and parked ones, or all of STATE
npm run submissions release ID                  lets the site send one submission, even spam

States: ${STATES.join(', ')}`;
const LIST_LIMIT = 100;
const DELIVERED_NOTICE =
  'Delivered submissions have no email address here. Ask the upstream for their IDs (Idempotency-Key).';

/** Thrown if a command cannot do what was asked. The message says what to do. */
export class CommandError extends Error {}

function failCommand(message: string): never {
  throw new CommandError(message);
}

interface Session {
  store: Store;
  hasUpstream: boolean;
  print: (text: string) => void;
  /** Asks the operator. Returns whether the answer is yes. */
  confirm: (question: string) => Promise<boolean>;
}

const isState = (word = ''): word is State => (STATES as readonly string[]).includes(word);

async function findRow({ store }: Session, key = ''): Promise<SubmissionRow> {
  const [row] = await store.list({ key });
  return row ?? failCommand(key ? `No submission has the ID ${key}.` : 'Pass an ID.');
}

/** Returns the submissions from an email address, or the one with an ID. */
async function findRows(session: Session, word = ''): Promise<SubmissionRow[]> {
  if (!word.includes('@')) return [await findRow(session, word)];
  const rows = await session.store.findByEmail(word);
  return rows.length > 0 ? rows : failCommand(`No submissions match ${word}. ${DELIVERED_NOTICE}`);
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

async function show(session: Session, [word]: string[]): Promise<void> {
  for (const row of await findRows(session, word)) showRow(session, row);
}

function showRow({ print }: Session, row: SubmissionRow): void {
  const { key, form, state, attempts, last_status } = row;
  const received = formatTime(row.created_at);
  const lastStatus = last_status ?? (attempts > 0 ? 'no response' : '');
  const details = { received, form, state, ID: key, attempts, 'last status': lastStatus };
  for (const [name, value] of Object.entries({ ...details, ...readFields(row) }))
    print(`${name}: ${formatValue(value).replaceAll(/\r?\n/g, '\n    ')}`);
  if (!row.body) print('The typed text was removed after delivery. The upstream has it.');
  print('');
}

async function list(session: Session, [word]: string[]): Promise<void> {
  const { store, print } = session;
  if (word?.includes('@')) {
    const rows = await findRows(session, word);
    return print(`${rows.map(formatRow).join('\n')}\n\n${DELIVERED_NOTICE}`);
  }
  if (word && !isState(word))
    failCommand(`${word} is neither an email address nor a state. States: ${STATES.join(', ')}`);
  const states = isState(word) ? [word] : undefined;
  const rows = await store.list({ states, limit: LIST_LIMIT });
  print(rows.map(formatRow).join('\n') || 'No submissions match.');
  const counts = Object.entries(await store.countByState());
  print(`\nNot delivered: ${counts.map(([state, count]) => `${count} ${state}`).join(', ')}.`);
}

async function exportRows({ store, print }: Session, [file, ...words]: string[]): Promise<void> {
  if (!file) failCommand('Pass the name of a new file.');
  const date = words.find((word) => z.iso.date().safeParse(word).success);
  const form = words.filter((word) => word !== date).join(' ') || undefined;
  const rows = await store.list({ form, since: date ? Date.parse(date) : undefined });
  if (words.length > 0 && rows.length === 0)
    failCommand(
      `No submissions match ${words.join(' ')}. Pass the ID of a form, a date like 2026-11-23, or both.`,
    );
  // `wx` neither overwrites a file nor follows a link.
  writeFileSync(file, formatCsv(rows), { flag: 'wx', mode: 0o600 });
  const deliveredCount = rows.filter(({ body }) => body === null).length;
  print(`${rows.length} written to ${file}.`);
  if (deliveredCount > 0) print(`Without text, because they were delivered: ${deliveredCount}.`);
}

async function deleteRows(session: Session, words: string[]): Promise<void> {
  const { store, print, confirm } = session;
  const isConfirmed = words.at(-1) === 'yes';
  const names = isConfirmed ? words.slice(0, -1) : words;
  if (names.length === 0) failCommand('Pass an email address, or one or more IDs.');
  const found = names.map((name) => findRows(session, name));
  // An address and an ID may name the same row.
  const rows = [
    ...new Map((await Promise.all(found)).flat().map((row) => [row.key, row])).values(),
  ];
  for (const row of rows) print(formatRow(row));
  if (!isConfirmed && !(await confirm(`Delete these submissions (${rows.length})?`)))
    failCommand('Nothing was deleted.');
  print(`${await store.delete(rows.map(({ key }) => key))} deleted.`);
  print('Also delete copies at the upstream, in backups and in exported files.');
  if (names.some((name) => name.includes('@'))) print(DELIVERED_NOTICE);
  if ((await store.erase?.()) === false)
    failCommand(
      'Deleted. Another process is reading the store, so its journal may keep the text for up to a minute.',
    );
}

async function release(session: Session, [word]: string[]): Promise<void> {
  if (!session.hasUpstream) failCommand('UPSTREAM_URL is not set.');
  if (word === 'delivered') failCommand('Delivered submissions cannot be sent again.');
  const isKey = word !== undefined && !isState(word);
  const key = isKey ? (await findRow(session, word)).key : undefined;
  const states: State[] = isState(word) ? [word] : ['pending', 'parked'];
  const count = await session.store.setState(key ? { key } : { states }, 'pending');
  if (key && count === 0) failCommand(`${key} is delivered, or is being sent now.`);
  session.print(
    `${count} released. The site sends them within a minute; on Vercel, at the next cron call.`,
  );
}

const commands = { list, show, export: exportRows, delete: deleteRows, release };
type CommandName = keyof typeof commands;
const MAX_WORDS = { list: 1, show: 1, export: 3, delete: Infinity, release: 1 };

const isCommandName = (word: string): word is CommandName => Object.hasOwn(commands, word);

/** Refuses words that a command would ignore, or use as the name of a file. The commands refuse other unknown words. */
function checkWords(command: CommandName, words: string[]): void {
  const isOption = (word: string) => command === 'export' && word.startsWith('-');
  const unknown = words.find((word, index) => isOption(word) || index >= MAX_WORDS[command]);
  if (unknown === undefined) return;
  const usages = USAGE.matchAll(new RegExp(`^npm run submissions (${command} .*?) {2}`, 'gm'));
  const usage = [...usages].map(([, line]) => line).join(' or ');
  failCommand(`${unknown} is unknown. Usage: npm run submissions ${usage}`);
}

/**
 * Runs a command, and closes the store.
 *
 * @param words the command and its parameters
 * @param openSession is not called for the help
 * @throws {CommandError}
 */
export async function runCommand(
  [command = 'list', ...words]: string[],
  print: (text: string) => void,
  openSession: () => Promise<Omit<Session, 'print'>>,
): Promise<void> {
  if (['help', '--help', '-h'].includes(command)) return print(USAGE);
  if (!isCommandName(command)) failCommand(USAGE);
  checkWords(command, words);
  const session = await openSession();
  // Visitors may have typed the text. Replaces characters that could control the terminal.
  const printSafely = (text: string) =>
    print(text.replaceAll(/(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '\ufffd'));
  await commands[command]({ ...session, print: printSafely }, words).finally(() =>
    session.store.close(),
  );
}
