import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { post, rowOf } from '@/lib/testing/in-process';
import { FakeUpstream } from '@/lib/testing/upstream/fake-upstream';
import { validValues } from '@/lib/testing/values';
import { runMaintenanceInBackground } from '@/lib/server/submissions/maintenance';
import { services } from '@/lib/server/submissions/services';
import { start } from '@/lib/server/submissions/start';

vi.mock('@/lib/server/submissions/maintenance', { spy: true });

const folder = mkdtempSync(path.join(tmpdir(), 'tassel-start-'));
const upstream = new FakeUpstream();

beforeAll(async () => {
  await upstream.start();
  vi.stubEnv('UPSTREAM_URL', upstream.url);
  vi.stubEnv('DATABASE_URL', `file:${path.join(folder, 's.db')}`);
});
afterAll(async () => {
  vi.useRealTimers();
  await (await services().store())?.close();
  await upstream.stop();
  rmSync(folder, { recursive: true });
});

/** Lets the time of the schedule pass, in seconds, and waits for the runs that begin within it. */
async function pass(seconds: number) {
  for (let second = 0; second < seconds; second += 1) {
    vi.advanceTimersByTime(1000);
    await Promise.all(vi.mocked(runMaintenanceInBackground).mock.results.map(({ value }) => value));
  }
}

/** The files of the store, journal included, that hold a text. */
const filesWith = (text: string) =>
  readdirSync(folder).filter((name) => readFileSync(path.join(folder, name)).includes(text));

test('a minute after a delivery no file holds its body, though no request follows', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  await start();
  // A checkpoint has just run: the next one is as far away as it can be.
  await pass(30);
  const firstName = 'Wilhelmina-Marker';
  await post(services(), 'submit', 'key-1', { ...validValues('submit'), firstName });
  expect(await rowOf(services(), 'key-1')).toMatchObject({ state: 'delivered', body: null });
  expect(filesWith(firstName)).toEqual(['s.db-wal']);
  await pass(60);
  expect(filesWith(firstName)).toEqual([]);
});
