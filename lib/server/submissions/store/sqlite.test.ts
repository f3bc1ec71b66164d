import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import SqliteDatabase from 'libsql';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { sqlite } from '@/e2e/testing/stores';
import { describeError } from '@/lib/server/log';
import { explainFileError } from '@/lib/server/submissions/store/errors';
import type { OpenDatabase } from '@/lib/server/submissions/store/tables';
import { openSqlite } from '@/lib/server/submissions/store/sqlite';

const newFile = async () => (await sqlite.createUrl()).slice('file:'.length);

/** Opens a store until the test ends. */
async function open(file?: string) {
  file ??= await newFile();
  const store = await openSqlite(file);
  onTestFinished(() => store.close());
  return { file, store };
}

let now = 0;
/** @param hasReturning adds a RETURNING clause to the statement */
const insert = ({ write }: OpenDatabase, key: string, hasReturning = true, body = '{}') =>
  write((db) =>
    db
      .insertInto('submissions')
      .values({
        ...{ key, form: 'submit', fingerprint: 'f', state: 'stored' },
        ...{ created_at: (now += 1), attempts: 0, body },
      })
      .$if(hasReturning, (row) => row.returning('key'))
      .execute(),
  );
const readKeys = async ({ db }: OpenDatabase) =>
  (await db.selectFrom('submissions').select('key').orderBy('created_at').execute()).map(
    ({ key }) => key,
  );

/** Locks the database as another process would. */
function lockFile(file: string) {
  const other = new SqliteDatabase(file);
  other.exec('BEGIN IMMEDIATE');
  return {
    release() {
      other.exec('COMMIT');
      other.close();
    },
  };
}

test.each([true, false])(
  'a write that waited for the lock is committed (with RETURNING: %s)',
  async (hasReturning) => {
    const { file, store } = await open();
    const other = lockFile(file);
    const writing = insert(store, 'one', hasReturning);
    // This thread releases the lock, so the waiting write must not block it.
    await new Promise(setImmediate);
    await new Promise(setImmediate);
    other.release();
    await writing;
    await insert(store, 'two', hasReturning);
    const another = new SqliteDatabase(file);
    const rows = another.prepare('SELECT key FROM submissions ORDER BY key').all();
    expect(rows).toEqual([{ key: 'one' }, { key: 'two' }]);
    another.exec('DELETE FROM submissions');
    another.close();
  },
);

test('a failed write is rolled back alone, and the other writes of its transaction are committed', async () => {
  const { file, store } = await open();
  await insert(store, 'one');
  const failing = store.write(async (db) => {
    await db.deleteFrom('submissions').execute();
    throw new Error('failed after a statement');
  });
  const results = await Promise.allSettled([
    insert(store, 'two'),
    failing,
    insert(store, 'one'),
    insert(store, 'three'),
  ]);
  const statuses = results.map(({ status }) => status);
  expect(statuses).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
  expect(await readKeys(store)).toEqual(['one', 'two', 'three']);
  // The failed write holds no lock.
  lockFile(file).release();
});

test('a write fails with SQLITE_BUSY if another process keeps the lock', async () => {
  const { file, store } = await open();
  const other = lockFile(file);
  const now = performance.now();
  let calls = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now + (calls += 1) * 1000);
  await expect(insert(store, 'k')).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
  vi.restoreAllMocks();
  other.release();
});

test('refuses a damaged file in one line', async () => {
  const file = await newFile();
  const store = await openSqlite(file);
  for (let count = 0; count < 100; count += 1)
    await insert(store, `key-${count}`, true, 'x'.repeat(500));
  await store.checkpoint?.();
  await store.close();
  // Overwrites the rows.
  writeFileSync(file, readFileSync(file).fill('x', 4096));
  const message = new RegExp(
    `^${file} is damaged, or is not a SQLite database\\. Restore a backup, or .*$`,
  );
  await expect(openSqlite(file)).rejects.toThrow(message);
});

test.each<[what: string, file: string, message: RegExp]>([
  [
    'a folder that does not exist',
    '/tassle/s.db',
    /^The folder .*\/tassle does not exist\. Create /,
  ],
  ['a file in place of its folder', '/file/s.db', /^The folder .*\/file does not exist\. Create /],
  ['a folder in place of its file', '', /^.* is a folder\. Set DATABASE_URL to a file in it\.$/],
])('refuses %s in one line that names it', async (_, name, message) => {
  const folder = path.dirname(await newFile());
  writeFileSync(`${folder}/file`, '');
  await expect(openSqlite(`${folder}${name}`)).rejects.toMatchObject({
    name: 'UnusableStoreError',
    message: expect.stringMatching(message),
  });
  expect(readdirSync(folder)).toEqual(['file']);
});

test('says that the disk is full, when the store opens and in the log', async () => {
  const { file, store } = await open();
  await sql.raw('PRAGMA max_page_count = 20').execute(store.db);
  const error: unknown = await insert(store, 'long', true, 'x'.repeat(100_000)).catch(
    (reason: unknown) => reason,
  );
  expect(describeError(error)).toMatchObject({
    code: 'SQLITE_FULL',
    hint: 'The disk is full. Free some space.',
  });
  expect(explainFileError(error, file).message).toBe(
    `The disk of ${file} is full. Free some space.`,
  );
});

test('erase removes deleted rows from all files while another process has the store open', async () => {
  const { file, store } = await open();
  const other = await openSqlite(file);
  onTestFinished(() => other.close());
  for (let count = 0; count < 600; count += 1)
    await insert(other, `key-${count}`, true, `canary-${'x'.repeat((count * 7919) % 1500)}`);
  // These statements move rows between pages, which leaves copies that `secure_delete` misses.
  for (const statement of [
    'UPDATE submissions SET body = NULL WHERE created_at % 2 = 0',
    'UPDATE submissions SET body = NULL WHERE created_at % 3 = 0',
    'DELETE FROM submissions WHERE created_at % 5 <> 0',
    'UPDATE submissions SET body = NULL',
  ])
    await store.write((db) => sql.raw(statement).execute(db));
  await store.checkpoint?.();
  const folder = path.dirname(file);
  const hasCanary = (name: string) => readFileSync(path.join(folder, name)).includes('canary');
  expect(hasCanary(path.basename(file))).toBe(true);
  expect(await store.erase?.()).toBe(true);
  const files = readdirSync(folder).filter((name) => name.startsWith(path.basename(file)));
  expect(files.length).toBeGreaterThan(1);
  expect(files.filter(hasCanary)).toEqual([]);
  await insert(other, 'after');
  expect((await readKeys(store)).at(-1)).toBe('after');
});
