/** deploy/backup.sh with real databases, and a stand-in for systemd. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { createMachine } from '@/e2e/faults/support/machine';
import { databases, openTestStore, sqlite } from '@/e2e/testing/databases';
import { createSubmission } from '@/e2e/testing/stores';

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
    /** The path of the only backup of a day of the week. */
    findBackup: () => {
      const names = readdirSync(folder).filter((name) => name.startsWith('tassel-'));
      expect(names).toEqual([expect.stringMatching(/^tassel-[A-Z][a-z]+day\.(db|dump)$/)]);
      return path.join(folder, names[0]!);
    },
    isRunning: () => existsSync(path.join(machine.root, 'running')),
  };
}

describe.skipIf(process.platform !== 'linux')('backup.sh', () => {
  describe.each(testable)('with $name', (database) => {
    test('restores a backup, keeps the store from before, and a backup that fails keeps the one of last week', async () => {
      const machine = await prepare(database);
      const { backUp, restore, claim, countRows, findBackup, isRunning, environment } = machine;
      const { folder, addCommand, run } = machine;
      const { code, stdout } = await backUp();
      expect([code, stdout]).toEqual([
        0,
        expect.stringMatching(database === sqlite ? /^40 submissions\nWritten: / : /^Written: /),
      ]);
      expect(statSync(findBackup()).mode & 0o077).toBe(0);
      await claim('new', 5);
      for (let times = 0; times < 2; times += 1) {
        expect(await restore(findBackup())).toMatchObject({ code: 0 });
        expect([await countRows(), isRunning()]).toEqual([40, true]);
      }
      const storeFile = environment.DATABASE_URL.slice('file:'.length);
      const places = database === sqlite ? path.dirname(storeFile) : folder;
      const isBefore = (name: string) => name.startsWith('before-');
      expect(readdirSync(places).filter(isBefore).length).toBeGreaterThan(0);

      const last = readFileSync(findBackup());
      const files = readdirSync(folder);
      if (database === sqlite) await run(`rm ${storeFile}*`);
      else addCommand('pg_dump', 'echo part > ${2#--file=}; exit 1');
      expect(await backUp()).toMatchObject({ code: 1 });
      expect(readFileSync(findBackup())).toEqual(last);
      expect(readdirSync(folder)).toEqual(files);
    });

    test('a restore from a file that is cut off, empty or missing changes nothing, and one that is interrupted loses nothing', async () => {
      const { backUp, restore, claim, countRows, findBackup, run, interrupt } =
        await prepare(database);
      await backUp();
      await claim('new', 5);
      const steps = database === sqlite ? ['copy'] : ['pg_dump', 'pg_restore'];
      for (const step of [...steps, 'systemctl stop']) {
        interrupt('SIGINT', step);
        expect((await restore(findBackup())).code, step).not.toBe(0);
        expect(await countRows(), step).toBe(45);
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

    test('a backup ends while submissions arrive, and contains all that were stored before', async () => {
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

  test('does nothing with DATABASE_URL=off', async () => {
    const { run } = createMachine();
    const environment = { DATABASE_URL: 'off', UPSTREAM_URL: 'https://api.example.com' };
    const { code, stdout } = await run('deploy/backup.sh', environment);
    expect([code, stdout]).toEqual([0, 'DATABASE_URL is off: there is no store.\n']);
  });
});
