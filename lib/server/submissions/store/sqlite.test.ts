import { renameSync, statSync, writeFileSync } from 'node:fs';
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

/** @param isAnswered whether the database is to tell what it has written */
const insert = ({ write }: OpenDatabase, key: string, isAnswered = true) =>
  write((db) =>
    db
      .insertInto('submissions')
      .values({ key, form: 'f', fingerprint: 'f', state: 'stored', received_at: 1, attempts: 0 })
      .$if(isAnswered, (row) => row.returning('key'))
      .execute(),
  );
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

test('waits while another process makes the same new file its own', async () => {
  const file = await newFile();
  writeFileSync(file, '');
  // What the other one holds at the moment in which SQLite refuses to wait.
  const other = lock(file);
  const opening = open(file);
  setTimeout(other.release, 50);
  expect(await keysIn((await opening).store)).toEqual([]);
});

test.each([true, false])(
  'what is written after a wait for the lock is committed, whether it is answered (%s) or not',
  async (isAnswered) => {
    const { file, store } = await open();
    const other = lock(file);
    const writing = insert(store, 'one', isAnswered);
    // This thread gives the lock back. While SQLite waited on it, it never could.
    await new Promise(setImmediate);
    await new Promise(setImmediate);
    other.release();
    await writing;
    await insert(store, 'two', isAnswered);
    // Another process sees both, and gets the lock.
    const another = new SqliteDatabase(file);
    const rows = another.prepare('SELECT key FROM submissions ORDER BY key').all();
    expect(rows).toEqual([{ key: 'one' }, { key: 'two' }]);
    another.exec('DELETE FROM submissions');
    another.close();
  },
);

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
  await store.overwrite();
  await insert(store, 'two');
  expect(await keysIn(store)).toHaveLength(2);
});

test('a lock that lasts is an error after the time-out', async () => {
  const { file, store } = await open();
  const other = lock(file);
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

test('a file that was replaced takes no more rows', async () => {
  const { file, store } = await open();
  await insert(store, 'before');
  expect(store.isReplaced?.()).toBe(false);
  writeFileSync(`${file}.new`, '');
  renameSync(`${file}.new`, file);
  expect(store.isReplaced?.()).toBe(true);
  await expect(insert(store, 'after')).rejects.toMatchObject({ code: 'STORE_DAMAGED' });
});

test('what lies in the unused part of a page is overwritten, while another process reads and writes', async () => {
  const { file, store } = await open();
  for (const key of ['one', 'two', 'three']) await insert(store, key);
  // As SQLite leaves it where it has moved a row to another page.
  const pageOf = async (db: OpenDatabase['db']) => {
    const query = sql<{ pgno: number; data: ArrayBuffer }>`SELECT pgno, data FROM sqlite_dbpage
      WHERE pgno = (SELECT rootpage FROM sqlite_schema WHERE name = 'submissions')`;
    const [page] = (await query.execute(db)).rows;
    return { pgno: page!.pgno, data: Buffer.from(page!.data) };
  };
  await store.write(async (db) => {
    const { pgno, data } = await pageOf(db);
    data.write('left behind', 200);
    await sql`UPDATE sqlite_dbpage SET data = ${data} WHERE pgno = ${pgno}`.execute(db);
  });
  expect((await pageOf(store.db)).data.includes('left behind')).toBe(true);
  const other = await openSqlite(file);
  onTestFinished(() => other.close());
  const [done] = await Promise.all([store.overwrite(), insert(other, 'four')]);
  expect(done).toBe(true);
  expect((await pageOf(store.db)).data.includes('left behind')).toBe(false);
  expect(await keysIn(other)).toHaveLength(4);
  const check = sql<object>`PRAGMA integrity_check`.execute(other.db);
  expect((await check).rows).toEqual([{ integrity_check: 'ok' }]);
});
