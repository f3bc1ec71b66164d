/**
 * Reads settings, and copies the store.
 *
 *     node --import tsx deploy/store.ts port           prints the port of the site, also for release.sh of another release
 *     node --import tsx deploy/store.ts settings       prints PostgreSQL’s password, and the store’s file or address
 *     node --import tsx deploy/store.ts copy FROM TO   copies a SQLite store, also while the site writes to it
 *     node --import tsx deploy/store.ts import FROM    copies a SQLite store into the database of DATABASE_URL
 */
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
import { getSettings, type Settings } from '@/lib/settings';
import { fail } from '@/lib/fail.mjs';
import { loadEnvFiles } from '@/lib/load-env.mjs';
import { openPostgres } from '@/lib/server/submissions/store/postgres';
import { openSqlite } from '@/lib/server/submissions/store/sqlite';

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

/** Throws if the file is empty or foreign, because then it has no such table. */
function countSubmissions(database: Database.Database): number {
  const row = database.prepare('SELECT count(*) AS count FROM submissions').get();
  return (row as { count: number }).count;
}

function copyStore(from: string, to: string): void {
  // libsql would create a missing file.
  if (!existsSync(from)) fail(`There is no store at ${from}.`);
  try {
    const database = new Database(from, { readonly: true });
    database.pragma('busy_timeout = 30000');
    const count = countSubmissions(database);
    // Reads every page, so that a damaged file fails.
    database.prepare('VACUUM INTO ?').run(to);
    console.log(`${count} submissions`);
  } catch (error) {
    fail(`${from} cannot be copied: ${error instanceof Error ? error.message : error}`);
  }
}

/** Copies all rows or none. Keeps rows that the database has, so that it can be repeated. */
async function importStore(file: string): Promise<void> {
  const { database } = readSettings();
  if (database.kind !== 'postgres') fail('Set DATABASE_URL to the PostgreSQL database.');
  // The site would create a missing file.
  if (!existsSync(file)) fail(`There is no store at ${file}.`);
  // The site would fill an empty file.
  countSubmissions(new Database(file, { readonly: true }));
  const from = await openSqlite(file);
  const submissions = await from.db.selectFrom('submissions').selectAll().execute();
  const settings = await from.db.selectFrom('store_settings').selectAll().execute();
  await from.close();
  const to = await openPostgres(database.url, () => undefined);
  await to.write((db) =>
    db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('store_settings').execute();
      await transaction.insertInto('store_settings').values(settings).execute();
      for (const row of submissions)
        await transaction
          .insertInto('submissions')
          .values(row)
          .onConflict((on) => on.doNothing())
          .execute();
    }),
  );
  await to.close();
  console.log(`${submissions.length} submissions`);
}

function readSettings(): Settings {
  loadEnvFiles();
  return getSettings();
}

const [command, from, to] = process.argv.slice(2);
if (command === 'port') console.log(readSettings().port);
else if (command === 'settings') printStore(readSettings());
else if (command === 'copy' && from && to) copyStore(from, to);
else if (command === 'import' && from)
  await importStore(from).catch((error: Error) =>
    fail(`${from} cannot be imported: ${error.message}`),
  );
else fail('Usage: store.ts port | settings | copy FROM TO | import FROM');
