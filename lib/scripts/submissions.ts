/** `npm run submissions`: lists and changes submissions, also while the site runs. Started by submissions.cjs. */
import { createWriteStream, statSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { pipeline } from 'node:stream/promises';
import { Command, Option } from 'commander';
import pino from 'pino';
import { getEnv } from '@/lib/env';
import { fail } from '@/lib/fail.mjs';
import { deleteSubmissions } from '@/lib/scripts/delete';
import { toCsv, toJson } from '@/lib/scripts/export';
import {
  hasFilters,
  createMatchOption,
  toFilter,
  addFilters,
  type FilterOptions,
} from '@/lib/scripts/filters';
import { describeRow, formatCount, formatRows } from '@/lib/scripts/listing';
import { releaseSubmissions } from '@/lib/scripts/release';
import { formatStats } from '@/lib/scripts/stats';
import { printUnescaped, printEscaped } from '@/lib/scripts/terminal';
import { sendTestAlert } from '@/lib/scripts/test-alert';
import { createServices, type Services } from '@/lib/server/submissions/services';
import { UnusableStoreError } from '@/lib/server/submissions/store/schema';
import type { Store } from '@/lib/server/submissions/store/store';

// Lower than the site's priority, so that the site stays fast. Not the lowest: visitors wait while a command holds the
// store's lock, and a slower command holds it longer.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

let services: Services;
let store: Store;

const isMissing = (file: string) => {
  try {
    return !statSync(file, { throwIfNoEntry: false });
  } catch {
    // This user has no permission to read the folder. SQLite reports that error when it opens the file.
    return false;
  }
};

const explainError = (error: unknown) => (error instanceof Error && error.message) || String(error);

async function openStore() {
  const { database } = getEnv();
  // If the file of DATABASE_URL is missing, DATABASE_URL may have a typo. Commands create only the default file.
  if (database.kind === 'sqlite' && process.env.DATABASE_URL?.trim() && isMissing(database.file))
    fail(
      `There is no store at ${database.file}. The first start of the site creates it. If the site has already run, check DATABASE_URL.`,
    );
  services = createServices(getEnv(), pino({ level: 'silent' }));
  const opened = await services.store().catch((error: unknown) => {
    if (error instanceof UnusableStoreError) fail(error.message);
    if (database.kind === 'sqlite' && /EACCES|readonly database/.test(explainError(error)))
      fail(
        `You have no permission to write ${database.file} or its folder. Run this command as the user that runs the site.`,
      );
    return fail(`The store cannot be opened: ${explainError(error)}. Check DATABASE_URL.`);
  });
  store = opened ?? fail('There is no store, because DATABASE_URL is off.');
}

/** Ends the process. EPIPE is not an error: a reader such as `head` has stopped reading. */
function handleWriteError(error: NodeJS.ErrnoException): never {
  if (error.code === 'EPIPE') process.exit();
  if (error.code === 'EEXIST') fail(`${error.path} already exists. Choose another file.`);
  fail(`Writing failed: ${error.message}.`);
}

async function findSubmission(id: string) {
  if (!id.trim()) fail('Pass an ID from the list.');
  const [row, another] = await store.findByKeyStart(id);
  if (!row) fail(`No submission has the ID ${id}. To list the IDs, run: npm run submissions`);
  if (another && row.key !== id)
    fail(`Several IDs start with ${id}. Pass more characters of the ID.`);
  return row;
}

function explainNoRows(options: FilterOptions): string {
  if (hasFilters(options)) return 'No submissions match.';
  const { database } = services.settings;
  if (database.kind !== 'postgres') return `The store is empty: ${database.file}`;
  // Leaves out the user and password.
  const { host, pathname } = new URL(database.url);
  return `The store is empty: ${host}${pathname}`;
}

async function list(options: FilterOptions) {
  await printEscaped(formatRows(store.list(toFilter(options)), explainNoRows(options)));
  if (!services.settings.upstreamUrl || hasFilters(options)) return;
  const { stored } = await store.countUndelivered();
  if (stored > 0)
    printUnescaped(
      `Stored before UPSTREAM_URL was set: ${formatCount(stored)}. To send them, run: npm run submissions -- release --state stored\n`,
    );
}

type Output = { format: 'csv' | 'json'; output?: string };

async function exportSubmissions({ format, output, ...options }: Output & FilterOptions) {
  const text = (format === 'csv' ? toCsv : toJson)(store.list(toFilter(options)));
  if (!output && process.stdout.isTTY) return printEscaped(text);
  // Only this user can read the file. `wx` neither follows a link nor overwrites a file.
  const file = output && createWriteStream(output, { flags: 'wx', mode: 0o600, flush: true });
  await pipeline(text, file || process.stdout, { end: Boolean(file) }).catch(handleWriteError);
  if (file) printUnescaped(`Written to ${output}.\n`);
}

async function release(id: string | undefined, options: FilterOptions) {
  if (id === undefined && !hasFilters(options))
    fail('Pass an ID, or a filter like --state pending.');
  const row = id === undefined ? undefined : await findSubmission(id);
  await releaseSubmissions(services, store, row, options);
}

async function deleteSelected(ids: string[], { yes, match }: { yes?: true; match?: string }) {
  const byMatch = match !== undefined;
  if (ids.length > 0 === byMatch) fail('Pass one or more IDs, or --match TEXT.');
  const rows = byMatch
    ? store.list({ match })
    : await Promise.all([...new Set(ids)].map(findSubmission));
  await deleteSubmissions(store, rows, { byMatch, isConfirmed: yes });
}

const program = new Command('npm run submissions --')
  .description(
    'Lists and changes submissions. Without a command, lists them. The first characters of an ID are enough.',
  )
  .addHelpText(
    'after',
    '\nStates: stored (no UPSTREAM_URL), pending (waiting), delivered, rejected (by the\nupstream), parked (failed for 14 days), spam (hidden field filled in)',
  )
  .hook('preAction', openStore)
  .hook('postAction', () => store.close());
const addFilteredCommand = (name: string) => addFilters(program.command(name));
addFilteredCommand('list').description('list submissions, newest first').action(list);
program
  .command('show <ID>')
  .description('show every field of a submission')
  .action(async (id) => printEscaped(describeRow(await findSubmission(id))));
addFilteredCommand('export')
  .description('export submissions as CSV or JSON')
  .addOption(new Option('--format <format>').choices(['csv', 'json']).default('csv'))
  .option('--output <FILE>', 'write to a new file instead of the terminal')
  .action(exportSubmissions);
addFilteredCommand('release [ID]')
  .description(
    'send submissions now: one by ID, or all that match the filters (without --state, only pending and parked ones)',
  )
  .action(release);
program
  .command('delete [ID...]')
  .description('delete submissions in any state; --match does not find delivered ones')
  .addOption(createMatchOption())
  .option('--yes', 'delete without asking')
  .action(deleteSelected);
addFilteredCommand('stats')
  .description('count submissions by form and state')
  .action((options: FilterOptions) =>
    printEscaped(formatStats(store.list(toFilter(options)), explainNoRows(options))),
  );
program
  .command('test-alert')
  .description('send a test alert to ALERT_URL')
  .action(async () => printUnescaped(await sendTestAlert(services)));

// Without the two dashes, npm removes the options and sets variables like npm_config_state instead. Not checked
// for `yes`, because npm sets npm_config_yes for its own option.
const hasNpmTakenOptions = program.commands
  .flatMap(({ options }) => options.map((option) => option.name()))
  .some((name) => name !== 'yes' && process.env[`npm_config_${name}`] !== undefined);
if (hasNpmTakenOptions)
  fail('Put two dashes before options, like: npm run submissions -- list --state pending');
process.stdout.on('error', handleWriteError);
const args = process.argv.slice(2);
// commander's `isDefault` would pass misspelled commands to `list`.
const hasCommand = args[0] && (!args[0].startsWith('-') || ['-h', '--help'].includes(args[0]));
void program
  .parseAsync(hasCommand ? args : ['list', ...args], { from: 'user' })
  .catch((error: unknown) => fail(`The store failed: ${explainError(error)}.`));
