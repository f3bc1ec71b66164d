import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteDatabase from 'libsql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSqlite } from '@/lib/submissions/store/sqlite';

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
