import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { openTestStore, sqlite } from '@/lib/testing/databases';
import { createSubmission } from '@/lib/testing/stores';

const hasSqlite = spawnSync('sqlite3', ['--version']).status === 0;

/** Returns the backup command of deploy/tassel-backup.service for this file. */
function readBackupCommand(file: string): string {
  const unit = readFileSync('deploy/tassel-backup.service', 'utf8');
  const [, command] = /^ExecStart=\/bin\/sh -c '(.*sqlite3.*)'$/m.exec(unit)!;
  return command!
    .replaceAll("\\'", "'")
    .replaceAll('%%', '%')
    .replaceAll('/var/lib/tassel/tassel.db', file);
}

test.skipIf(!hasSqlite)(
  'the documented backup ends while submissions arrive and contains all that were stored before it (needs sqlite3)',
  async () => {
    const url = await sqlite.createUrl();
    const store = await openTestStore(url);
    const body = JSON.stringify({ message: 'x'.repeat(60_000) });
    const claim = (key: string) => store.claim(createSubmission({ key, body, state: 'stored' }));
    for (let count = 0; count < 300; count += 1) await claim(`before-${count}`);
    const folder = mkdtempSync(path.join(tmpdir(), 'tassel-backup-'));

    let isDone = false;
    const command = readBackupCommand(url.slice('file:'.length));
    const backup = promisify(execFile)('/bin/sh', ['-c', command], { cwd: folder }).finally(
      () => (isDone = true),
    );
    let countDuring = 0;
    while (!isDone) await claim(`during-${(countDuring += 1)}`);
    await backup;

    expect(countDuring).toBeGreaterThan(0);
    const [name] = readdirSync(folder);
    expect(name).toMatch(/^tassel-\d\.db$/);
    const restored = await openTestStore(`file:${path.join(folder, name!)}`);
    const keys = (await restored.list()).map(({ key }) => key);
    expect(keys.filter((key) => key.startsWith('before-'))).toHaveLength(300);
  },
);
