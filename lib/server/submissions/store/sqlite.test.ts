import { renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import SqliteDatabase from 'libsql';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { sqlite } from '@/lib/testing/databases';
import type { OpenDatabase } from '@/lib/server/submissions/store/schema';
import { openSqlite } from '@/lib/server/submissions/store/sqlite';

const newFile = async () => (await sqlite.fresh()).slice('file:'.length);

/** A file and its store, until the test ends. */
async function open(file?: string) {
  file ??= await newFile();
  const store = await openSqlite(file);
  onTestFinished(() => store.close());
  return { file, store };
}

const row = (key: string) =>
  ({
    key,
    form: 'submit',
    fingerprint: 'f',
    state: 'stored',
    received_at: 1,
    attempts: 0,
  }) as const;

const insert = ({ write }: OpenDatabase, key: string) =>
  write((db) => db.insertInto('submissions').values(row(key)).returning('key').execute());
const keysIn = async ({ db }: OpenDatabase) =>
  (await db.selectFrom('submissions').select('key').execute()).map(({ key }) => key);

/** Another process that holds the lock on a file. */
function lock(file: string) {
  const other = new SqliteDatabase(file);
  other.exec('BEGIN IMMEDIATE');
  return {
    release() {
      other.exec('COMMIT');
      other.close();
    },
  };
}

/** Opens a new store and has another process lock its file. */
async function openLocked() {
  const { file, store } = await open();
  return { file, store, other: lock(file) };
}

test('waits while another process makes the same new file its own', async () => {
  const file = await newFile();
  writeFileSync(file, '');
  // What the other one holds at the moment in which SQLite refuses to wait.
  const other = lock(file);
  const opening = open(file);
  setTimeout(other.release, 50);
  expect(await keysIn((await opening).store)).toEqual([]);
});

test.each([
  ['with rows', insert],
  [
    'without rows',
    ({ write }: OpenDatabase, key: string) =>
      write((db) => db.insertInto('submissions').values(row(key)).execute()),
  ],
])('what is written %s after a wait for the lock is committed', async (_, writeOne) => {
  const { file, store, other } = await openLocked();
  const writing = writeOne(store, 'one');
  setTimeout(other.release, 50);
  await writing;
  await writeOne(store, 'two');
  // Another process sees both, and gets the lock.
  const another = new SqliteDatabase(file);
  const rows = another.prepare('SELECT key FROM submissions ORDER BY key').all();
  expect(rows).toEqual([{ key: 'one' }, { key: 'two' }]);
  another.exec('DELETE FROM submissions');
  another.close();
});

test('what is written in one turn has one commit', async () => {
  const { store } = await open();
  const exec = vi.spyOn(SqliteDatabase.prototype, 'exec');
  await Promise.all(['one', 'two', 'three'].map((key) => insert(store, key)));
  await insert(store, 'four');
  expect(exec.mock.calls.filter(([text]) => text === 'COMMIT')).toHaveLength(2);
  exec.mockRestore();
});

test('a statement that failed holds nothing back', async () => {
  const { file, store } = await open();
  await insert(store, 'one');
  await expect(insert(store, 'one')).rejects.toThrow('UNIQUE');
  // Neither from another process nor from what needs the file to itself.
  lock(file).release();
  await store.vacuum?.();
  await insert(store, 'two');
  expect(await keysIn(store)).toHaveLength(2);
});

test('another process’s lock is waited for outside of SQLite: the event loop goes on', async () => {
  const { store, other } = await openLocked();
  const writing = insert(store, 'k');
  // This thread gives the lock back. While SQLite waited on it, it never could.
  await new Promise(setImmediate);
  await new Promise(setImmediate);
  other.release();
  await writing;
  expect(await keysIn(store)).toEqual(['k']);
});

test('a lock that lasts is an error after the time-out', async () => {
  const { store, other } = await openLocked();
  const now = performance.now();
  let calls = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now + (calls += 1) * 1000);
  await expect(insert(store, 'k')).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
  vi.restoreAllMocks();
  other.release();
});

test('a checkpoint does not wait for readers, and is complete without them', async () => {
  const { file, store } = await open();
  expect((await sql<object>`PRAGMA busy_timeout`.execute(store.db)).rows).toEqual([{ timeout: 0 }]);
  const reader = new SqliteDatabase(file);
  reader.exec('BEGIN');
  reader.prepare('SELECT count(*) FROM submissions').get();
  await insert(store, 'k');
  await store.checkpoint?.();
  expect(statSync(`${file}-wal`).size).toBeGreaterThan(0);
  reader.exec('COMMIT');
  await store.checkpoint?.();
  expect(statSync(`${file}-wal`).size).toBe(0);
  reader.close();
});

test.each(['deleted', 'replaced'])('a file that was %s takes no more rows', async (how) => {
  const { file, store } = await open();
  await insert(store, 'before');
  expect(store.isReplaced?.()).toBe(false);
  if (how === 'replaced') {
    writeFileSync(`${file}.new`, '');
    renameSync(`${file}.new`, file);
  } else rmSync(file);
  expect(store.isReplaced?.()).toBe(true);
  await expect(insert(store, 'after')).rejects.toMatchObject({ code: 'STORE_FILE_REPLACED' });
});

test('no query reads bodies on its way to another column', async () => {
  const { db } = (await open()).store;
  const { rows } = await sql<{ name: string }>`PRAGMA table_info(submissions)`.execute(db);
  expect(rows.at(-1)?.name).toBe('body');
});
