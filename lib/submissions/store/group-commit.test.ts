import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Kysely } from 'kysely';
import SqliteDatabase from 'libsql';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GroupCommitDialect } from '@/lib/submissions/store/group-commit';

let folder: string;
let database: SqliteDatabase.Database;
let other: SqliteDatabase.Database;
let db: Kysely<{ notes: { id: number } }>;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tassel-'));
  const file = path.join(folder, 'notes.db');
  database = new SqliteDatabase(file);
  database.exec('CREATE TABLE notes (id INTEGER PRIMARY KEY) STRICT');
  other = new SqliteDatabase(file);
  db = new Kysely({ dialect: new GroupCommitDialect(database) });
});

afterEach(async () => {
  vi.restoreAllMocks();
  await db.destroy();
  other.close();
  rmSync(folder, { recursive: true });
});

const write = (id: number) => db.insertInto('notes').values({ id }).execute();
const onDisk = () =>
  other
    .prepare('SELECT id FROM notes ORDER BY id')
    .all([])
    .map((row) => (row as { id: number }).id);

test('what is written in one turn is committed once, and on disk when it is told', async () => {
  const exec = vi.spyOn(database, 'exec');
  const all = Promise.all([1, 2, 3].map(write));
  expect(onDisk()).toEqual([]);
  await all;
  expect(onDisk()).toEqual([1, 2, 3]);
  expect(exec.mock.calls).toEqual([['BEGIN IMMEDIATE'], ['COMMIT']]);
});

test('a statement that fails fails alone', async () => {
  const [first, second, third] = await Promise.allSettled([write(1), write(1), write(2)]);
  expect([first.status, second.status, third.status]).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
  expect(onDisk()).toEqual([1, 2]);
});

test('a commit that fails fails for everyone, and the next one is not in its way', async () => {
  const exec = database.exec.bind(database);
  vi.spyOn(database, 'exec').mockImplementation((sql) => {
    if (sql === 'COMMIT') throw new Error('disk full');
    return exec(sql);
  });
  const failed = await Promise.allSettled([write(1), write(2)]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  vi.restoreAllMocks();
  await write(3);
  expect(onDisk()).toEqual([3]);
});

test('closing writes what still waits, and refuses what comes later', async () => {
  await write(1);
  const last = write(2);
  // Kysely hands a statement on after a few turns of its own.
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  const late = write(3);
  await db.destroy();
  await last;
  await expect(late).rejects.toThrow('closed');
  expect(onDisk()).toEqual([1, 2]);
});

test('says how many rows a statement touched', async () => {
  await Promise.all([1, 2].map(write));
  const touched = db.updateTable('notes').set((is) => ({ id: is('id', '+', 10) }));
  expect((await touched.executeTakeFirst()).numUpdatedRows).toBe(2n);
});
