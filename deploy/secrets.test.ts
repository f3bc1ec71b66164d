import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const runStore = (command: string) => {
  const DATABASE_URL = 'postgres://tassel:secret@db.example/tassel';
  const words = ['--import', 'tsx', 'deploy/store.ts', ...command.split(' ')];
  const options = { encoding: 'utf8', env: { ...process.env, DATABASE_URL } } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, words, options);
  return { status, stdout, stderr };
};

test('store.ts prints the password for the command “settings”', () => {
  expect(runStore('settings')).toMatchObject({
    status: 0,
    stdout: 'secret\npostgres://tassel@db.example/tassel\n',
  });
});

test.each(['', 'ports', 'copy', 'copy a.db'])(
  'store.ts prints only its usage for “%s”',
  (command) => {
    expect(runStore(command)).toEqual({
      status: 1,
      stdout: '',
      stderr: 'Usage: store.ts port | settings | copy FROM TO | import FROM\n',
    });
  },
);

test('.dockerignore keeps settings and the store out of images', () => {
  const patterns = readFileSync('.dockerignore', 'utf8').split('\n');
  expect(patterns).toEqual(expect.arrayContaining(['.env*', '.data']));
});
