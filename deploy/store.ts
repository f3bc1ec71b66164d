/**
 * Reads settings and copies the store, for release.sh and backup.sh.
 *
 *     node --import tsx deploy/store.ts port           prints the port of the site, also for release.sh of another release
 *     node --import tsx deploy/store.ts settings       prints PostgreSQL’s password, and the store’s file or address
 *     node --import tsx deploy/store.ts copy FROM TO   copies a SQLite store, also while the site writes to it
 */
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
import { getSettings, type Settings } from '@/lib/settings';
import { fail } from '@/lib/fail.mjs';
import { loadEnvFiles } from '@/lib/load-env.mjs';

function printStore({ database }: Settings): void {
  if (database.kind === 'off') return console.log('\noff');
  if (database.kind === 'sqlite') {
    const file = path.resolve(database.file);
    return console.log(`\n${existsSync(file) ? realpathSync(file) : file}`);
  }
  const url = new URL(database.url);
  const password = decodeURIComponent(url.password);
  url.password = '';
  console.log(`${password}\n${url.href}`);
}

function copyStore(from: string, to: string): void {
  // libsql would create a missing file.
  if (!existsSync(from)) fail(`There is no store at ${from}.`);
  try {
    const database = new Database(from, { readonly: true });
    database.pragma('busy_timeout = 30000');
    // An empty or foreign file has no such table.
    const row = database.prepare('SELECT count(*) AS count FROM submissions').get();
    // Reads every page, so that a damaged file fails.
    database.prepare('VACUUM INTO ?').run(to);
    console.log(`${(row as { count: number }).count} submissions`);
  } catch (error) {
    fail(`${from} cannot be copied: ${error instanceof Error ? error.message : error}`);
  }
}

function readSettings(): Settings {
  loadEnvFiles();
  return getSettings();
}

const [command, from, to] = process.argv.slice(2);
if (command === 'port') console.log(readSettings().port);
else if (command === 'settings') printStore(readSettings());
else if (command === 'copy' && from && to) copyStore(from, to);
else fail('Usage: store.ts port | settings | copy FROM TO');
