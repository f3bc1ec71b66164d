/** deploy/backup.sh with real databases, and a stand-in for systemd. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { createMachine } from '@/e2e/faults/support/machine';
import { databases, openTestStore, postgres, sqlite } from '@/e2e/testing/stores';
import { createSubmission } from '@/e2e/testing/rows';

const hasPgDump = spawnSync('pg_dump', ['--version']).status === 0;
const testable = databases.filter((database) => database === sqlite || hasPgDump);

/** Creates a machine whose store has 40 submissions. */
async function prepare(database: (typeof databases)[number]) {
  const machine = createMachine();
  const environment = { DATABASE_URL: await database.createUrl() };
  const open = (onFinished: (close: () => void) => void) =>
    openTestStore(environment.DATABASE_URL, onFinished as never);
  /** Runs an action on the store, which is closed afterwards, as a stopped site's is. */
  const withStore = async <Result>(action: (store: Awaited<ReturnType<typeof open>>) => Result) => {
    const store = await open(() => undefined);
    try {
      return await action(store);
    } finally {
      await store.close();
    }
  };
  const folder = path.join(machine.root, 'var/backups/tassel');
  const claim = (prefix: string, count: number) =>
    withStore(async (store) => {
      const keys = Array.from({ length: count }, (_, index) => `${prefix}-${index}`);
      await Promise.all(keys.map((key) => store.claim(createSubmission({ key, state: 'stored' }))));
    });
  await claim('old', 40);
  return {
    ...{ ...machine, environment, folder, claim, withStore },
    backUp: (more = {}) => machine.run('deploy/backup.sh', { ...environment, ...more }),
    restore: (file: string) => machine.run(`deploy/backup.sh restore ${file}`, environment),
    countRows: () => withStore(async (store) => (await store.list()).length),
    /** The path of the only backup. */
    findBackup: () => {
      const names = readdirSync(folder).filter((name) => name.startsWith('tassel-'));
      expect(names).toEqual([expect.stringMatching(/^tassel-[\d-]{17}\.(db|dump)$/)]);
      return path.join(folder, names[0]!);
    },
    isRunning: () => existsSync(path.join(machine.root, 'running')),
  };
}

