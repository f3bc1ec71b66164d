import { existsSync, rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listRows, openTestStore, sqlite } from '@/lib/testing/databases';
import {
  advanceTime,
  postSubmission,
  postWithoutJavaScript,
  readRow,
  createTestServices,
  startUpstream,
} from '@/lib/testing/in-process';
import { createValues } from '@/lib/testing/values';
import { honeypot } from '@/lib/forms/list-fields';
import { reportHealth } from '@/lib/server/submissions/health';
import { receivedResponse } from '@/lib/server/submissions/outcome';

test('without an upstream, the site returns 200 for a repeated submission and 409 for other values', async () => {
  const services = createTestServices({ DATABASE_URL: await sqlite.createUrl() });
  expect((await postSubmission(services, 'submit', 'k')).outcome).toEqual(receivedResponse);
  expect((await postSubmission(services, 'submit', 'k')).outcome).toEqual(receivedResponse);
  const { outcome } = await postSubmission(services, 'submit', 'k', createValues('submit', 'x'));
  expect(outcome).toMatchObject({ status: 409 });
  expect(await readRow(services, 'k')).toMatchObject({ state: 'stored' });
});

test('services open the store again after its file was deleted', async () => {
  const url = await sqlite.createUrl();
  const file = url.slice('file:'.length);
  const services = createTestServices({ DATABASE_URL: url });
  expect((await postSubmission(services, 'submit', 'first')).outcome.status).toBe(200);
  for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix);
  expect((await postSubmission(services, 'submit', 'second')).outcome.status).toBe(200);
  const opened = (await services.store())!;
  rmSync(file);
  expect((await postSubmission(services, 'submit', 'third')).outcome.status).toBe(200);
  const rows = await listRows(await openTestStore(url));
  expect(rows.map(({ key }) => key)).toEqual(['third']);
  // Closing the old connection does not delete the journal of the new file.
  await expect(opened.findByKeyStart('first')).rejects.toThrow();
  expect(existsSync(`${file}-wal`)).toBe(true);
  expect(await reportHealth(services)).toMatchObject({
    status: 'degraded',
    store: { state: 'replaced' },
  });
});

test('derived keys differ between stores, and fingerprints between stores and keys', async () => {
  // Stops the clock, because the derived key changes every ten minutes.
  advanceTime(0);
  const keysAndFingerprints = new Set<string | undefined>();
  for (const DATABASE_URL of [await sqlite.createUrl(), await sqlite.createUrl()]) {
    const services = createTestServices({ DATABASE_URL });
    keysAndFingerprints.add((await postWithoutJavaScript(services)).key);
    for (const key of ['k', 'l']) await postSubmission(services, 'submit', key);
    for (const { fingerprint } of await listRows((await services.store())!))
      keysAndFingerprints.add(fingerprint);
  }
  // Each store has one derived key and three fingerprints.
  expect(keysAndFingerprints.size).toBe(8);
});

/** Nothing listens on this port. */
const UNREACHABLE_STORE = 'postgres://127.0.0.1:9/none';

test.each(['off', UNREACHABLE_STORE])(
  'with DATABASE_URL=%s, the site forwards submissions and drops spam',
  async (DATABASE_URL) => {
    const upstream = await startUpstream();
    const services = createTestServices({ DATABASE_URL, UPSTREAM_URL: upstream.url });
    const spam = { ...createValues('submit'), [honeypot.name]: 'buy' };
    expect((await postSubmission(services, 'submit', 'spam', spam)).outcome).toEqual(
      receivedResponse,
    );
    expect((await postSubmission(services, 'submit', 'k')).outcome.status).toBe(200);
    expect([...upstream.acceptedBodies.keys()]).toEqual(['k']);
  },
);

test('if the store is unreachable, health is “degraded” with an upstream; without one, it is “down” and submissions are refused', async () => {
  const forwarding = createTestServices({
    DATABASE_URL: UNREACHABLE_STORE,
    UPSTREAM_URL: 'http://127.0.0.1:9',
  });
  expect(await reportHealth(forwarding)).toMatchObject({
    status: 'degraded',
    store: { state: 'unavailable' },
  });
  const keeping = createTestServices({ DATABASE_URL: UNREACHABLE_STORE });
  const { outcome } = await postSubmission(keeping, 'submit', 'k');
  expect(outcome).toMatchObject({ kind: 'refused', status: 503 });
  expect(await reportHealth(keeping)).toMatchObject({ status: 'down' });
});
