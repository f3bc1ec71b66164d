import { readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import SqliteDatabase from 'libsql';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { sqlite } from '@/lib/testing/databases';
import type { OpenDatabase } from '@/lib/server/submissions/store/schema';
import { openSqlite } from '@/lib/server/submissions/store/sqlite';

const newFile = async () => (await sqlite.fresh()).slice('file:'.length);

/** Opens a store until the test ends. */
async function open(file?: string) {
  file ??= await newFile();
  const store = await openSqlite(file);
  onTestFinished(() => store.close());
  return { file, store };
}

/** @param isAnswered whether the statement returns the row that it wrote */
const insert = ({ write }: OpenDatabase, key: string, isAnswered = true, body = '{}') =>
  write((db) =>
    db
      .insertInto('submissions')
      .values({
        ...{ key, form: 'submit', fingerprint: 'f', state: 'stored' },
        ...{ received_at: 1, attempts: 0, body },
      })
      .$if(isAnswered, (row) => row.returning('key'))
      .execute(),
  );
const readKeys = async ({ db }: OpenDatabase) =>
  (await db.selectFrom('submissions').select('key').orderBy('seq').execute()).map(({ key }) => key);

/** Locks a file as another process does. */
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

test('waits while another process creates the tables', async () => {
  const file = await newFile();
  writeFileSync(file, '');
  const other = lock(file);
  const opening = open(file);
  setTimeout(other.release, 50);
  expect(await readKeys((await opening).store)).toEqual([]);
});

test.each([true, false])(
  'commits what was written after a wait for the lock (with RETURNING: %s)',
  async (isAnswered) => {
    const { file, store } = await open();
    const other = lock(file);
    const writing = insert(store, 'one', isAnswered);
    // The lock is released on this thread, which must not be blocked.
    await new Promise(setImmediate);
    await new Promise(setImmediate);
    other.release();
    await writing;
    await insert(store, 'two', isAnswered);
    const another = new SqliteDatabase(file);
    const rows = another.prepare('SELECT key FROM submissions ORDER BY key').all();
    expect(rows).toEqual([{ key: 'one' }, { key: 'two' }]);
    another.exec('DELETE FROM submissions');
    another.close();
  },
);

test('shares one commit between the writes of one turn', async () => {
  const { store } = await open();
  const exec = vi.spyOn(SqliteDatabase.prototype, 'exec');
  await Promise.all(['one', 'two', 'three'].map((key) => insert(store, key)));
  await insert(store, 'four');
  expect(exec.mock.calls.filter(([text]) => text === 'COMMIT')).toHaveLength(2);
  exec.mockRestore();
});

test('rolls back only the write that failed, not others of the same turn', async () => {
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
  // The failed statement holds no lock.
  lock(file).release();
});

test('rejects a write when another process holds the lock for too long', async () => {
  const { file, store } = await open();
  const other = lock(file);
  const now = performance.now();
  let calls = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now + (calls += 1) * 1000);
  await expect(insert(store, 'k')).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
  vi.restoreAllMocks();
  other.release();
});

test('empties the journal at a checkpoint unless a reader needs it', async () => {
  const { file, store } = await open();
  const reader = new SqliteDatabase(file);
  reader.exec('BEGIN');
  reader.prepare('SELECT count(*) FROM submissions').get();
  await insert(store, 'k');
  expect(await store.checkpoint?.()).toBe(false);
  expect(statSync(`${file}-wal`).size).toBeGreaterThan(0);
  reader.exec('COMMIT');
  expect(await store.checkpoint?.()).toBe(true);
  expect(statSync(`${file}-wal`).size).toBe(0);
  reader.close();
});

test('notices that the file was replaced', async () => {
  const { file, store } = await open();
  expect(store.isReplaced?.()).toBe(false);
  writeFileSync(`${file}.new`, '');
  renameSync(`${file}.new`, file);
  expect(store.isReplaced?.()).toBe(true);
});

test('leaves nothing of deleted rows in any file after compact, while another process is open', async () => {
  const { file, store } = await open();
  const other = await openSqlite(file);
  onTestFinished(() => other.close());
  for (let count = 0; count < 600; count += 1)
    await insert(other, `key-${count}`, true, `canary-${'x'.repeat((count * 7919) % 1500)}`);
  // Blanked rows are moved between pages, which leaves copies that `secure_delete` misses.
  for (const statement of [
    'UPDATE submissions SET body = NULL WHERE seq % 2 = 0',
    'UPDATE submissions SET body = NULL WHERE seq % 3 = 0',
    'DELETE FROM submissions WHERE seq % 5 <> 0',
    'UPDATE submissions SET body = NULL',
  ])
    await store.write((db) => sql.raw(statement).execute(db));
  await store.checkpoint?.();
  const folder = path.dirname(file);
  const hasCanary = (name: string) => readFileSync(path.join(folder, name)).includes('canary');
  expect(hasCanary(path.basename(file))).toBe(true);
  expect(await store.compact?.()).toBe(true);
  const files = readdirSync(folder).filter((name) => name.startsWith(path.basename(file)));
  expect(files.length).toBeGreaterThan(1);
  expect(files.filter(hasCanary)).toEqual([]);
  await insert(other, 'after');
  expect((await readKeys(store)).at(-1)).toBe('after');
});
