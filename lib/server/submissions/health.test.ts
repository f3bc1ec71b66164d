import { describe, expect, test } from 'vitest';
import { databases } from '@/lib/testing/databases';
import { post, twoProcesses } from '@/lib/testing/in-process';
import { refusal, replies } from '@/lib/testing/upstream/replies';
import { health } from '@/lib/server/submissions/health';

describe.each(databases)('health of a site with a store in $name', ({ fresh }) => {
  const site = twoProcesses(fresh);

  test('tells whether the upstream answers, and what it has not taken', async () => {
    expect(await health(site.services)).toMatchObject({
      status: 'ok',
      upstream: { state: 'untried' },
    });
    site.upstream.answers(replies.error);
    await post(site.services, 'submit');
    expect(await health(site.others)).toMatchObject({
      status: 'degraded',
      store: { state: 'ok' },
      upstream: { state: 'failing', lastStatus: 500 },
      pending: 1,
      parked: 0,
      rejected: 0,
    });
  });

  test.each([
    [400, 'ok', 'answering'],
    // The address is wrong, or the site may not call it.
    [401, 'degraded', 'failing'],
    [404, 'degraded', 'failing'],
  ])('counts what was rejected: by %i it is %s', async (code, status, state) => {
    site.upstream.answers(refusal(code, { message: 'No.' }));
    await post(site.services, 'submit');
    await post(site.services, 'apply');
    expect(await health(site.services)).toMatchObject({
      status,
      upstream: { state, lastStatus: code },
      pending: 0,
      parked: 0,
      rejected: 2,
    });
  });
});
