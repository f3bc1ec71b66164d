/** `npm run submissions`: what the store holds. Works while the site runs. Started by submissions.cjs. */
import { createWriteStream } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { pipeline } from 'node:stream/promises';
import { Command, InvalidArgumentError, Option, type CommandOptions } from 'commander';
import pino from 'pino';
import { env } from '@/lib/env';
import { fail } from '@/lib/fail.mjs';
import { copyTo } from '@/lib/scripts/copy';
import { toCsv, toJson } from '@/lib/scripts/export';
import { filterOf, isNarrowed, withFilters, type FilterOptions } from '@/lib/scripts/filters';
import { forget } from '@/lib/scripts/forget';
import { describeRow, listing } from '@/lib/scripts/listing';
import { statsCsv, statsTable } from '@/lib/scripts/stats';
import { isMissing } from '@/lib/scripts/store-place';
import { confirm, print, show } from '@/lib/scripts/terminal';
import { sendTestAlert } from '@/lib/scripts/test-alert';
import { errorForLog } from '@/lib/server/submissions/log';
import { redeliver } from '@/lib/server/submissions/redeliver';
import { createServices, type Services } from '@/lib/server/submissions/services';
import { COUNT_LIMIT } from '@/lib/server/submissions/store/records';
import { UnusableStoreError, type SubmissionRow } from '@/lib/server/submissions/store/schema';
import type { Releasable, Store } from '@/lib/server/submissions/store/store';

// Visitors come first. Not the lowest: while it holds the lock on the store, they wait for it to go on.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

let services: Services;
let store: Store;

async function openStore() {
  const { database } = env();
  // The site makes it. The default one may be missing: nothing has come yet.
  if (database.kind === 'sqlite' && process.env.DATABASE_URL?.trim() && isMissing(database.file))
    fail(`There is no store at ${database.file}: check DATABASE_URL.`);
  // A cron job's mail should hold the counts, not a line for each submission.
  services = createServices(env(), pino({ level: 'silent' }));
  const opened = await services.store().catch(failed('opened: check DATABASE_URL'));
  store = opened ?? fail('There is no store: DATABASE_URL is off.');
}

const counted = (count: number) => (count > COUNT_LIMIT ? 'more than 10,000' : `${count}`);

const failed = (what: string) => (error: unknown) => {
  if (error instanceof UnusableStoreError) fail(error.message);
  const { name, code } = errorForLog(error);
  return fail(`The store cannot be ${what} (${code ?? name}).`);
};

/** A reader that has seen enough (`| head`) is no error; a full disk is. */
function notWritten(error: NodeJS.ErrnoException): never {
  if (error.code === 'EPIPE') process.exit();
  fail(`Not everything could be written (${error.message}).`);
}

async function findOne(id: string) {
  if (!id.trim()) fail('Which one? Give its ID, as the list shows it.');
  const [row, another] = await store.find(id);
  if (!row) fail(`There is no submission ${id}.`);
  if (another && row.key !== id) fail(`Several submissions begin with ${id}: give more of the ID.`);
  return row;
}

async function list(options: FilterOptions) {
  const none = isNarrowed(options) ? 'There is none of these.' : undefined;
  await show(listing(store.list(filterOf(options)), none));
  const { stored } = await store.countUndelivered();
  if (services.settings.upstreamUrl && stored > 0)
    print(`${counted(stored)} stored before UPSTREAM_URL was set: release --stored sends them.\n`);
}

type Format = { format: 'csv' | 'json'; output?: string };

async function exportSome({ format, output, ...options }: Format & FilterOptions) {
  const text = (format === 'csv' ? toCsv : toJson)(store.list(filterOf(options)));
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

type Chosen = { all?: true; rejected?: true; stored?: true } & FilterOptions;

async function release(id: string | undefined, { all, rejected, stored, ...options }: Chosen) {
  const { upstreamUrl } = services.settings;
  const states: Releasable[] = id ? ['spam'] : [];
  if (all || id) states.push('pending', 'parked');
  if (rejected || id) states.push('rejected');
  if (stored || (id && upstreamUrl)) states.push('stored');
  const { state } = options;
  if (state && state !== 'delivered' && state !== 'deleted') states.push(state);
  if (states.length === 0) fail('Which one? Give its ID, as the list shows it, or --state.');
  const one = id === undefined ? undefined : await findOne(id);
  const filter = { ...filterOf(options), key: one?.key, states };
  // Without an upstream, the store is where submissions stay.
  const released = await store.release(filter, upstreamUrl ? 'pending' : 'stored');
  if (one && !released) fail(`Submission ${one.key} ${whyNot(one)}.`);
  print(`released ${one?.key ?? released}\n`);
  return upstreamUrl ? sendDue() : undefined;
}

const whyNot = ({ state, lease_until }: SubmissionRow) =>
  (lease_until ?? 0) > Date.now()
    ? 'is being sent right now'
    : `is ${state}: it is not waiting to be sent`;

type Old = { olderThan: number; yes?: true } & FilterOptions;

async function purge({ olderThan, yes, ...options }: Old) {
  await confirm(`Delete all older than ${olderThan} days, for good?`, yes);
  const filter = isNarrowed(options) ? filterOf(options) : undefined;
  const gone = await store.purge(olderThan, filter);
  await store.overwrite();
  print(`${gone} deleted, ${counted((await store.countUndelivered()).pending)} pending kept\n`);
}

async function deleteSome(ids: string[], { yes, ...options }: { yes?: true } & FilterOptions) {
  if (ids.length === 0 && !isNarrowed(options))
    fail('Which ones? Give their IDs, or --match with the email address of a person.');
  const given = await Promise.all(ids.map(findOne));
  await forget(store, ids.length > 0 ? given : store.list(filterOf(options)), yes);
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
const filteredBy = (name: string, options?: CommandOptions) =>
  withFilters(program.command(name, options));
filteredBy('list', { isDefault: true }).description('one line for each, newest first').action(list);
program
  .command('show <ID>')
  .description('every field of one submission')
  .action(async (id) => show(describeRow(await findOne(id))));
filteredBy('export')
  .description('submissions as CSV or JSON')
  .addOption(new Option('--format <format>').choices(['csv', 'json']).default('csv'))
  .option('--output <FILE>', 'into a new file instead of the terminal')
  .action(exportSome);
program.command('redeliver').description('sends on what is due').action(sendDue);
filteredBy('release [ID]')
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
program
  .command('test-alert')
  .description('sends one alert to ALERT_URL')
  .action(async () => print(await sendTestAlert(services)));
filteredBy('purge')
  .description('deletes finished ones; pending ones stay')
  .requiredOption('--older-than <age>', 'in days, like 30d', daysOf)
  .option('--yes', 'without a question')
  .action(purge);
filteredBy('delete [ID...]')
  .description('deletes what a person asks to be deleted, whatever its state')
  .option('--yes', 'without a question')
  .action(deleteSome);
program
  .command('overwrite')
  .description('overwrites what deleted submissions left in unused space')
  .action(async () => print(`${(await store.overwrite()) ? 'done' : 'not all yet'}\n`));
program
  .command('copy')
  .description('copies the whole store to another database')
  .requiredOption('--to <DATABASE_URL>', 'file:path or postgres://…, empty or a copy of this store')
  .action(({ to }: { to: string }) => copyTo(store, to));

process.stdout.on('error', notWritten);
void program.parseAsync().catch(failed('read or changed to the end'));
