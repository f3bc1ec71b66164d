import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteDatabase from 'libsql';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openSqlite } from '@/lib/server/submissions/store/sqlite';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tassel-sqlite-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const row = (key: string) =>
  ({
    key,
    form: 'submit',
    fingerprint: 'f',
    state: 'stored',
    received_at: 1,
    attempts: 0,
  }) as const;

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
async function openLocked(name: string) {
  const file = join(folder, name);
  const { db } = await openSqlite(file);
  return { db, other: lock(file) };
}

test('waits while another process makes the same new file its own', async () => {
  const file = join(folder, 'new.db');
  writeFileSync(file, '');
  // What the other one holds at the moment in which SQLite refuses to wait.
  const other = lock(file);
  const opening = openSqlite(file);
  setTimeout(other.release, 50);
  const { db } = await opening;
  expect(await db.selectFrom('submissions').selectAll().execute()).toEqual([]);
  await db.destroy();
});

test('what is written after a wait for the lock is committed, and the lock given back', async () => {
  const { db, other } = await openLocked('waited.db');
  const insert = (key: string) =>
    db.insertInto('submissions').values(row(key)).returning('key').execute();
  const inserting = insert('one');
  setTimeout(other.release, 50);
  expect(await inserting).toEqual([{ key: 'one' }]);
  await insert('two');
  const another = new SqliteDatabase(join(folder, 'waited.db'));
  expect(another.prepare('SELECT key FROM submissions ORDER BY key').all()).toEqual([
    { key: 'one' },
    { key: 'two' },
  ]);
  another.exec('DELETE FROM submissions');
  another.close();
  await db.destroy();
});

test('a statement that failed holds nothing back', async () => {
  const file = join(folder, 'once.db');
  const { db, vacuum } = await openSqlite(file);
  const insert = (key: string) => db.insertInto('submissions').values(row(key)).execute();
  await insert('one');
  await expect(insert('one')).rejects.toThrow('UNIQUE');
  // Neither from another process nor from what needs the file to itself.
  lock(file).release();
  await vacuum();
  await insert('two');
  expect(await db.selectFrom('submissions').select('key').execute()).toHaveLength(2);
  await db.destroy();
});

test('another process’s lock is waited for outside of SQLite: the event loop goes on', async () => {
  const { db, other } = await openLocked('locked.db');
  const writing = db.insertInto('submissions').values(row('k')).execute();
  // This thread gives the lock back. While SQLite waited on it, it never could.
  await new Promise(setImmediate);
  other.release();
  await writing;
  expect(await db.selectFrom('submissions').select('key').execute()).toEqual([{ key: 'k' }]);
  await db.destroy();
});

test('a lock that lasts is an error after the time-out', async () => {
  const { db, other } = await openLocked('lasting.db');
  const now = performance.now();
  let calls = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now + (calls += 1) * 1000);
  await expect(db.insertInto('submissions').values(row('k')).execute()).rejects.toMatchObject({
    code: 'SQLITE_BUSY',
  });
  vi.restoreAllMocks();
  other.release();
  await db.destroy();
});

test('a checkpoint does not wait for readers, and says so', async () => {
  const file = join(folder, 'reader.db');
  const { db, checkpoint } = await openSqlite(file);
  expect((await sql<object>`PRAGMA busy_timeout`.execute(db)).rows).toEqual([{ timeout: 0 }]);
  const reader = new SqliteDatabase(file);
  reader.exec('BEGIN');
  reader.prepare('SELECT count(*) FROM submissions').get();
  await db.insertInto('submissions').values(row('k')).execute();
  expect(await checkpoint()).toBe(false);
  reader.exec('COMMIT');
  expect(await checkpoint()).toBe(true);
  reader.close();
  await db.destroy();
});

test.each(['deleted', 'replaced'])('a file that was %s takes no more rows', async (how) => {
  const file = join(folder, `${how}.db`);
  const { db, isReplaced } = await openSqlite(file);
  await db.insertInto('submissions').values(row('before')).execute();
  expect(isReplaced()).toBe(false);
  if (how === 'replaced') {
    writeFileSync(`${file}.new`, '');
    renameSync(`${file}.new`, file);
  } else rmSync(file);
  expect(isReplaced()).toBe(true);
  await expect(db.insertInto('submissions').values(row('after')).execute()).rejects.toMatchObject({
    code: 'STORE_FILE_REPLACED',
  });
});

test('no query reads bodies on its way to another column', async () => {
  const { db } = await openSqlite(join(folder, 'columns.db'));
  const { rows } = await sql<{ name: string }>`PRAGMA table_info(submissions)`.execute(db);
  expect(rows.at(-1)?.name).toBe('body');
  const plan = await sql<{ detail: string }>`
    EXPLAIN QUERY PLAN SELECT seq FROM submissions
    WHERE state = 'pending' AND retry_at <= 1 AND (lease_until IS NULL OR lease_until < 1)
    ORDER BY retry_at, seq LIMIT 1`.execute(db);
  expect(plan.rows.map(({ detail }) => detail)).toEqual([
    'SEARCH submissions USING INDEX submissions_due (state=? AND retry_at<?)',
  ]);
  await db.destroy();
});
