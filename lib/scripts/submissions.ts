/** `npm run submissions`: commands for the store, started by submissions.cjs. They work while the site runs. */
import { createWriteStream, statSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { pipeline } from 'node:stream/promises';
import { Command, Option, type CommandOptions } from 'commander';
import pino from 'pino';
import { env } from '@/lib/env';
import { fail } from '@/lib/fail.mjs';
import { deleteSubmissions } from '@/lib/scripts/delete';
import { toCsv, toJson } from '@/lib/scripts/export';
import {
  hasFilters,
  matchOption,
  toFilter,
  withFilters,
  type FilterOptions,
} from '@/lib/scripts/filters';
import { describeRow, listing } from '@/lib/scripts/listing';
import { statsTable } from '@/lib/scripts/stats';
import { print, show } from '@/lib/scripts/terminal';
import { sendTestAlert } from '@/lib/scripts/test-alert';
import { errorForLog } from '@/lib/server/submissions/log';
import { redeliver } from '@/lib/server/submissions/redeliver';
import { createServices, type Services } from '@/lib/server/submissions/services';
import { COUNT_LIMIT, RELEASABLE, type Releasable } from '@/lib/server/submissions/store/records';
import { UnusableStoreError, type SubmissionRow } from '@/lib/server/submissions/store/schema';
import type { Store } from '@/lib/server/submissions/store/store';

// Visitors come first. Not the lowest priority: while a command holds the store's lock, they wait for it.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

let services: Services;
let store: Store;

const isMissing = (file: string) => {
  try {
    return !statSync(file, { throwIfNoEntry: false });
  } catch {
    // SQLite reports a file that this user may not see.
    return false;
  }
};

/** Returns the database's own words; some errors of Node have only a code. */
const explainError = (error: unknown) => {
  if (error instanceof Error && error.message) return error.message;
  const { name, code } = errorForLog(error);
  return code ?? name;
};

async function openStore() {
  const { database } = env();
  // The site creates it. Without DATABASE_URL, a missing file means that nothing was submitted yet.
  if (database.kind === 'sqlite' && process.env.DATABASE_URL?.trim() && isMissing(database.file))
    fail(`There is no store at ${database.file}: check DATABASE_URL.`);
  services = createServices(env(), pino({ level: 'silent' }));
  const opened = await services.store().catch((error: unknown) => {
    if (error instanceof UnusableStoreError) fail(error.message);
    return fail(`The store cannot be opened: ${explainError(error)}. Check DATABASE_URL.`);
  });
  store = opened ?? fail('There is no store: DATABASE_URL is off.');
}

const formatCount = (count: number) => (count > COUNT_LIMIT ? 'more than 10,000' : `${count}`);

/** Ends the process. A reader that has read enough (`| head`) is not an error; a full disk is. */
function handleWriteError(error: NodeJS.ErrnoException): never {
  if (error.code === 'EPIPE') process.exit();
  if (error.code === 'EEXIST') fail(`${error.path} already exists: choose another file.`);
  fail(`Writing failed: ${error.message}.`);
}

async function findOne(id: string) {
  if (!id.trim()) fail('Pass an ID, as the list shows it.');
  const [row, another] = await store.find(id);
  if (!row) fail(`No submission has the ID ${id}.`);
  if (another && row.key !== id)
    fail(`Several IDs start with ${id}: pass more characters of the ID.`);
  return row;
}

async function list(options: FilterOptions) {
  const emptyMessage = hasFilters(options) ? undefined : 'The store is empty.';
  await show(listing(store.list(toFilter(options)), emptyMessage));
  const { stored } = await store.countUndelivered();
  if (services.settings.upstreamUrl && stored > 0)
    print(
      `${formatCount(stored)} stored before UPSTREAM_URL was set. To send them: release --state stored\n`,
    );
}

type Output = { format: 'csv' | 'json'; output?: string };

async function exportSubmissions({ format, output, ...options }: Output & FilterOptions) {
  const text = (format === 'csv' ? toCsv : toJson)(store.list(toFilter(options)));
  if (!output && process.stdout.isTTY) return show(text);
  // Only this user can read it; `wx` neither follows a link nor overwrites a file.
  const file = output && createWriteStream(output, { flags: 'wx', mode: 0o600, flush: true });
  return pipeline(text, file || process.stdout, { end: Boolean(file) }).catch(handleWriteError);
}

/** Sends what is due. The exit code is 1 if anything is left. */
async function sendDue() {
  const { delivered, rejected, pending, parked } = await redeliver(services, Infinity, Infinity);
  const left = await store.countUndelivered();
  print(
    `${delivered} delivered, ${rejected} rejected, ${pending + parked} failed; ` +
      `left: ${formatCount(left.pending)} pending, ${formatCount(left.parked)} parked\n`,
  );
  if (left.pending + left.parked > 0) process.exitCode = 1;
}

function explainNotReleasable({ key, state, lease_until }: SubmissionRow): string {
  if (state === 'delivered') return `${key} is delivered: the upstream has it.`;
  if ((lease_until ?? 0) > Date.now()) return `${key} is being sent right now.`;
  return `${key} is ${state}, and UPSTREAM_URL is not set.`;
}

async function release(id: string | undefined, options: FilterOptions) {
  const { upstreamUrl } = services.settings;
  const { state } = options;
  if (id === undefined && !hasFilters(options))
    fail('Pass an ID, or a filter like --state pending.');
  if (state === 'stored' && !upstreamUrl) fail('UPSTREAM_URL is not set.');
  if (state === 'delivered')
    fail('Delivered submissions cannot be released: the upstream has them.');
  const row = id === undefined ? undefined : await findOne(id);
  // Without an upstream, what is stored has arrived.
  const ofId = RELEASABLE.filter((each) => upstreamUrl || each !== 'stored');
  const states: readonly Releasable[] = state ? [state] : row ? ofId : ['pending', 'parked'];
  const filter = { ...toFilter(options), key: row?.key, states };
  const count = await store.release(filter, upstreamUrl ? 'pending' : 'stored');
  if (row && count === 0) fail(explainNotReleasable(row));
  print(`${count} released\n`);
  return upstreamUrl ? sendDue() : print('UPSTREAM_URL is not set, so they are stored.\n');
}

async function deleteSome(ids: string[], { yes, match }: { yes?: true; match?: string }) {
  const byMatch = match !== undefined;
  if (ids.length > 0 === byMatch) fail('Pass one or more IDs, or --match EMAIL.');
  const rows = byMatch ? store.list({ match }) : await Promise.all([...new Set(ids)].map(findOne));
  await deleteSubmissions(store, rows, { byMatch, isConfirmed: yes });
}

const program = new Command('npm run submissions --')
  .description('Reads and changes the store. The first characters of an ID are enough.')
  .hook('preAction', openStore)
  .hook('postAction', () => store.close());
const filteredCommand = (name: string, options?: CommandOptions) =>
  withFilters(program.command(name, options));
filteredCommand('list', { isDefault: true })
  .description('list submissions, newest first')
  .action(list);
program
  .command('show <ID>')
  .description('show every field of a submission')
  .action(async (id) => show(describeRow(await findOne(id))));
filteredCommand('export')
  .description('export submissions as CSV or JSON')
  .addOption(new Option('--format <format>').choices(['csv', 'json']).default('csv'))
  .option('--output <FILE>', 'into a new file instead of the terminal')
  .action(exportSubmissions);
filteredCommand('release [ID]')
  .description('send submissions now; without --state, those that are pending or parked')
  .action(release);
program
  .command('delete [ID...]')
  .description("delete a person's submissions in any state")
  .addOption(matchOption())
  .option('--yes', 'without being asked')
  .action(deleteSome);
filteredCommand('stats')
  .description('count submissions by form and state')
  .action((options: FilterOptions) => show(statsTable(store.list(toFilter(options)))));
program
  .command('test-alert')
  .description('send a test alert to ALERT_URL')
  .action(async () => print(await sendTestAlert(services)));

process.stdout.on('error', handleWriteError);
void program
  .parseAsync()
  .catch((error: unknown) => fail(`The store failed: ${explainError(error)}.`));
