/** Starts PostgreSQL for tests, or uses the server of TEST_DATABASE_URL. */
import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { findFreePort } from '@/e2e/testing/free-port';
import { waitUntil } from '@/e2e/testing/wait-until';

const DEBIAN_FOLDER = '/usr/lib/postgresql';

/** Returns the folder with `initdb` and `postgres`: the folder of Debian's newest version, or one in PATH. */
function findBinaries(): string | undefined {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER) : [];
  return [
    ...versions
      .sort((a, b) => Number(b) - Number(a))
      .map((version) => path.join(DEBIAN_FOLDER, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ].find((folder) => existsSync(path.join(folder, 'initdb')));
}

/** If this user is root, makes a command run as the user `postgres`, because PostgreSQL refuses to run as root. */
function createUnprivilegedCommand(command: string, parameters: string[]): [string, string[]] {
  if (process.getuid?.() !== 0) return [command, parameters];
  // `--pdeathsig` stops PostgreSQL even if this process is killed.
  const user = ['--reuid=postgres', '--regid=postgres', '--init-groups', '--pdeathsig=INT'];
  return ['setpriv', [...user, '--', command, ...parameters]];
}

export interface TestPostgres {
  /** The server's address. Its database may already contain tables; `createDatabase` creates an empty one. */
  url: string;
  /** Stops the server until `resume`; undefined for the server of TEST_DATABASE_URL. */
  halt?: () => Promise<void>;
  /** Starts the server again with the same port and data. */
  resume?: () => Promise<void>;
  /** Stops the server and removes its data. */
  stop: () => Promise<void>;
}

/** Starts a server. Returns null if PostgreSQL is not installed; throws if it does not start. */
export async function startPostgres(): Promise<TestPostgres | null> {
  const configured = process.env.TEST_DATABASE_URL;
  if (configured) return { url: configured, stop: async () => undefined };
  const binaries = findBinaries();
  if (!binaries) return null;

  const folder = mkdtempSync(path.join(tmpdir(), 'tassel-postgres-'));
  if (process.getuid?.() === 0) execFileSync('chown', ['postgres', folder]);
  const data = path.join(folder, 'data');
  const initdbOptions = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  const [command, parameters] = createUnprivilegedCommand(
    path.join(binaries, 'initdb'),
    initdbOptions,
  );
  execFileSync(command, parameters, { stdio: 'pipe', cwd: folder });

  const port = await findFreePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let server: ChildProcess;
  const resume = async () => {
    const options = [
      ...['-D', data, '-p', `${port}`, '-k', folder],
      ...['-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off'],
    ];
    const [serverCommand, serverParameters] = createUnprivilegedCommand(
      path.join(binaries, 'postgres'),
      options,
    );
    server = spawn(serverCommand, serverParameters, { stdio: 'ignore', cwd: folder });
    const address = ['-q', '-h', '127.0.0.1', '-p', `${port}`];
    const isReady = () => spawnSync(path.join(binaries, 'pg_isready'), address).status === 0;
    await waitUntil('PostgreSQL responds', isReady);
  };
  const halt = async () => {
    const exited = once(server, 'exit');
    // SIGINT is PostgreSQL's fast shutdown: it closes all connections.
    server.kill('SIGINT');
    await exited;
  };
  await resume();
  const stop = async () => {
    if (server.exitCode === null) await halt();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, halt, resume, stop };
}

/** Creates an empty database on the server at `url`. Returns the database's address. */
export async function createDatabase(url: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  const databaseUrl = new URL(url);
  databaseUrl.pathname = name;
  return databaseUrl.href;
}
