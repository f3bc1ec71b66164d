/** `npm run submissions`: what the store holds. Works while the site runs. */
import { createInterface } from 'node:readline/promises';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import pino from 'pino';
import { toCsv, toJson } from '@/lib/scripts/export';
import { describeRow, listing } from '@/lib/scripts/listing';
import { printable, writePrivateFile } from '@/lib/scripts/output';
import { fail, loadEnvFiles, orFail } from '@/lib/scripts/project';
import { env } from '@/lib/env';
import { errorForLog } from '@/lib/server/submissions/log';
import { redeliver } from '@/lib/server/submissions/redeliver';
import { createServices } from '@/lib/server/submissions/services';
import type { Store } from '@/lib/server/submissions/store/open';
import { COUNT_LIMIT } from '@/lib/server/submissions/store/records';

const HELP = `What the store holds: npm run submissions

npm run submissions -- list                     one line for each, newest first
npm run submissions -- show ID                  every field of one submission
npm run submissions -- export --format csv      every submission, or --format json
                        [--output FILE]         into a file instead of the terminal
npm run submissions -- redeliver                sends on what is due
npm run submissions -- release ID               sends on one now: spam, rejected, parked or waiting
                        --all                   all that are parked or waiting
                        --rejected              all that the upstream rejected (4xx)
                        --stored                all that came before UPSTREAM_URL was set
npm run submissions -- purge --older-than 30d   deletes finished ones; pending ones stay
                        [--yes]                 without a question

ID is a submission's key, or as much of its beginning as tells it from the others.
`;

function parse() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        format: { type: 'string', default: 'csv' },
        output: { type: 'string' },
        'older-than': { type: 'string' },
        yes: { type: 'boolean', default: false },
        all: { type: 'boolean', default: false },
        rejected: { type: 'boolean', default: false },
        stored: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    return fail(`${(error as Error).message}\n\n${HELP}`);
  }
}

const { values, positionals } = parse();
const [command = 'list', id] = positionals;

const print = (text: string) => void process.stdout.write(text);
const show = (chunks: AsyncIterable<string>) => pipeline(chunks, process.stdout, { end: false });
const counted = (count: number) => (count > COUNT_LIMIT ? 'more than 10,000' : `${count}`);

async function findOne(store: Store, id: string | undefined) {
  if (!id) fail('Which one? Give its ID, as the list shows it.');
  const [row, another] = await store.find(id);
  if (!row) fail(`There is no submission ${id}.`);
  if (another) fail(`Several submissions begin with ${id}: give more of the ID.`);
  return row;
}

async function list(store: Store) {
  await show(listing(store.list()));
  const { stored } = await store.countUndelivered();
  if (env().upstreamUrl && stored > 0) {
    print(`${counted(stored)} stored before UPSTREAM_URL was set: release --stored sends them.\n`);
  }
}

async function exportAll(store: Store) {
  const { format, output } = values;
  if (format !== 'csv' && format !== 'json') fail('--format is csv or json.');
  const text = (format === 'csv' ? toCsv : toJson)(() => store.list());
  if (output) return writePrivateFile(output, text).catch(notWritten);
  return show(process.stdout.isTTY ? printable(text) : text);
}

async function sendDue(store: Store) {
  if (!env().upstreamUrl) fail('There is nowhere to send to: UPSTREAM_URL is not set.');
  // Somebody waits for it: all that is due, however much of it fails.
  const sent = await redeliver(services, Infinity, Infinity);
  const { pending, parked } = await store.countUndelivered();
  print(
    `${sent.delivered} delivered, ${sent.rejected} rejected, ${sent.pending + sent.parked} failed;`,
  );
  print(` left: ${counted(pending)} pending, ${counted(parked)} parked\n`);
  if (pending + parked > 0) process.exitCode = 1;
}

async function release(store: Store) {
  const { upstreamUrl } = env();
  const { all, rejected, stored } = values;
  const states = [
    ...(all ? (['pending', 'parked'] as const) : []),
    ...(rejected ? (['rejected'] as const) : []),
    ...(stored ? (['stored'] as const) : []),
  ];
  if (states.length > 0) {
    if (upstreamUrl) print(`released ${await store.release({ states })}\n`);
    return sendDue(store);
  }
  const { key, state } = await findOne(store, id);
  const sendable = ['pending', 'parked', 'rejected', 'spam'] as const;
  const released = await store.release(
    { key, states: upstreamUrl ? [...sendable, 'stored'] : sendable },
    upstreamUrl ? 'pending' : 'stored',
  );
  if (released === 0) fail(`Submission ${key} is ${state}: it is not waiting to be sent.`);
  print(`released ${key}\n`);
  return upstreamUrl ? sendDue(store) : undefined;
}

async function purge(store: Store) {
  const days = /^(\d+)d$/.exec(values['older-than'] ?? '')?.[1];
  if (days === undefined) fail('How old? Give an age in days, like --older-than 30d.');
  if (!values.yes) {
    if (!process.stdin.isTTY) fail('This deletes submissions for good: add --yes.');
    const terminal = createInterface({ input: process.stdin, output: process.stderr });
    const answer = await terminal.question(`Delete all older than ${days} days, for good? (y/N) `);
    terminal.close();
    if (!/^y(es)?$/i.test(answer.trim())) fail('Nothing was deleted.');
  }
  const gone = await store.purge(Number(days));
  await store.vacuum?.();
  print(`${gone} deleted, ${counted((await store.countUndelivered()).pending)} pending kept\n`);
}

/** A reader that has seen enough (`| head`) is no error; a full disk is. */
function notWritten(error: NodeJS.ErrnoException): never {
  if (error.code === 'EPIPE') process.exit();
  fail(`Not everything could be written (${error.code ?? error.message}).`);
}

const commands: Record<string, (store: Store) => Promise<void>> = {
  list,
  show: async (store) => show(printable(describeRow(await findOne(store, id)))),
  export: exportAll,
  redeliver: sendDue,
  release,
  purge,
};

process.stdout.on('error', notWritten);
if (values.help) {
  print(HELP);
  process.exit();
}
const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
if (!run) fail(`There is no command ${command}.\n\n${HELP}`);
loadEnvFiles();
// A cron job's mail should hold the counts, not a line for each submission.
const services = createServices(orFail(env), pino({ level: 'silent' }));
const failed = (what: string) => (error: unknown) => {
  const { name, code } = errorForLog(error);
  return fail(`The store cannot be ${what} (${code ?? name}).`);
};
const store = await services.store().catch(failed('opened: check DATABASE_URL'));
if (!store) fail('There is no store: DATABASE_URL is off.');
await run(store).catch(failed('read to the end'));
await store.close();
