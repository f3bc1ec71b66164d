import { statSync } from 'node:fs';
import SqliteDatabase from 'libsql';
import { describe, expect, test } from 'vitest';
import { databases, sqlite } from '@/e2e/testing/stores';
import {
  advanceTime,
  createTestContext,
  postSubmission,
  setUpTwoProcesses,
} from '@/e2e/testing/in-process';
import { replies } from '@/e2e/testing/upstream/replies';
import { runMaintenance } from '@/lib/server/maintenance';
import { RETENTION_MS } from '@/lib/server/submissions/store/records';

const DAY_MS = 86_400_000;

describe.each(databases)('maintenance in $name', ({ createUrl }) => {
  const site = setUpTwoProcesses(createUrl);

  test('deletes rows `retentionDays` after they were delivered or rejected, and never deletes pending and parked ones', async () => {
    site.upstream.chooseReply = ({ key }) =>
      ({ delivered: replies.ok, rejected: replies.rejection })[key] ?? replies.error;
    for (const key of ['delivered', 'rejected', 'parked'])
      await postSubmission(site.context, 'submit', key);
    advanceTime(15 * DAY_MS);
    await postSubmission(site.context, 'submit', 'parked');
    await site.context.store().then((store) => store!.setState({ key: 'parked' }, 'pending'));
    advanceTime(15 * DAY_MS);
    expect(await runMaintenance(site.context)).toMatchObject({ deleted: 0 });
    expect(await site.row('parked')).toMatchObject({ state: 'parked' });
    advanceTime(RETENTION_MS - 31 * DAY_MS);
    await postSubmission(site.context, 'submit', 'pending');
    expect(await runMaintenance(site.context)).toMatchObject({ deleted: 0 });
    advanceTime(2 * DAY_MS);
    expect(await runMaintenance(site.context)).toMatchObject({ deleted: 2 });
    advanceTime(2 * RETENTION_MS);
    expect(await runMaintenance(site.context)).toMatchObject({ deleted: 0 });
    expect((await site.store.list()).map(({ key }) => key)).toEqual(['pending', 'parked']);
  });

  test('keeps pending rows in the store if UPSTREAM_URL was removed', async () => {
    site.upstream.replyWith(replies.error);
    await postSubmission(site.context, 'submit', 'k');
    await runMaintenance(createTestContext({ DATABASE_URL: site.url }));
    expect(await site.row('k')).toMatchObject({ state: 'stored' });
  });
});

test('maintenance empties SQLite’s journal as soon as no other process reads it', async () => {
  const url = await sqlite.createUrl();
  const file = url.slice('file:'.length);
  const context = createTestContext({ DATABASE_URL: url });
  await postSubmission(context, 'submit');
  const reader = new SqliteDatabase(file);
  reader.exec('BEGIN; SELECT count(*) FROM submissions');
  await postSubmission(context, 'submit');
  expect(await runMaintenance(context)).toEqual({ delivered: 0, deleted: 0 });
  expect(statSync(`${file}-wal`).size).toBeGreaterThan(0);
  reader.exec('COMMIT');
  await runMaintenance(context);
  expect(statSync(`${file}-wal`).size).toBe(0);
  reader.close();
});
