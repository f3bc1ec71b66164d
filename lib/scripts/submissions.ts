/** `npm run submissions`: what the store holds. Works while the site runs. */
import { createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { pipeline } from 'node:stream/promises';
import { Command, InvalidArgumentError, Option } from 'commander';
import pino from 'pino';
import { toCsv, toJson } from '@/lib/scripts/export';
import { fail } from '@/lib/fail.mjs';
import { describeRow, listing, printable } from '@/lib/scripts/listing';
import { projectSettings } from '@/lib/scripts/project';
import { statsCsv, statsTable } from '@/lib/scripts/stats';
import { alertOf } from '@/lib/server/submissions/alerts/transitions';
import { sendAlert } from '@/lib/server/submissions/alerts/watch';
import { errorForLog } from '@/lib/server/submissions/log';
import { redeliver } from '@/lib/server/submissions/redeliver';
import { createServices, type Services } from '@/lib/server/submissions/services';
import { StoreTooNewError } from '@/lib/server/submissions/store/migrate';
import type { Store } from '@/lib/server/submissions/store/open';
import { COUNT_LIMIT } from '@/lib/server/submissions/store/records';
import { STATES, type State } from '@/lib/server/submissions/store/schema';

let services: Services;
let store: Store;

async function openStore() {
  // A cron job's mail should hold the counts, not a line for each submission.
  services = createServices(projectSettings(), pino({ level: 'silent' }));
  const opened = await services.store().catch(failed('opened: check DATABASE_URL'));
  store = opened ?? fail('There is no store: DATABASE_URL is off.');
}

const print = (text: string) => void process.stdout.write(text);
const show = (chunks: AsyncIterable<string> | Iterable<string>) =>
  pipeline(printable(chunks), process.stdout, { end: false });
const counted = (count: number) => (count > COUNT_LIMIT ? 'more than 10,000' : `${count}`);

const failed = (what: string) => (error: unknown) => {
  if (error instanceof StoreTooNewError) fail(error.message);
  const { name, code } = errorForLog(error);
  return fail(`The store cannot be ${what} (${code ?? name}).`);
};

/** A reader that has seen enough (`| head`) is no error; a full disk is. */
function notWritten(error: NodeJS.ErrnoException): never {
  if (error.code === 'EPIPE') process.exit();
  fail(`Not everything could be written (${error.message}).`);
}

async function findOne(id: string) {
  const [row, another] = await store.find(id);
  if (!row) fail(`There is no submission ${id}.`);
  if (another) fail(`Several submissions begin with ${id}: give more of the ID.`);
  return row;
}

async function list({ state }: { state?: State }) {
  await show(listing(store.list(state), state && `None is ${state}.`));
  const { stored } = await store.countUndelivered();
  if (services.settings.upstreamUrl && stored > 0)
    print(`${counted(stored)} stored before UPSTREAM_URL was set: release --stored sends them.\n`);
}

async function exportAll({ format, output }: { format: 'csv' | 'json'; output?: string }) {
  const text = (format === 'csv' ? toCsv : toJson)(() => store.list());
  if (!output && process.stdout.isTTY) return show(text);
  // For this user alone; `wx` neither follows a link nor takes over what is there.
  const file = output && createWriteStream(output, { flags: 'wx', mode: 0o600, flush: true });
  return pipeline(text, file || process.stdout, { end: Boolean(file) }).catch(notWritten);
}

async function sendDue() {
  if (!services.settings.upstreamUrl) fail('There is nowhere to send to: UPSTREAM_URL is not set.');
  // Somebody waits for it: all that is due, however much of it fails.
  const { delivered, rejected, pending, parked } = await redeliver(services, Infinity, Infinity);
  const left = await store.countUndelivered();
  print(
    `${delivered} delivered, ${rejected} rejected, ${pending + parked} failed; ` +
      `left: ${counted(left.pending)} pending, ${counted(left.parked)} parked\n`,
  );
  if (left.pending + left.parked > 0) process.exitCode = 1;
}

async function release(id: string | undefined, { all, rejected, stored }: Record<string, true>) {
  const { upstreamUrl } = services.settings;
  const states: Exclude<State, 'delivered'>[] = id ? ['spam'] : [];
  if (all || id) states.push('pending', 'parked');
  if (rejected || id) states.push('rejected');
  if (stored || (id && upstreamUrl)) states.push('stored');
  if (states.length === 0) fail('Which one? Give its ID, as the list shows it.');
  // Without an upstream, one that is taken for spam can still join what is stored.
  if (!id && !upstreamUrl) return sendDue();
  const one = id ? await findOne(id) : undefined;
  const which = { states, ...(one && { key: one.key }) };
  const released = await store.release(which, upstreamUrl ? 'pending' : 'stored');
  if (one && !released)
    fail(`Submission ${one.key} is ${one.state}: it is not waiting to be sent.`);
  print(`released ${one?.key ?? released}\n`);
  return upstreamUrl ? sendDue() : undefined;
}

async function purge({ olderThan, yes }: { olderThan: number; yes?: true }) {
  if (!yes) {
    if (!process.stdin.isTTY) fail('This deletes submissions for good: add --yes.');
    const terminal = createInterface({ input: process.stdin, output: process.stderr });
    const answer = await terminal.question(
      `Delete all older than ${olderThan} days, for good? (y/N) `,
    );
    terminal.close();
    if (!/^y(es)?$/i.test(answer.trim())) fail('Nothing was deleted.');
  }
  const gone = await store.purge(olderThan);
  await store.vacuum?.();
  print(`${gone} deleted, ${counted((await store.countUndelivered()).pending)} pending kept\n`);
}

async function testAlert() {
  const { alertUrl, siteUrl } = services.settings;
  if (!alertUrl) fail('There is nobody to tell: ALERT_URL is not set.');
  const alert = alertOf('test', 'this is a test.', { siteUrl, now: Date.now() });
  const { isTaken, reason } = await sendAlert(services, alert);
  if (!isTaken) fail(`ALERT_URL did not take the alert (${reason}).`);
  print(`sent: ${alert.text}\n`);
}

async function showStats({ since, csv }: { since: number; csv?: true }) {
  const weeks = store.countByWeek(Date.now() - since * 86_400_000);
  await show((csv ? statsCsv : statsTable)(weeks));
}

function daysOf(age: string): number {
  if (/^\d+d$/.test(age)) return Number.parseInt(age);
  throw new InvalidArgumentError('Give days, like 30d.');
}

const program = new Command('npm run submissions --')
  .description('What the store holds. An ID may be cut, like those of the list.')
  .hook('preAction', openStore)
  .hook('postAction', () => store.close());
program
  .command('list', { isDefault: true })
  .description('one line for each, newest first')
  .addOption(new Option('--state <state>', 'only these').choices(STATES))
  .action(list);
program
  .command('show <ID>')
  .description('every field of one submission')
  .action(async (id) => show(describeRow(await findOne(id))));
program
  .command('export')
  .description('every submission, as CSV or JSON')
  .addOption(new Option('--format <format>').choices(['csv', 'json']).default('csv'))
  .option('--output <FILE>', 'into a new file instead of the terminal')
  .action(exportAll);
program.command('redeliver').description('sends on what is due').action(sendDue);
program
  .command('release [ID]')
  .description('sends on one now, spam as well; or several')
  .option('--all', 'all that are parked or waiting')
  .option('--rejected', 'all that the upstream will not have')
  .option('--stored', 'all that came before UPSTREAM_URL was set')
  .action(release);
program
  .command('stats')
  .description('how many came, for each form and week')
  .addOption(new Option('--since <age>', 'in days').argParser(daysOf).default(30, '30d'))
  .option('--csv', 'for a spreadsheet')
  .action(showStats);
program.command('test-alert').description('sends one alert to ALERT_URL').action(testAlert);
program
  .command('purge')
  .description('deletes finished ones; pending ones stay')
  .requiredOption('--older-than <age>', 'in days, like 30d', daysOf)
  .option('--yes', 'without a question')
  .action(purge);

process.stdout.on('error', notWritten);
await program.parseAsync().catch(failed('read to the end'));
