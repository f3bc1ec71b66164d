/** Starts PostgreSQL for tests, or uses the server of TEST_DATABASE_URL. */
import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { findFreePort } from '@/lib/testing/free-port';
import { waitUntil } from '@/lib/testing/wait-until';

const DEBIAN = '/usr/lib/postgresql';

/** Returns the folder of `initdb` and `postgres`: the newest version of Debian's package, or a folder in PATH. */
function findBinaries(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  return [
    ...versions.sort((a, b) => Number(b) - Number(a)).map((v) => path.join(DEBIAN, v, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ].find((folder) => existsSync(path.join(folder, 'initdb')));
}

/** PostgreSQL refuses to run as root, so root runs it as the user that Debian's package creates. */
function asPostgres(command: string, parameters: string[]): [string, string[]] {
  if (process.getuid?.() !== 0) return [command, parameters];
  // `--pdeathsig` stops PostgreSQL even if this process is killed.
  const user = ['--reuid=postgres', '--regid=postgres', '--init-groups', '--pdeathsig=INT'];
  return ['setpriv', [...user, '--', command, ...parameters]];
}

export interface TestPostgres {
  /** The server's address; its database may not be empty. */
  url: string;
  /** Stops the server for a while; undefined for the server of TEST_DATABASE_URL. */
  halt?: () => Promise<void>;
  /** Starts the server again with the same port and data. */
  resume?: () => Promise<void>;
  /** Stops the server and removes its data. */
  stop: () => Promise<void>;
}

/**
 * Starts a server. Returns null if PostgreSQL is not installed; throws if it does not start.
 *
 * @param durable whether a commit waits for the disk
 */
export async function startPostgres({ durable = false } = {}): Promise<TestPostgres | null> {
  const configured = process.env.TEST_DATABASE_URL;
  if (configured) return { url: configured, stop: async () => undefined };
  const bin = findBinaries();
  if (!bin) return null;

  const folder = mkdtempSync(path.join(tmpdir(), 'tassel-postgres-'));
  if (process.getuid?.() === 0) execFileSync('chown', ['postgres', folder]);
  const data = path.join(folder, 'data');
  const initialize = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  const [command, parameters] = asPostgres(path.join(bin, 'initdb'), initialize);
  execFileSync(command, parameters, { stdio: 'pipe', cwd: folder });

  const port = await findFreePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let server: ChildProcess;
  const resume = async () => {
    const options = ['-D', data, '-p', `${port}`, '-k', folder, '-c', 'listen_addresses=127.0.0.1'];
    if (!durable) options.push('-c', 'fsync=off');
    const [run, its] = asPostgres(path.join(bin, 'postgres'), options);
    server = spawn(run, its, { stdio: 'ignore', cwd: folder });
    const ask = ['-q', '-h', '127.0.0.1', '-p', `${port}`];
    const isReady = () => spawnSync(path.join(bin, 'pg_isready'), ask).status === 0;
    await waitUntil('PostgreSQL answers', isReady);
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
  const fresh = new URL(url);
  fresh.pathname = name;
  return fresh.href;
}
