/** Moving from SQLite to PostgreSQL with `deploy/store.ts import`. */
import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runShell } from '@/e2e/faults/support/commands';
import { claimAndRecord, createSubmission } from '@/e2e/testing/rows';
import { openTestStore, postgres, sqlite } from '@/e2e/testing/stores';

test.skipIf(!postgres)(
  'store.ts copies every submission and the secret from SQLite to PostgreSQL, also if it is repeated',
  async () => {
    const fileUrl = await sqlite.createUrl();
    const from = await openTestStore(fileUrl);
    await claimAndRecord(from, createSubmission({ key: 'rejected-1' }), 'rejected');
    await claimAndRecord(from, createSubmission({ key: 'delivered-1' }), 'delivered');
    await from.claim(createSubmission({ key: 'pending-1' }));
    const DATABASE_URL = await postgres!.createUrl();
    const file = fileUrl.slice('file:'.length);
    const line = `node --import tsx deploy/store.ts import ${file}`;

    for (let times = 0; times < 2; times += 1)
      expect(await runShell({ DATABASE_URL }, line)).toEqual({
        ...{ code: 0, stdout: '3 submissions\n', stderr: '' },
      });
    const to = await openTestStore(DATABASE_URL);
    expect(await to.list()).toEqual(await from.list());
    expect(to.secret).toBe(from.secret);

    writeFileSync(`${file}.empty`, '');
    for (const wrong of ['missing', 'empty'])
      expect(await runShell({ DATABASE_URL }, `${line}.${wrong}`)).toMatchObject({ code: 1 });
    expect((await openTestStore(DATABASE_URL)).secret).toBe(from.secret);
    expect(await runShell({ DATABASE_URL: fileUrl }, line)).toMatchObject({
      ...{ code: 1, stderr: 'Set DATABASE_URL to the PostgreSQL database.\n' },
    });
  },
);
