/** `npm run submissions`: what the store holds. Works while the site runs. */
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import pino from 'pino';
import { toCsv, toJson } from '@/lib/scripts/export';
import { describeRow, listing } from '@/lib/scripts/listing';
import { forTerminal, NoOrdinaryFileError, writePrivateFile } from '@/lib/scripts/output';
import { fail, loadEnvFiles, orFail } from '@/lib/scripts/project';
import { env } from '@/lib/env';
import { errorForLog } from '@/lib/server/submissions/log';
import { redeliver } from '@/lib/server/submissions/redeliver';
import { createServices } from '@/lib/server/submissions/services';
import type { Store } from '@/lib/server/submissions/store/open';
import type { SubmissionRow } from '@/lib/server/submissions/store/schema';

const HELP = `What the store holds, newest first: npm run submissions

npm run submissions -- show ID                  every field of one submission
npm run submissions -- export --format csv      every submission, or --format json
                        [--output FILE]         into a file instead of the terminal
npm run submissions -- redeliver                sends on what is due, as the site itself does
npm run submissions -- release ID               sends on one now: spam, rejected, parked or waiting
                        --all                   all that are parked or waiting
                        --rejected              all that the upstream rejected (4xx)
npm run submissions -- purge --older-than 30d   deletes finished ones; pending ones stay

ID is a submission's key, or as much of its beginning as tells it from the others.
`;

/** @throws never returns if there is no such row, or more than one */
async function findOne(store: Store, id: string | undefined): Promise<SubmissionRow> {
  if (!id) fail('Which one? Give its ID, as the list shows it.');
  const [row, another] = await store.find(id);
  if (!row) fail(`There is no submission ${id}.`);
  if (another) fail(`Several submissions begin with ${id}: give more of the ID.`);
  return row;
}

/** Writes to standard output, and waits until it is written. */
const show = (chunks: AsyncIterable<string>) =>
  pipeline(forTerminal(chunks, process.stdout.isTTY), process.stdout, { end: false });

function daysOf(age: string | undefined): number {
  const days = /^(\d+)d$/.exec(age ?? '')?.[1];
  if (days === undefined) fail('How old? Give an age in days, like --older-than 30d.');
  return Number(days);
}

function parse() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        format: { type: 'string', default: 'csv' },
        output: { type: 'string' },
        'older-than': { type: 'string' },
        all: { type: 'boolean', default: false },
        rejected: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    return fail(`${(error as Error).message}\n\n${HELP}`);
  }
}

const { values, positionals } = parse();
const [command = 'list', id] = positionals;

async function run(store: Store): Promise<void> {
  const { upstreamUrl } = env();
  const print = (text: string) => void process.stdout.write(text);

  const needUpstream = () => {
    if (!upstreamUrl) fail('There is nowhere to send to: UPSTREAM_URL is not set.');
  };
  const sendPending = async () => {
    needUpstream();
    const counts = await redeliver(services, Infinity);
    const { pending, parked } = await store.countUndelivered();
    print(`${counts.delivered} delivered, ${counts.rejected} rejected, ${pending} pending`);
    print(parked > 0 ? `, ${parked} parked\n` : '\n');
    if (pending + parked > 0) process.exitCode = 1;
  };

  switch (command) {
    case 'list':
      return show(listing(store.list()));
    case 'show':
      return print(describeRow(await findOne(store, id)));
    case 'export': {
      const { format, output } = values;
      if (format !== 'csv' && format !== 'json') fail('--format is csv or json.');
      const text = (format === 'csv' ? toCsv : toJson)(() => store.list());
      return output ? writePrivateFile(output, text).catch(notWritten) : show(text);
    }
    case 'redeliver':
      return sendPending();
    case 'release': {
      const { all, rejected } = values;
      if (all || rejected) {
        needUpstream();
        const waiting = all ? (['pending', 'parked'] as const) : [];
        const states = [...waiting, ...(rejected ? (['rejected'] as const) : [])];
        print(`released ${await store.releaseUndelivered(states)}\n`);
        return sendPending();
      }
      const { key, state } = await findOne(store, id);
      const released = await store.release(key, upstreamUrl ? 'pending' : 'stored');
      if (!released) fail(`Submission ${key} is ${state}: it is not waiting to be sent.`);
      print(`released ${key}\n`);
      return upstreamUrl ? sendPending() : undefined;
    }
    case 'purge': {
      const gone = await store.purge(daysOf(values['older-than']));
      // Somebody is here to say that the clock is right (lib/server/submissions/maintenance.ts).
      await store.confirmClock();
      await store.vacuum();
      return print(`${gone} deleted, ${(await store.countUndelivered()).pending} pending kept\n`);
    }
    default:
      fail(`There is no command ${command}.\n\n${HELP}`);
  }
}

/** A reader that has seen enough (`| head`) is no error; a full disk is. */
function notWritten(error: NodeJS.ErrnoException): never {
  if (error.code === 'EPIPE') process.exit();
  if (error instanceof NoOrdinaryFileError) {
    fail(`${error.message} is a link, a folder or a device: --output writes ordinary files.`);
  }
  fail(`Not everything could be written (${error.code ?? error.name}).`);
}

process.stdout.on('error', notWritten);
if (values.help) {
  process.stdout.write(HELP);
  process.exit();
}
loadEnvFiles();
// A cron job's mail should hold the counts, not a line for each submission.
const services = createServices(orFail(env), pino({ level: 'silent' }));
const store = await services.store().catch((error: unknown) => {
  const { name, code } = errorForLog(error);
  fail(`The store cannot be opened (${code ?? name}): check DATABASE_URL.`);
});
if (!store) fail('There is no store: DATABASE_URL is off.');
await run(store).catch((error: unknown) => {
  const { name, code } = errorForLog(error);
  fail(`The store cannot be read to the end (${code ?? name}).`);
});
await store.close();
