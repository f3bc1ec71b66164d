import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { databases, sqlite } from '@/e2e/testing/stores';
import {
  advanceTime,
  createTestContext,
  postSubmission,
  setUpTwoProcesses,
  startUpstream,
} from '@/e2e/testing/in-process';
import { replies } from '@/e2e/testing/upstream/replies';
import { createValues } from '@/e2e/testing/answers';
import { reportHealth } from '@/lib/server/health';
import { runMaintenance } from '@/lib/server/maintenance';
import type { ServerContext } from '@/lib/server/context';

const MINUTE_MS = 60_000;
const noRows = { pending: 0, parked: 0, rejected: 0, stored: 0, spam: 0 };
const longWait = 'A submission has waited for the upstream longer than 10 minutes.';

describe.each(databases)('health with the store in $name', ({ createUrl }) => {
  const site = setUpTwoProcesses(createUrl);

  test('is ok before the first submission', async () => {
    const ok = { status: 'ok', problems: [], lastStatus: null, lastAttempt: null, ...noRows };
    expect(await reportHealth(site.context)).toEqual(ok);
  });

  test('is degraded once a submission has waited for 10 minutes, also if others arrive', async () => {
    site.upstream.chooseReply = ({ key }) => (key === 'poisoned' ? replies.error : replies.ok);
    await postSubmission(site.context, 'submit', 'poisoned');
    const lastStatus = 500;
    expect(await reportHealth(site.otherContext)).toMatchObject({ status: 'ok', lastStatus });
    advanceTime(11 * MINUTE_MS);
    await postSubmission(site.context, 'submit', 'good');
    expect(await reportHealth(site.otherContext)).toMatchObject({
      ...{ status: 'degraded', problems: [longWait], lastStatus: 200, pending: 1 },
      lastAttempt: new Date(Date.now()).toISOString(),
    });
    await site.store.setState({ states: ['pending'] }, 'pending');
    expect(await reportHealth(site.context), 'also after `release`').toMatchObject({
      status: 'degraded',
    });
  });

  test('is degraded while a submission is parked, but not because of rejected ones', async () => {
    site.upstream.replyWith(replies.rejection, replies.rejection, replies.error);
    for (const key of ['rejected-1', 'rejected-2'])
      await postSubmission(site.context, 'submit', key);
    expect(await reportHealth(site.context)).toMatchObject({ status: 'ok', rejected: 2 });
    await postSubmission(site.context, 'submit');
    advanceTime(15 * 24 * 60 * MINUTE_MS);
    await runMaintenance(site.context);
    expect(await reportHealth(site.context)).toMatchObject({
      ...{ status: 'degraded', problems: [longWait] },
      ...{ ...noRows, parked: 1, rejected: 2 },
    });
  });
});

describe('health with a broken store', () => {
  const site = setUpTwoProcesses(sqlite.createUrl);

  const set = (pragma: string) => sql.raw(`PRAGMA ${pragma}`).execute(site.store.db);
  /** Sends a text that is larger than the free space in the existing pages. */
  const send = async (context: ServerContext, key: string) => {
    const values = { ...createValues('submit'), message: 'x'.repeat(60_000) };
    return (await postSubmission(context, 'submit', key, values)).outcome.status;
  };

  test.each([
    ['is read-only', 'query_only = ON', 'query_only = OFF'],
    // SQLite raises a limit below the current size to the current size, so that no page can be added.
    ['is on a full disk', 'max_page_count = 1', 'max_page_count = 1073741823'],
  ])(
    'if it %s, is down without an upstream and degraded with one, until maintenance can write again',
    async (_, fault, end) => {
      const withUpstream = site.context;
      const settings = { ...withUpstream.settings, upstreamUrl: undefined };
      const withoutUpstream = { ...withUpstream, settings };
      await set(fault);
      expect(await send(withoutUpstream, 'refused')).toBe(503);
      expect(await send(withUpstream, 'forwarded')).toBe(200);
      expect(site.upstream.acceptedBodies.get('forwarded')).toHaveLength(1);
      const problems = ['The last write to the store failed.'];
      expect(await reportHealth(withoutUpstream)).toMatchObject({ status: 'down', problems });
      expect(await reportHealth(withUpstream)).toMatchObject({ status: 'degraded', problems });

      await set(end);
      await runMaintenance(withUpstream);
      expect(await reportHealth(withoutUpstream)).toMatchObject({ status: 'ok' });
      expect(await send(withoutUpstream, 'after')).toBe(200);
      expect((await site.store.list()).map(({ key }) => key)).toEqual(['after']);
    },
  );

  test('is ok as soon as a submission is stored again', async () => {
    await set('query_only = ON');
    await send(site.context, 'not-stored');
    expect(await reportHealth(site.context)).toMatchObject({ status: 'degraded' });
    await set('query_only = OFF');
    await send(site.context, 'stored');
    expect(await reportHealth(site.context)).toMatchObject({ status: 'ok' });
  });

  test('if a table is damaged, is down without an upstream and degraded with one', async () => {
    await site.store.write((db) => sql`DROP TABLE submissions`.execute(db));
    const { context } = site;
    const settings = { ...context.settings, upstreamUrl: undefined };
    const problems = ['The store cannot be used.'];
    expect(await reportHealth(context)).toEqual({ status: 'degraded', problems });
    expect(await reportHealth({ ...context, settings })).toEqual({ status: 'down', problems });
  });
});

test('without a store, health is degraded if the last call of this process failed', async () => {
  const upstream = await startUpstream();
  const context = createTestContext({ DATABASE_URL: 'off', UPSTREAM_URL: upstream.url });
  expect(await reportHealth(context)).toEqual({ status: 'ok', problems: [] });
  upstream.replyWith(replies.error, replies.rejection);
  await postSubmission(context, 'submit');
  const problems = ['The upstream did not accept the last submission.'];
  expect(await reportHealth(context)).toEqual({ status: 'degraded', problems });
  await postSubmission(context, 'submit');
  expect(await reportHealth(context)).toMatchObject({ status: 'ok' });
});