describe.skipIf(process.platform !== 'linux')('backup.sh', () => {
  describe.each(testable)('with $name', (database) => {
    test('restores a backup', async () => {
      const machine = await prepare(database);
      const { backUp, restore, claim, countRows, findBackup, isRunning, environment } = machine;
      const { folder, addCommand, run } = machine;
      const { code, stdout } = await backUp();
      expect([code, stdout], 'a backup reports the submissions').toEqual([
        0,
        expect.stringMatching(database === sqlite ? /^40 submissions\nWritten: / : /^Written: /),
      ]);
      expect(statSync(findBackup()).mode & 0o077, 'only its owner can read a backup').toBe(0);
      await claim('new', 5);
      for (let times = 0; times < 2; times += 1) {
        expect(await restore(findBackup())).toMatchObject({ code: 0 });
        expect([await countRows(), isRunning()], 'rows of the backup, site runs').toEqual([
          40,
          true,
        ]);
      }
      const storeFile = environment.DATABASE_URL.slice('file:'.length);
      const places = database === sqlite ? path.dirname(storeFile) : folder;
      const isBefore = (name: string) => name.startsWith('before-');
      expect(readdirSync(places).some(isBefore), 'keeps the store from before').toBe(true);

      const last = readFileSync(findBackup());
      const files = readdirSync(folder);
      if (database === sqlite) await run(`rm ${storeFile}*`);
      else addCommand('pg_dump', 'echo part > ${2#--file=}; exit 1');
      expect(await backUp()).toMatchObject({ code: 1 });
      expect(readFileSync(findBackup()), 'a failed backup keeps the last one').toEqual(last);
      expect(readdirSync(folder), 'a failed backup leaves no file').toEqual(files);
    });

    test('a failed or interrupted restore loses nothing', async () => {
      const { backUp, restore, claim, countRows, findBackup, run, interrupt } =
        await prepare(database);
      await backUp();
      await claim('new', 5);
      const steps = database === sqlite ? ['copy'] : ['pg_dump', 'pg_restore'];
      for (const step of [...steps, 'systemctl stop']) {
        interrupt('SIGINT', step);
        const message = `interrupted at ${step}`;
        expect((await restore(findBackup())).code, message).not.toBe(0);
        expect(await countRows(), message).toBe(45);
      }
      const file = findBackup();
      const { size } = statSync(file);
      for (const harm of [`truncate --size ${Math.trunc(size * 0.7)}`, 'truncate --size 0', 'rm']) {
        await run(`${harm} ${file}`);
        const { code, stderr } = await restore(file);
        expect([code, stderr], harm).toEqual([1, expect.stringMatching(/./)]);
        expect(await countRows(), harm).toBe(45);
      }
    });

    test('a backup while submissions arrive contains all earlier ones', async () => {
      const { backUp, withStore, restore, findBackup } = await prepare(database);
      const during = await withStore(async (store) => {
        let isDone = false;
        const backup = backUp().finally(() => (isDone = true));
        let count = 0;
        while (!isDone)
          await store.claim(createSubmission({ key: `during-${(count += 1)}`, state: 'stored' }));
        expect(await backup).toMatchObject({ code: 0 });
        return count;
      });
      expect(during).toBeGreaterThan(0);
      await restore(findBackup());
      const keys = await withStore(async (store) => (await store.list()).map(({ key }) => key));
      expect(keys.filter((key) => key.startsWith('old-'))).toHaveLength(40);
    });
  });

  test.skipIf(!postgres || !hasPgDump)(
    'restores a backup of PostgreSQL into the database of another user',
    async () => {
      const { backUp, environment, findBackup, restore, countRows } = await prepare(postgres!);
      await backUp();
      const url = new URL(await postgres!.createUrl());
      const user = `user_${url.pathname.slice(1)}`;
      const client = new pg.Client(url.href);
      await client.connect();
      await client.query(`CREATE ROLE ${user} LOGIN PASSWORD 'secret'`);
      await client.query(`ALTER DATABASE ${url.pathname.slice(1)} OWNER TO ${user}`);
      await client.end();
      Object.assign(url, { username: user, password: 'secret' });
      environment.DATABASE_URL = url.href;
      expect(await restore(findBackup())).toMatchObject({ code: 0 });
      expect(await countRows()).toBe(40);
    },
  );

  test('keeps each backup for a week, and deletes none before the next one is complete', async () => {
    const { backUp, environment, folder, run } = await prepare(sqlite);
    const count = () => readdirSync(folder).length;
    const age = (days: number) => run(`touch -d '${days} days ago' ${folder}/*`);
    await backUp();
    // Names have the second.
    await run(`cd ${folder} && mv tassel-*.db tassel-2026-11-23-041500.db`);
    await backUp();
    expect(count(), 'a second backup on the same day').toBe(2);
    await age(6);
    await backUp();
    expect(count(), 'after 6 days').toBe(3);
    await age(8);
    expect(await backUp({ DATABASE_URL: 'file:/missing.db' })).toMatchObject({ code: 1 });
    expect(count(), 'after a failed backup').toBe(3);
    await backUp(environment);
    expect(count(), 'after 8 days').toBe(1);
    const { stderr } = await run('deploy/backup.sh restore', environment);
    expect(stderr).toMatch(/^Pass one of:\n.*\/tassel-[\d-]+\.db\n$/);
  });

  test('does nothing with DATABASE_URL=off', async () => {
    const { run } = createMachine();
    const environment = { DATABASE_URL: 'off', UPSTREAM_URL: 'https://api.example.com' };
    const { code, stdout } = await run('deploy/backup.sh', environment);
    expect([code, stdout]).toEqual([0, 'DATABASE_URL is off: there is no store.\n']);
  });
});
