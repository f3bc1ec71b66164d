import { describe, expect, test } from 'vitest';
import { databases } from '@/lib/testing/databases';
import { postSubmission, setUpTwoProcesses } from '@/lib/testing/in-process';
import { replies } from '@/lib/testing/upstream/replies';
import { createValues } from '@/lib/testing/values';
import { reportHealth } from '@/lib/server/submissions/health';

describe.each(databases)('health with the store in $name', ({ createUrl }) => {
  const site = setUpTwoProcesses(createUrl);

  test('is ok before the first submission', async () => {
    const upstream = { state: 'untried' };
    expect(await reportHealth(site.services)).toMatchObject({ status: 'ok', upstream });
  });

  test('reports the upstream’s last status and counts submissions by state', async () => {
    site.upstream.replyWith(replies.ok, replies.error);
    await postSubmission(site.services, 'submit');
    expect(await reportHealth(site.otherServices)).toMatchObject({
      status: 'ok',
      upstream: { state: 'answering', lastStatus: 200 },
      ...{ pending: 0, parked: 0, rejected: 0, stored: 0, spam: 0 },
    });
    await postSubmission(site.services, 'submit');
    await postSubmission(site.services, 'submit', 'spam', {
      ...createValues('submit'),
      extra_note: 'buy',
    });
    expect(await reportHealth(site.otherServices)).toMatchObject({
      status: 'degraded',
      store: { state: 'ok' },
      upstream: { state: 'failing', lastStatus: 500 },
      ...{ pending: 1, spam: 1 },
    });
  });
});
