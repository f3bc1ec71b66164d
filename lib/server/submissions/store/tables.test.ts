import Libsql from 'libsql';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { SCHEMA } from '@/lib/server/submissions/store/tables';
import { databases, openTestStore } from '@/e2e/testing/stores';

describe.each(databases)('the tables in $name', ({ name, createUrl }) => {
  /** Runs SQL in a new database. Returns its DATABASE_URL. */
  async function createDatabase(statements: string): Promise<string> {
    const url = await createUrl();
    if (name === 'SQLite') {
      const database = new Libsql(url.slice('file:'.length));
      database.exec(statements);
      database.close();
      return url;
    }
    const client = new pg.Client(url);
    await client.connect();
    await client.query(statements);
    await client.end();
    return url;
  }
  const createDatabaseWith = (setting: string) =>
    createDatabase(`CREATE TABLE submissions (key text);
      CREATE TABLE store_settings (name text, value text); INSERT INTO store_settings VALUES ${setting}`);

  test.each([
    ['submissions', 'CREATE TABLE Submissions (id integer, email text)'],
    ['submissions', 'CREATE TABLE submissions (key text)'],
    ['store_settings', 'CREATE TABLE store_settings (theme text)'],
  ])('refuses a table %s of another application in one line (%s)', async (table, statements) => {
    await expect(openTestStore(await createDatabase(statements))).rejects.toMatchObject({
      name: 'UnusableStoreError',
      message: expect.stringMatching(
        new RegExp(`^Another application has a table ${table} in .*\\. Set DATABASE_URL to .*\\.$`),
      ),
    });
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
