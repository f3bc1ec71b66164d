import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteDatabase from 'libsql';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openSqlite, vacuum } from '@/lib/submissions/store/sqlite';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tassel-sqlite-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('waits while another process makes the same new file its own', async () => {
  const file = join(folder, 'new.db');
  writeFileSync(file, '');
  // What the other one holds at the moment in which SQLite refuses to wait.
  const other = new SqliteDatabase(file);
  other.exec('BEGIN IMMEDIATE');
  const opening = openSqlite(file);
  setTimeout(() => {
    other.exec('COMMIT');
    other.close();
  }, 50);
  const db = await opening;
  expect(await db.selectFrom('submissions').selectAll().execute()).toEqual([]);
  await db.destroy();
});

test('prepares a statement once, and a failure of it holds nothing back', async () => {
  const file = join(folder, 'once.db');
  const db = await openSqlite(file);
  const prepare = vi.spyOn(SqliteDatabase.prototype, 'prepare');
  const insert = (key: string) =>
    db
      .insertInto('submissions')
      .values({
        key,
        form: 'submit',
        fingerprint: 'f',
        state: 'stored',
        received_at: 1,
        attempts: 0,
      })
      .execute();
  await insert('one');
  await expect(insert('one')).rejects.toThrow('UNIQUE');
  // Neither from another process nor from what needs the file to itself.
  const other = new SqliteDatabase(file);
  other.exec('BEGIN IMMEDIATE; COMMIT');
  other.close();
  await vacuum(db);
  await insert('two');
  const inserts = prepare.mock.calls.filter(([text]) => text.startsWith('insert'));
  expect(inserts).toHaveLength(1);
  expect(await db.selectFrom('submissions').select('key').execute()).toHaveLength(2);
  vi.restoreAllMocks();
  await db.destroy();
});
