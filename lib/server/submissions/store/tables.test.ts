import { readFileSync } from 'node:fs';
import Libsql from 'libsql';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { SCHEMA } from '@/lib/server/submissions/store/tables';
import { databases, openTestStore } from '@/e2e/testing/stores';

describe.each(databases)('the tables in $name', ({ name, createUrl }) => {
  async function runIn(url: string, statements: string): Promise<void> {
    if (name === 'SQLite') {
      const database = new Libsql(url.slice('file:'.length));
      database.exec(statements);
      return void database.close();
    }
    const client = new pg.Client(url);
    await client.connect();
    await client.query(statements);
    await client.end();
  }
  /** Runs SQL in a new database. Returns its DATABASE_URL. */
  async function createDatabase(statements: string): Promise<string> {
    const url = await createUrl();
    await runIn(url, statements);
    return url;
  }
  const createDatabaseWith = (setting: string) =>
    createDatabase(`CREATE TABLE submissions (key text);
      CREATE TABLE store_settings (name text, value text); INSERT INTO store_settings VALUES ${setting}`);

  test.each([
    ['submissions', 'CREATE TABLE Submissions (id integer, email text)'],
    ['submissions', 'CREATE TABLE submissions (key text)'],
    ['store_settings', 'CREATE TABLE store_settings (theme text)'],
    ['settings, users', 'CREATE TABLE users (id integer); CREATE TABLE settings (name text)'],
    [
      'submissions, users',
      'CREATE TABLE users (id integer); CREATE TABLE submissions (id integer)',
    ],
    [
      'a, b, c, d, e …',
      [...'fedcba'].map((table) => `CREATE TABLE ${table} (id integer);`).join(''),
    ],
  ])(
    'refuses the tables %s of another application in one line (%s)',
    async (tables, statements) => {
      const url = await createDatabase(statements);
      const before = name === 'SQLite' && readFileSync(url.slice('file:'.length));
      await expect(openTestStore(url)).rejects.toMatchObject({
        name: 'UnusableStoreError',
        message: expect.stringMatching(
          new RegExp(
            `^DATABASE_URL: .* another application \\(tables: ${tables}\\)\\. Set it to .*\\.$`,
          ),
        ),
      });
      if (name === 'SQLite') expect(readFileSync(url.slice('file:'.length))).toEqual(before);
      // The refusal has created nothing.
      await expect(openTestStore(url)).rejects.toThrow(`(tables: ${tables})`);
    },
  );

  test('accepts tables of the database system, its extensions and other schemas', async () => {
    const statements =
      name === 'SQLite'
        ? `CREATE TABLE t (id integer PRIMARY KEY AUTOINCREMENT);
          INSERT INTO t VALUES (1); ANALYZE; DROP TABLE t`
        : `CREATE SCHEMA other; CREATE TABLE other.users (id integer);
          CREATE TABLE spatial_ref_sys (id integer);
          ALTER EXTENSION plpgsql ADD TABLE spatial_ref_sys`;
    expect(await (await openTestStore(await createDatabase(statements))).list()).toEqual([]);
  });

  test('opens a store to which an operator has added a table', async () => {
    const url = await createUrl();
    await (await openTestStore(url)).close();
    await runIn(url, 'CREATE TABLE notes (text text)');
    expect(await (await openTestStore(url)).list()).toEqual([]);
  });

  test.each([
    [
      'version 0.2.0',
      "('secret', 's'), ('schema', '4')",
      /^An old version of the site wrote .* Export its /,
    ],
    [
      'version 0.1.0',
      "('secret', 's')",
      /^An old version of the site wrote .*(s\.db|the database of DATABASE_URL)\./,
    ],
    [
      'a later version',
      `('schema', '${Number(SCHEMA) + 1}')`,
      /^A later version of the site wrote .* Start that /,
    ],
  ])('refuses tables of %s in one line', async (_, setting, message) => {
    const url = await createDatabaseWith(setting);
    await expect(openTestStore(url)).rejects.toMatchObject({
      name: 'UnusableStoreError',
      message: expect.stringMatching(message),
    });
  });
});
