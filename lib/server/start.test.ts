import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { sqlite } from '@/e2e/testing/stores';
import {
  createTestContext,
  postSubmission,
  readRow,
  startUpstream,
} from '@/e2e/testing/in-process';
import { createValues } from '@/e2e/testing/answers';
import { runMaintenance } from '@/lib/server/maintenance';
import { prepareServer } from '@/lib/server/start';

vi.mock('@/lib/server/maintenance', { spy: true });

/** Advances the timers and waits for the maintenance runs that they start. */
async function runFor(seconds: number) {
  for (let second = 0; second < seconds; second += 1) {
    vi.advanceTimersByTime(1000);
    await Promise.all(vi.mocked(runMaintenance).mock.results.map(({ value }) => value));
  }
}

test('a delivered body disappears from all files within a minute, without further requests', async () => {
  const DATABASE_URL = await sqlite.createUrl();
  const UPSTREAM_URL = (await startUpstream()).url;
  const context = createTestContext({ DATABASE_URL, UPSTREAM_URL });
  onTestFinished(async () => (await context.store())?.close());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  await prepareServer(context);
  // Stops just after a checkpoint. The next checkpoint is a full interval away.
  await runFor(30);
  const firstName = 'Wilhelmina-Marker';
  await postSubmission(context, 'submit', 'key-1', { ...createValues('submit'), firstName });
  expect(await readRow(context, 'key-1')).toMatchObject({ state: 'delivered', body: null });
  const folder = path.dirname(DATABASE_URL.slice('file:'.length));
  /** Returns the files of the store, including the journal, that contain the name. */
  const filesWithName = () =>
    readdirSync(folder).filter((name) => readFileSync(path.join(folder, name)).includes(firstName));
  expect(filesWithName()).toEqual(['s.db-wal']);
  await runFor(60);
  expect(filesWithName()).toEqual([]);
});
